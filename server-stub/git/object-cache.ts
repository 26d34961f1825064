import { RecentlyUsed } from '../database/recently-used.ts'
import type { TagObject } from './commit-format.ts'
import type { TreeLine } from './tree-format.ts'
import type { Commit } from './types.ts'

/** An object with its meaning. */
export type GitObject =
  | { type: 'commit'; commit: Commit }
  | { type: 'tree'; lines: TreeLine[] }
  | { type: 'tag'; tag: TagObject }
  | { type: 'blob'; body: Buffer }

/** The hashes of a commit and its ancestors, newest first and never a parent before its child. */
export class History {
  readonly oids: readonly string[]
  #members: ReadonlySet<string> | undefined

  constructor(oids: readonly string[]) {
    this.oids = oids
  }

  has(oid: string): boolean {
    return (this.#members ??= new Set(this.oids)).has(oid)
  }
}

/** Commits of histories for each byte of objects: a history that is not cached is read again for each request. */
const commitsPerByte = 1 / 25
/** A history takes as much memory as so many more commits. */
const commitsOfHistory = 10

/** The cache of the repositories of one database; the content of a Git object never changes. */
export class ObjectCache {
  /** Whether two commits can be merged, by their names: it depends on their content only, so it is the same in every repository. */
  readonly mergeability: RecentlyUsed<boolean>
  /** Histories by the names of their heads, with this number of commits in all. */
  readonly histories: RecentlyUsed<History>
  /** The last commits that changed a path, by commit and path. */
  readonly lastCommits: RecentlyUsed<string>
  readonly #objects: RecentlyUsed<{ object: GitObject; bytes: number }>
  readonly #maxBytes: number

  constructor(maxBytes = 8 * 1024 * 1024, shared?: ObjectCache) {
    this.mergeability = shared?.mergeability ?? new RecentlyUsed(20_000)
    this.lastCommits = shared?.lastCommits ?? new RecentlyUsed(20_000)
    this.histories = shared
      ? shared.histories.draft()
      : new RecentlyUsed(maxBytes * commitsPerByte, ({ oids }) => oids.length + commitsOfHistory)
    this.#objects = shared ? shared.#objects.draft() : new RecentlyUsed(maxBytes, ({ bytes }) => bytes)
    this.#maxBytes = maxBytes
  }

  /** The cache of a transaction, which can be rolled back: others find the objects that it adds once they are published. */
  draft(): ObjectCache {
    return new ObjectCache(this.#maxBytes, this)
  }

  /** Adds what a committed transaction has read and written to the cache that its draft was made of. */
  publish(): void {
    this.histories.publish()
    this.#objects.publish()
  }

  get(key: string): GitObject | undefined {
    return this.#objects.get(key)?.object
  }

  /** Deletes everything, as when the content of the database is replaced. */
  clear(): void {
    this.mergeability.clear()
    this.histories.clear()
    this.lastCommits.clear()
    this.#objects.clear()
  }

  /** Caches an object of about this size, unless it would displace many others. */
  set(key: string, object: GitObject, bytes: number): void {
    if (bytes <= this.#maxBytes / 4) this.#objects.set(key, { object, bytes })
  }
}
