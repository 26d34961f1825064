import type { Simplify } from './history.ts'
import type { ObjectStore } from './object-store.ts'
import { entryAt } from './trees.ts'
import type { Commit } from './types.ts'

/**
 * Git's default simplification for a path: a commit is listed when the path differs from every parent; where it equals
 * a parent, only that one is followed.
 */
export function touching(store: ObjectStore, path: string): Simplify {
  const stateOf = async (commit: Commit): Promise<string> => {
    const entry = await entryAt(store, commit.tree, path)
    return entry ? `${entry.mode} ${entry.oid}` : ''
  }
  return async (commit) => {
    const state = await stateOf(commit)
    for (const parent of commit.parents) {
      if ((await stateOf(await store.commit(parent))) === state) return { parents: [parent], shown: false }
    }
    return { parents: commit.parents, shown: commit.parents.length > 0 || state !== '' }
  }
}

/**
 * The newest commit up to the head that changed the path. A commit that is not listed leads to one parent, so that this is
 * a walk along one line, which ends at the result.
 */
export async function lastCommitOf(
  store: ObjectStore,
  head: string,
  path: string,
): Promise<string | undefined> {
  const { lastCommits } = store.cache
  const simplify = touching(store, path)
  let last: string | undefined
  for (let oid: string | undefined = head; oid !== undefined && last === undefined;) {
    last = lastCommits.get(`${oid} ${path}`)
    if (last !== undefined) break
    const { parents, shown }: Awaited<ReturnType<Simplify>> = await simplify(await store.commitOnWalk(oid))
    if (shown) last = oid
    oid = parents[0]
  }
  if (last !== undefined) lastCommits.set(`${head} ${path}`, last)
  return last
}
