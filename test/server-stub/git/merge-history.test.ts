import { describe, expect, test } from 'vitest'
import { createObjectCache, openRepository } from '../../../server-stub/git/repository.ts'
import { exported } from '../../support/git.ts'
import { statementsOf } from '../../support/statements.ts'
import { create, move, noGit, remove, text, update, workbench, type Workbench } from './workbench.ts'

/** Two branches that merged each other: several merge bases. */
async function crissCross(bench: Workbench, left: string, right: string): Promise<[string, string]> {
  const merge = async (one: string, other: string, second: number): Promise<string> => {
    const result = await bench.repository.mergeCommits(one, other)
    if (!('tree' in result)) throw new Error('Meant to merge')
    const commit = (await bench.repository.commit(one)) ?? expect.unreachable()
    const { committer } = commit
    const at = new Date(committer.at.getTime() + second * 1000)
    const merged = { ...commit, tree: result.tree, parents: [one, other], committer: { ...committer, at } }
    return bench.repository.writeCommit(merged)
  }
  const base = await bench.commit([], [create('file', text(12)), create('side', 's\n')])
  const a = await bench.commit([base], [update('file', text(12, { 2: 'a' }))], { second: 10 })
  const b = await bench.commit([base], [update('file', text(12, { 10: 'b' }))], { second: 20 })
  const [ab, ba] = [await merge(a, b, 30), await merge(b, a, 40)]
  const changes = { 2: 'a', 10: 'b' }
  return [
    await bench.commit([ab], [update('file', text(12, { ...changes, 2: left }))], { second: 50 }),
    await bench.commit([ba], [update('file', text(12, { ...changes, 10: right }))], { second: 60 }),
  ]
}

test('merges several merge bases into one first', async () => {
  await using bench = await workbench()
  const [left, right] = await crissCross(bench, 'left', 'right')
  const result = await bench.repository.mergeCommits(left, right)
  const expected = await bench.repository.applyActions(null, [
    create('file', text(12, { 2: 'left', 10: 'right' })),
    create('side', 's\n'),
  ])
  expect(result).toEqual(expected)
})

describe('canMerge', () => {
  test('agrees with the merge, and stores nothing', async () => {
    await using bench = await workbench()
    const base = await bench.commit([], [create('file', text(12))])
    const ours = await bench.commit([base], [update('file', text(12, { 2: 'ours' }))], { second: 10 })
    const apart = await bench.commit([base], [update('file', text(12, { 10: 'apart' }))], { second: 20 })
    const same = await bench.commit([base], [update('file', text(12, { 2: 'theirs' }))], { second: 30 })
    const unrelated = await bench.commit([], [create('other')], { second: 40 })
    const crossing = await crissCross(bench, 'left', 'right')
    const before = await objects(bench)
    expect(await bench.repository.canMerge(ours, apart)).toBe(true)
    expect(await bench.repository.canMerge(ours, same)).toBe(false)
    expect(await bench.repository.canMerge(ours, unrelated)).toBe(true)
    expect(await bench.repository.canMerge(...crossing)).toBe(true)
    expect(await objects(bench)).toEqual(before)
  })

  test('is up to date if the branch has all commits', async () => {
    await using bench = await workbench()
    const base = await bench.commit([], [create('file')])
    const head = await bench.commit([base], [update('file', 'changed')], { second: 10 })
    expect(await bench.repository.canMerge(head, base)).toBe(false)
    expect(await bench.repository.canMerge(head, head)).toBe(false)
    expect(await bench.repository.canMerge(base, head)).toBe(true)
  })

  test('reads nothing for heads that were tried before', async () => {
    await using bench = await workbench()
    const base = await bench.commit([], [create('file', text(12))])
    const ours = await bench.commit([base], [update('file', text(12, { 2: 'ours' }))], { second: 10 })
    const theirs = await bench.commit([base], [update('file', text(12, { 10: 'theirs' }))], { second: 20 })
    const cache = createObjectCache(0)
    const canMerge = () => openRepository(bench.db, bench.projectId, cache).canMerge(ours, theirs)
    expect((await statementsOf(canMerge)).length).toBeGreaterThan(0)
    expect(await statementsOf(canMerge)).toEqual([])
  })
})

