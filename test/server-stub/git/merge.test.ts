import { describe, expect, test } from 'vitest'
import type { Action } from '../../../server-stub/git/types.ts'
import { exported } from '../../support/git.ts'
import { seeded } from '../../support/random.ts'
import { sampleOf } from '../../support/sample.ts'
import { randomActions, randomFiles } from './random-tree.ts'
import { create, filesIn, move, noGit, remove, text, update, workbench, type Workbench } from './workbench.ts'

/** What both sides did to a start, and what becomes of it: files by path, or the paths in conflict. */
interface Case {
  start: Action[]
  ours: Action[]
  theirs: Action[]
  expected: Record<string, string> | string[]
}

const ten = [create('file', text(10))]

const cases: Record<string, Case> = {
  'changes of different files': {
    start: [create('a'), create('b')],
    ours: [update('a', 'ours\n')],
    theirs: [update('b', 'theirs\n'), create('c', 'new\n')],
    expected: { a: 'ours\n', b: 'theirs\n', c: 'new\n' },
  },
  'changes of different places in one file': {
    start: ten,
    ours: [update('file', text(10, { 2: 'ours' }))],
    theirs: [update('file', text(10, { 9: 'theirs' }))],
    expected: { file: text(10, { 2: 'ours', 9: 'theirs' }) },
  },
  'the same change on both sides': {
    start: ten,
    ours: [update('file', text(10, { 2: 'same', 8: 'ours' }))],
    theirs: [update('file', text(10, { 2: 'same' }))],
    expected: { file: text(10, { 2: 'same', 8: 'ours' }) },
  },
  'different changes of one line': {
    start: ten,
    ours: [update('file', text(10, { 5: 'ours' }))],
    theirs: [update('file', text(10, { 5: 'theirs' }))],
    expected: ['file'],
  },
  'changes of neighbouring lines': {
    start: ten,
    ours: [update('file', text(10, { 5: 'ours' }))],
    theirs: [update('file', text(10, { 6: 'theirs' }))],
    expected: ['file'],
  },
  'a line apart': {
    start: ten,
    ours: [update('file', text(10, { 5: 'ours' }))],
    theirs: [update('file', text(10, { 7: 'theirs' }))],
    expected: { file: text(10, { 5: 'ours', 7: 'theirs' }) },
  },
  'different ends without a line feed': {
    start: [create('file', text(4))],
    ours: [update('file', text(4).trimEnd())],
    theirs: [update('file', `top\n${text(4)}`)],
    expected: { file: `top\n${text(4).trimEnd()}` },
  },
  'deleted on both sides': {
    start: [...ten, create('keep', 'k\n')],
    ours: [remove('file')],
    theirs: [remove('file')],
    expected: { keep: 'k\n' },
  },
  'deleted here, changed there': {
    start: ten,
    ours: [remove('file')],
    theirs: [update('file', text(10, { 1: 'theirs' }))],
    expected: ['file'],
  },
  'changed here, deleted there': {
    start: ten,
    ours: [update('file', text(10, { 1: 'ours' }))],
    theirs: [remove('file')],
    expected: ['file'],
  },
  'the same file added on both sides': {
    start: [create('a', 'a\n')],
    ours: [create('b', 'b\n')],
    theirs: [create('b', 'b\n')],
    expected: { a: 'a\n', b: 'b\n' },
  },
  'different files added at one path': {
    start: [create('a')],
    ours: [create('b', 'ours\n')],
    theirs: [create('b', 'theirs\n')],
    expected: ['b'],
  },
  'moved here, changed there': {
    start: ten,
    ours: [move('file', 'dir/moved')],
    theirs: [update('file', text(10, { 3: 'theirs' }))],
    expected: { 'dir/moved': text(10, { 3: 'theirs' }) },
  },
  'changed here, moved and changed there': {
    start: ten,
    ours: [update('file', text(10, { 2: 'ours' }))],
    theirs: [move('file', 'moved', text(10, { 9: 'theirs' }))],
    expected: { moved: text(10, { 2: 'ours', 9: 'theirs' }) },
  },
  'moved to the same place on both sides': {
    start: ten,
    ours: [move('file', 'moved', text(10, { 2: 'ours' }))],
    theirs: [move('file', 'moved', text(10, { 9: 'theirs' }))],
    expected: { moved: text(10, { 2: 'ours', 9: 'theirs' }) },
  },
  'moved to two places': {
    start: ten,
    ours: [move('file', 'here')],
    theirs: [move('file', 'there')],
    expected: ['file', 'here', 'there'],
  },
  'moved here, deleted there': {
    start: [...ten, create('keep')],
    ours: [move('file', 'moved')],
    theirs: [remove('file')],
    expected: ['moved'],
  },
  'moved here to where there is something else there': {
    start: ten,
    ours: [move('file', 'moved')],
    theirs: [update('file', text(10, { 3: 'theirs' })), create('moved', 'else\n')],
    expected: ['moved'],
  },
  'a file here, a directory there': {
    start: [create('a')],
    ours: [create('x', 'file\n')],
    theirs: [create('x/y', 'in a directory\n')],
    expected: ['x/y'],
  },
  'a file that became a directory': {
    start: [create('x', text(5)), create('a', 'a\n')],
    ours: [remove('x'), create('x/y', 'new\n')],
    theirs: [update('a', 'changed\n')],
    expected: { a: 'changed\n', 'x/y': 'new\n' },
  },
  'a directory that became a file': {
    start: [create('x/y', text(5)), create('a', 'a\n')],
    ours: [update('a', 'changed\n')],
    theirs: [remove('x/y'), create('x', 'file\n')],
    expected: { a: 'changed\n', x: 'file\n' },
  },
  'different changes of a binary file': {
    start: [create('b', '\0start')],
    ours: [update('b', '\0ours')],
    theirs: [update('b', '\0theirs')],
    expected: ['b'],
  },
}

