import { same, type Triple } from './merge-file.ts'
import type { ObjectStore } from './object-store.ts'
import { findRenames, type Rename } from './renames.ts'
import type { TreeChange } from './trees.ts'

const emptyBlob = 'e69de29bb2d1d6434b8b29ae775ad8c2e48c5391'

/** Every path that either side changed, as it is in all three trees. */
export function triplesOf(mine: readonly TreeChange[], other: readonly TreeChange[]): Map<string, Triple> {
  const triples = new Map<string, Triple>()
  for (const { path, old, new: now } of mine) triples.set(path, { base: old, ours: now, theirs: old })
  for (const { path, old, new: now } of other) {
    const triple = triples.get(path)
    if (triple) triple.theirs = now
    else triples.set(path, { base: old, ours: old, theirs: now })
  }
  return triples
}

/**
 * Where one side moved a file that the other changed, lets the change follow to the new path. Returns the paths that
 * cannot be merged: moved here and deleted there, moved to two places, moved to where the other put something else.
 */
export async function followRenames(
  store: ObjectStore,
  triples: Map<string, Triple>,
  mine: readonly TreeChange[],
  other: readonly TreeChange[],
): Promise<string[]> {
  const contested = [...triples].filter(
    ([, { base, ours, theirs }]) => base && (!ours || !theirs) && !same(base, ours) && !same(base, theirs),
  )
  if (contested.length === 0) return []
  const [ours, theirs] = [await renamesBySource(store, mine), await renamesBySource(store, other)]
  return contested.flatMap(([path, triple]) => follow(triples, triple, ours.get(path), theirs.get(path)))
}

async function renamesBySource(
  store: ObjectStore,
  changes: readonly TreeChange[],
): Promise<Map<string, Rename>> {
  const renames = await findRenames(store, changes)
  // The origin of an empty file cannot be recognized.
  return new Map(renames.filter(({ old }) => old.oid !== emptyBlob).map((rename) => [rename.from, rename]))
}

function follow(
  triples: Map<string, Triple>,
  triple: Triple,
  mine: Rename | undefined,
  other: Rename | undefined,
): string[] {
  if (mine && other) {
    if (mine.to !== other.to) return [mine.from, mine.to, other.to]
    const target = triples.get(mine.to)
    if (target) target.base = triple.base
    return []
  }
  if (mine) return carry(triples, triple, mine, 'theirs')
  return other ? carry(triples, triple, other, 'ours') : []
}

/** Moves what the side that did not rename has at the old path to the new one. */
function carry(
  triples: Map<string, Triple>,
  triple: Triple,
  { to }: Rename,
  stayed: 'ours' | 'theirs',
): string[] {
  const target = triples.get(to)
  const [changed, inTheWay] = [triple[stayed], target?.[stayed]]
  triple[stayed] = null
  if (!target || !changed || inTheWay) return [to]
  target.base = triple.base
  target[stayed] = changed
  return []
}