async function objects({ db }: Workbench): Promise<string[]> {
  const rows = await db.selectFrom('git_object').select('oid').orderBy('oid').execute()
  return rows.map(({ oid }) => oid)
}

test.skipIf(noGit)('merges criss-cross histories as the real Git does', async () => {
  await using bench = await workbench()
  const sides = await crissCross(bench, 'left', 'right')
  await using real = await exported(bench.db, bench.projectId)
  expect((await real.lines('merge-base', '--all', ...sides)).length).toBe(2)
  const tree = await real.git('merge-tree', '--write-tree', ...sides)
  expect(await bench.repository.mergeCommits(...sides)).toEqual({ tree: tree.trim() })
})

test('merges a branch into its descendant', async () => {
  await using bench = await workbench()
  const base = await bench.commit([], [create('a')])
  const ahead = await bench.commit([base], [create('b')], { second: 1 })
  const tree = (await bench.repository.commit(ahead))?.tree
  expect(await bench.repository.mergeCommits(ahead, base)).toEqual({ tree })
  expect(await bench.repository.mergeCommits(base, ahead)).toEqual({ tree })
  expect(await bench.repository.mergeCommits(ahead, ahead)).toEqual({ tree })
})

test('merges unrelated histories without common files', async () => {
  await using bench = await workbench()
  const [one, other] = [await bench.commit([], [create('a')]), await bench.commit([], [create('b')])]
  const expected = await bench.repository.applyActions(null, [create('a'), create('b')])
  expect(await bench.repository.mergeCommits(one, other)).toEqual(expected)
})

describe('cherry-pick', () => {
  test('applies what one commit changed, and nothing before it', async () => {
    await using bench = await workbench()
    const base = await bench.commit([], [create('file', text(10)), create('old', text(6))])
    const before = await bench.commit([base], [create('unwanted')], { second: 1 })
    const picked = await bench.commit([before], [update('file', text(10, { 9: 'picked' })), remove('old')], {
      second: 2,
    })
    const onto = await bench.commit([base], [move('file', 'moved', text(10, { 1: 'onto' }))], { second: 3 })
    const expected = await bench.repository.applyActions(null, [
      create('moved', text(10, { 1: 'onto', 9: 'picked' })),
    ])
    expect(await bench.repository.cherryPick(picked, onto)).toEqual(expected)
  })

  test('conflicts if the target differs', async () => {
    await using bench = await workbench()
    const base = await bench.commit([], [create('file', text(5))])
    const picked = await bench.commit([base], [update('file', text(5, { 3: 'picked' }))], { second: 1 })
    const onto = await bench.commit([base], [update('file', text(5, { 3: 'onto' }))], { second: 2 })
    expect(await bench.repository.cherryPick(picked, onto)).toEqual({ conflicts: ['file'] })
  })

  test('is empty if the target has the change already', async () => {
    await using bench = await workbench()
    const base = await bench.commit([], [create('file', text(5))])
    const picked = await bench.commit([base], [update('file', text(5, { 3: 'x' }))], { second: 1 })
    expect(await bench.repository.cherryPick(picked, picked)).toEqual({ empty: true })
    const onto = await bench.commit([base], [update('file', text(5, { 3: 'x' })), create('b')], { second: 2 })
    expect(await bench.repository.cherryPick(picked, onto)).toEqual({ empty: true })
  })

  test('treats a first commit as all its files, and a merge as its changes to the first parent', async () => {
    await using bench = await workbench()
    const root = await bench.commit([], [create('a')])
    const other = await bench.commit([], [create('b')])
    const both = await bench.repository.applyActions(null, [create('a'), create('b')])
    expect(await bench.repository.cherryPick(other, root)).toEqual(both)
    const merged = await bench.commit([root, other], [create('b')], { second: 1 })
    expect(await bench.repository.cherryPick(merged, root)).toEqual(both)
  })
})
