/** A repository as it will be once the objects of a push are stored. */
import type { GitObject } from '../object-cache.ts'
import { meaningOf, ObjectStore } from '../object-store.ts'
import { decodeObject } from '../stored-object.ts'
import type { PackObject } from './pack-scan.ts'

/** Finds the objects of a push as well as those of the repository. */
export class PushedObjects extends ObjectStore {
  readonly #pushed: ReadonlyMap<string, PackObject>

  constructor(stored: ObjectStore, pushed: readonly PackObject[]) {
    super(stored.db, stored.projectId, stored.cache)
    this.#pushed = new Map(pushed.map((object) => [object.oid, object]))
  }

  override async find(oid: string): Promise<GitObject | undefined> {
    const pushed = this.#pushed.get(oid)
    if (pushed === undefined) return super.find(oid)
    const { type, size, spool, at, length } = pushed
    return meaningOf(oid, await decodeObject({ oid, type, size, data: spool.read(at, length) }))
  }

  override async has(oid: string): Promise<boolean> {
    return this.#pushed.has(oid) || super.has(oid)
  }
}
