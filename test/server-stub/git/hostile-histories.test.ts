/** Histories in which the number of steps doubles with each commit. */
import { expect, test } from 'vitest'
import { mergeBases } from '../../../server-stub/git/history.ts'
import { ObjectStore } from '../../../server-stub/git/object-store.ts'
import { limits } from '../../../server-stub/limits.ts'
import { create, update, workbench, type Workbench } from './workbench.ts'

const lines = ['a', 'b', 'c']

/** Lines of commits, each of which merges the last commit of all lines; returns the heads. */
async function crossed(bench: Workbench, levels: number, names: readonly string[]): Promise<string[]> {
  const root = await bench.commit(
    [],
    names.map((name) => create(name, '0')),
  )
  let heads = names.map(() => root)
  for (let level = 1; level <= levels; level++) {
    const parents = heads
    const next = names.map(async (name, line) => {
      const [own = root, ...others] = [...parents.slice(line), ...parents.slice(0, line)]
      return bench.commit([own, ...others], [update(name, `${level}`)], { second: level })
    })
    heads = await Promise.all(next)
  }
  return heads
}

test('ends a merge whose common ancestors have common ancestors many times over', async () => {
  await using bench = await workbench()
  const [ours = '', theirs = ''] = await crossed(bench, 30, lines)
  expect(await bench.repository.mergeCommits(ours, theirs)).toEqual({ conflicts: ['.'] })
  expect(await bench.repository.canMerge(ours, theirs)).toBe(false)
})

test('merges branches that merged each other many times', async () => {
  await using bench = await workbench()
  const [ours = '', theirs = ''] = await crossed(bench, limits.mergedBases.max, ['a', 'b'])
  const store = new ObjectStore(bench.db, bench.projectId)
  expect(await mergeBases(store, ours, theirs)).toHaveLength(2)
  const result = await bench.repository.mergeCommits(ours, theirs)
  expect(result).not.toEqual({ conflicts: ['.'] })
})

test('finds all of hundreds of common ancestors in one walk', async () => {
  await using bench = await workbench()
  const root = await bench.commit([], [create('file')])
  const bases: string[] = []
  for (let index = 0; index < 300; index++)
    bases.push(await bench.commit([root], [create(`file${index}`)], { second: index }))
  const ours = await bench.commit(bases, [create('ours')], { second: 500 })
  const theirs = await bench.commit(bases, [create('theirs')], { second: 500 })
  const store = new ObjectStore(bench.db, bench.projectId)
  expect(await mergeBases(store, ours, theirs)).toEqual(bases.toSorted())
})
