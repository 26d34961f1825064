import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { FileChange } from '../../../server-stub/git/types.ts'
import { exported } from '../../support/git.ts'
import { seeded } from '../../support/random.ts'
import { sampleOf } from '../../support/sample.ts'
import { randomActions, randomFiles } from './random-tree.ts'
import { create, move, noGit, remove, text, update, workbench } from './workbench.ts'

const seeds = sampleOf(
  Array.from({ length: 25 }, (_, index) => index + 1),
  3,
)

describe.skipIf(noGit)('as the real Git sees it', () => {
  test.for(seeds)('change %i adds and deletes as many lines, and moves the same files', async (seed) => {
    await using bench = await workbench()
    const random = seeded(seed)
    const files = randomFiles(random)
    const from = await bench.commit(
      [],
      [...files].map(([path, content]) => create(path, content)),
    )
    const to = await bench.commit([from], randomActions(random, files, 12, 'x'))
    await using real = await exported(bench.db, bench.projectId)
    const changes = await bench.repository.diff(from, to)
    const ours = changes.map(
      ({ additions, deletions, old_path, new_path }) =>
        `${additions}\t${deletions}\t${old_path}\t${new_path}`,
    )
    const counted = await real.git('diff', '--numstat', '-M', '--minimal', '-z', from, to)
    expect(ours.toSorted()).toEqual(parseNumstat(counted).toSorted())
    await expectToApply(real, from, to, changes)
  })
})

/** Records of `--numstat -z`: counts and path, or for a rename an empty path followed by both. */
function parseNumstat(output: string): string[] {
  const parts = output.split('\0')
  const records: string[] = []
  for (let part = parts.shift(); part; part = parts.shift()) {
    const [added, deleted, path] = part.split('\t')
    const [from, to] = path ? [path, path] : [parts.shift(), parts.shift()]
    records.push(`${added}\t${deleted}\t${from}\t${to}`)
  }
  return records
}

/** Lets Git apply our diffs to the old tree and expects the new one. */
async function expectToApply(
  real: Awaited<ReturnType<typeof exported>>,
  from: string,
  to: string,
  changes: readonly FileChange[],
): Promise<void> {
  const patch = changes.map((change) => `${gitHeader(change)}${change.diff}`).join('')
  await writeFile(join(real.directory, 'patch'), patch)
  await real.git('read-tree', from)
  await real.git('apply', '--cached', '--unidiff-zero', '--whitespace=nowarn', join(real.directory, 'patch'))
  expect(await real.git('write-tree')).toBe(await real.git('rev-parse', `${to}^{tree}`))
}

function gitHeader(change: FileChange): string {
  const lines = [`diff --git a/${change.old_path} b/${change.new_path}`]
  if (change.new_file) lines.push(`new file mode ${change.b_mode}`)
  if (change.deleted_file) lines.push(`deleted file mode ${change.a_mode}`)
  if (change.renamed_file) lines.push(`rename from ${change.old_path}`, `rename to ${change.new_path}`)
  return `${lines.join('\n')}\n`
}

const between = async (before: string | null, after: string): Promise<FileChange | undefined> => {
  await using bench = await workbench()
  const from = await bench.commit([], before === null ? [create('other')] : [create('file', before)])
  const to = await bench.commit([from], before === null ? [create('file', after)] : [update('file', after)])
  const changes = await bench.repository.diff(from, to)
  expect(changes.length).toBe(1)
  return changes[0]
}

test('writes a unified diff: three lines of context, changes near each other in one hunk', async () => {
  const change = await between(text(30), text(30, { 4: 'four', 11: 'eleven', 25: 'x' }))
  expect(change?.diff).toBe(
    `--- a/file
+++ b/file
@@ -1,14 +1,14 @@
 line 1
 line 2
 line 3
-line 4
+four
 line 5
 line 6
 line 7
 line 8
 line 9
 line 10
-line 11
+eleven
 line 12
 line 13
 line 14
@@ -22,7 +22,7 @@
 line 22
 line 23
 line 24
-line 25
+x
 line 26
 line 27
 line 28
`,
  )
  expect(change).toMatchObject({ additions: 3, deletions: 3, a_mode: '100644', b_mode: '100644' })
})

