/** Histories of commits, kept in memory by their heads. */
import { history } from './history.ts'
import { History } from './object-cache.ts'
import type { ObjectStore } from './object-store.ts'

/**
 * The history of a commit. A head without second parent is put in front of the history of its parent, so that a new
 * commit on a branch does not cause another walk.
 */
export async function historyOf(store: ObjectStore, head: string): Promise<History> {
  const { histories } = store.cache
  const newer: string[] = []
  let older: readonly string[] = []
  for (let oid: string | undefined = head; oid !== undefined;) {
    const known = histories.get(oid)
    const { parents }: { parents: readonly string[] } = known
      ? { parents: [] }
      : await store.commitOnWalk(oid)
    if (known !== undefined || parents.length > 1) {
      older = known?.oids ?? (await history(store, oid)).map((commit) => commit.oid)
      break
    }
    newer.push(oid)
    oid = parents[0]
  }
  const found = new History([...newer, ...older])
  histories.set(head, found)
  return found
}
