import type { Simplify } from './history.ts'
import type { ObjectStore } from './object-store.ts'
import { entryAt } from './trees.ts'
import type { Commit } from './types.ts'

/**
 * Git's default simplification for a path: a commit is shown when the path differs from every parent; where it equals
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