test('marks a last line without line feed', async () => {
  expect((await between('a\nb', 'a\nb\n'))?.diff).toBe(
    '--- a/file\n+++ b/file\n@@ -1,2 +1,2 @@\n a\n-b\n\\ No newline at end of file\n+b\n',
  )
})

test('compares new files, emptied files, and files with other line ends', async () => {
  expect(await between(null, 'one\n')).toMatchObject({
    old_path: 'file',
    new_path: 'file',
    a_mode: null,
    b_mode: '100644',
    new_file: true,
    diff: '--- /dev/null\n+++ b/file\n@@ -0,0 +1 @@\n+one\n',
  })
  expect(await between(null, '')).toMatchObject({ new_file: true, diff: '', additions: 0 })
  expect(await between('one\n', '')).toMatchObject({ deleted_file: false, additions: 0, deletions: 1 })
  expect((await between('one\r\n', 'one\n'))?.diff).toContain('-one\r\n+one\n')
})

test('compares text in other encodings', async () => {
  await using bench = await workbench()
  const from = await bench.commit(
    [],
    [{ action: 'create', path: 'file', content: latin('gr\xfcn\nblau\n'), encoding: 'base64' }],
  )
  const to = await bench.commit(
    [from],
    [{ action: 'update', path: 'file', content: latin('gr\xf6n\nblau\n'), encoding: 'base64' }],
  )
  const [change] = await bench.repository.diff(from, to)
  expect(change).toMatchObject({ additions: 1, deletions: 1 })
  expect(change?.diff).toContain('-gr\ufffdn\n+gr\ufffdn\n blau\n')
})

test('only reports that binary files differ', async () => {
  expect(await between('a\0b', 'a\0c')).toMatchObject({
    diff: 'Binary files a/file and b/file differ\n',
    additions: 0,
    deletions: 0,
  })
  expect((await between(null, '\0'))?.diff).toBe('Binary files /dev/null and b/file differ\n')
})

test('follows renames from half the content on', async () => {
  await using bench = await workbench()
  const from = await bench.commit(
    [],
    [create('same', text(10)), create('near', text(20, { 1: 'near' })), create('far')],
  )
  const edited = text(20, { 1: 'near', 5: 'V', 6: 'VI' })
  const to = await bench.commit(
    [from],
    [move('same', 'dir/same'), move('near', 'moved', edited), move('far', 'away', 'nothing in common\n')],
  )
  const changes = await bench.repository.diff(from, to)
  const shape = changes.map(({ old_path, new_path, renamed_file, new_file, deleted_file, diff }) => [
    old_path,
    new_path,
    [renamed_file && 'renamed', new_file && 'new', deleted_file && 'deleted'].filter(Boolean).join(),
    diff === '',
  ])
  expect(shape).toEqual([
    ['away', 'away', 'new', false],
    ['same', 'dir/same', 'renamed', true],
    ['far', 'far', 'deleted', false],
    ['near', 'moved', 'renamed', false],
  ])
})

test('compares with nothing: all files are new', async () => {
  await using bench = await workbench()
  const head = await bench.commit([], [create('b/c'), create('a')])
  const changes = await bench.repository.diff(null, head)
  expect(changes.map(({ new_path, new_file }) => [new_path, new_file])).toEqual([
    ['a', true],
    ['b/c', true],
  ])
})

test('turns a file into a directory and back', async () => {
  await using bench = await workbench()
  const from = await bench.commit([], [create('x', text(3))])
  const to = await bench.commit([from], [remove('x'), create('x/y', 'other\n')])
  const changes = await bench.repository.diff(from, to)
  expect(changes.map(({ new_path, new_file, deleted_file }) => [new_path, new_file, deleted_file])).toEqual([
    ['x', false, true],
    ['x/y', true, false],
  ])
})

test('finds what large files share although their lines repeat', async () => {
  const change = await between(repeating('a'), repeating('a').replace(/a 7\n/g, 'b 7\n') + repeating('b'))
  // Beyond the limit of comparisons, all lines would count as rewritten.
  expect(change).toMatchObject({ additions: 20_400, deletions: 400 })
})

const latin = (bytes: string): string => Buffer.from(bytes, 'latin1').toString('base64')

const repeating = (mark: string): string =>
  Array.from({ length: 20_000 }, (_, at) => `${mark} ${at % 50}\n`).join('')
