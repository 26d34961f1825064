/** Few directories that contain each other many times: billions of paths in a pack of some kilobytes. */
import { expect, test } from 'vitest'
import { ObjectStore } from '../../../server-stub/git/object-store.ts'
import { encodeObject } from '../../../server-stub/git/stored-object.ts'
import { renderTree } from '../../../server-stub/git/tree-format.ts'
import { diffTrees } from '../../../server-stub/git/trees.ts'
import { limits } from '../../../server-stub/limits.ts'
import { create, signed, workbench, type Workbench } from './workbench.ts'

/** A tree with this many levels of the same directories. */
async function nested(
  bench: Workbench,
  base: string,
  levels: number,
  names: readonly string[],
): Promise<string> {
  const store = new ObjectStore(bench.db, bench.projectId)
  let { tree: oid } = await store.commit(base)
  for (let level = 0; level < levels; level++) {
    const lines = names.map((name) => ({ name, mode: '040000', oid }) as const)
    const tree = await encodeObject({ type: 'tree', body: renderTree(lines) })
    await store.writeAll([tree])
    oid = tree.oid
  }
  return oid
}

const ten = Array.from({ length: 10 }, (_, index) => `d${index}`)

test('lists the first files of a commit with 10 billion files, and their number up to the limit', async () => {
  await using bench = await workbench()
  const base = await bench.commit([], [create('file')])
  const commit = await bench.repository.writeCommit({
    tree: await nested(bench, base, 10, ten),
    parents: [base],
    message: 'many files',
    author: signed(),
    committer: signed(),
  })
  const { changes, total } = await bench.repository.diffPart(base, commit, { offset: 0, limit: 3 })
  expect(changes.map(({ renamed_file }) => renamed_file)).toEqual([true, false, false])
  expect(total).toBeGreaterThan(20_000)
  expect(total).toBeLessThanOrEqual(limits.comparedFiles.max)
  expect(await bench.repository.treeBelow(commit)).toBe('too-many')
})

test('does not list a directory of 200,000 files below another one', async () => {
  await using bench = await workbench()
  const empty = await bench.commit([], [])
  const { oid } = await encodeObject({ type: 'blob', body: Buffer.from('') })
  const lines = Array.from({ length: 200_000 }, (_, index) => ({
    name: `f${String(index).padStart(6, '0')}`,
    mode: '100644' as const,
    oid,
  }))
  const large = await encodeObject({ type: 'tree', body: renderTree(lines) })
  const root = await encodeObject({
    type: 'tree',
    body: renderTree([{ name: 'large', mode: '040000', oid: large.oid }]),
  })
  await new ObjectStore(bench.db, bench.projectId).writeAll([large, root])
  const author = signed()
  const commit = await bench.repository.writeCommit({
    tree: root.oid,
    parents: [empty],
    message: 'a large directory',
    author,
    committer: author,
  })
  expect(await bench.repository.treeBelow(commit)).toBe('too-many')
  expect(await bench.repository.treeBelow(commit, 'large')).toBe('too-many')
})

test('does not merge billions of files', async () => {
  await using bench = await workbench()
  const base = await bench.commit([], [create('file')])
  const ours = await bench.commit([base], [create('other')])
  const many = await nested(bench, base, 10, ten)
  const { tree } = (await bench.repository.commit(base)) ?? expect.unreachable()
  const { tree: mine } = (await bench.repository.commit(ours)) ?? expect.unreachable()
  expect(await bench.repository.mergeTrees(tree, mine, many)).toEqual({ conflicts: ['.'] })
  expect(await bench.repository.mergeTrees(tree, many, mine)).toEqual({ conflicts: ['.'] })
})

test.for([
  ['directories without files', 40, ['d', 'e']],
  ['one directory below the other', 3000, ['d']],
  ['names of thousands of characters', 3, ['n'.repeat(4000)]],
] as const)('ends a comparison of %s', async ([, levels, names]) => {
  await using bench = await workbench()
  const empty = await bench.commit([], [])
  const store = new ObjectStore(bench.db, bench.projectId)
  const tree = await nested(bench, empty, levels, names)
  const { changes, isComplete } = await diffTrees(store, null, tree, 1000)
  expect({ changes, isComplete }).toEqual({ changes: [], isComplete: false })
})

test('compares up to the limit completely', async () => {
  await using bench = await workbench()
  const commit = await bench.commit([], [create('a/b'), create('c')])
  const store = new ObjectStore(bench.db, bench.projectId)
  const { tree } = await store.commit(commit)
  const within = await diffTrees(store, null, tree, 3)
  expect([within.changes.map(({ path }) => path), within.isComplete]).toEqual([['a/b', 'c'], true])
  expect((await diffTrees(store, null, tree, 2)).isComplete).toBe(false)
})