async function sidesOf(bench: Workbench, { start, ours, theirs }: Case): Promise<[string, string]> {
  const base = await bench.commit([], start)
  return [await bench.commit([base], ours, { second: 1 }), await bench.commit([base], theirs, { second: 2 })]
}

async function filesOf(bench: Workbench, tree: string): Promise<Record<string, string>> {
  const head = await bench.commit([], [])
  const commit = (await bench.repository.commit(head)) ?? expect.unreachable()
  const holder = await bench.repository.writeCommit({ ...commit, tree })
  const files = await filesIn(bench.repository, holder)
  const contents = await Promise.all(files.map(({ path }) => bench.repository.file(holder, path)))
  return Object.fromEntries(contents.map((file) => [file?.path, Buffer.from(file?.content ?? []).toString()]))
}

describe.for(Object.entries(cases))('merging %s', ([, merged]) => {
  test('merges typical changes', async () => {
    await using bench = await workbench()
    const result = await bench.repository.mergeCommits(...(await sidesOf(bench, merged)))
    if (Array.isArray(merged.expected)) expect(result).toEqual({ conflicts: merged.expected })
    else if ('tree' in result) expect(await filesOf(bench, result.tree)).toEqual(merged.expected)
    else expect(result).toBe('merged without conflict')
  })

  test.skipIf(noGit)('conflicts exactly if the real Git does', async () => {
    await using bench = await workbench()
    const sides = await sidesOf(bench, merged)
    await using real = await exported(bench.db, bench.projectId)
    const { status, output } = await real.tried('merge-tree', '--write-tree', ...sides)
    expect(status).toBe(Array.isArray(merged.expected) ? 1 : 0)
    const result = await bench.repository.mergeCommits(...sides)
    if ('tree' in result) expect(result.tree).toBe(output.trim())
  })
})

const seeds = sampleOf(
  Array.from({ length: 40 }, (_, index) => index + 100),
  3,
)

describe.skipIf(noGit)('as the real Git merges', () => {
  test.for(seeds)('random changes %i on two sides', async (seed) => {
    await using bench = await workbench()
    const random = seeded(seed)
    const files = randomFiles(random)
    const count = 1 + (seed % 6)
    const [ours, theirs] = await sidesOf(bench, {
      start: [...files].map(([path, content]) => create(path, content)),
      ours: randomActions(random, files, count, 'ours'),
      theirs: randomActions(random, files, count, 'theirs'),
      expected: [],
    })
    await using real = await exported(bench.db, bench.projectId)
    const git = await real.tried(
      '-c',
      'merge.directoryRenames=false',
      'merge-tree',
      '--write-tree',
      ours,
      theirs,
    )
    const result = await bench.repository.mergeCommits(ours, theirs)
    expect('tree' in result ? 0 : 1).toBe(git.status)
    if ('tree' in result) expect(result.tree).toBe(git.output.trim())
  })
})
