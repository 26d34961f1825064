import type { ObjectStore } from '../object-store.ts'
import { corrupt } from '../stored-object.ts'
import { TimeSlices } from '../time-slices.ts'
import type { Commit } from '../types.ts'

/** So many single reads cost about as much as reading all commits of a small repository. */
const singleReads = 200

/** What it costs to visit a commit, in units of `TimeSlices`. */
const commitWork = 1000

/** Reads commits for walks through the history: one by one at first, then all of the repository at once. */
export class CommitReader {
  readonly #store: ObjectStore
  readonly #known = new Map<string, Commit>()
  readonly #slices = new TimeSlices()
  #reads = 0

  constructor(store: ObjectStore) {
    this.#store = store
  }

  /** A commit that must be there; throws `GitError` when it is not. */
  async commit(oid: string): Promise<Commit> {
    await this.#slices.spend(commitWork)
    if (this.#reads === singleReads && !this.#known.has(oid)) await this.#readAll()
    const known = this.#known.get(oid)
    if (known !== undefined) return known
    this.#reads += 1
    const commit = await this.#store.findCommit(oid)
    if (commit === undefined) throw corrupt(oid)
    this.#known.set(oid, commit)
    return commit
  }

  async #readAll(): Promise<void> {
    this.#reads += 1
    for await (const commit of this.#store.commits()) this.#known.set(commit.oid, { ...commit, message: '' })
  }
}
