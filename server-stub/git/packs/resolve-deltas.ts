/** Second pass over a pack: makes the objects that are sent as deltas, bases first. */
import { RecentlyUsed } from '../../database/recently-used.ts'
import { encodeObject, type ObjectType, type PlainObject } from '../stored-object.ts'
import { applyDelta, deltaResultSize } from './delta.ts'
import { inflateWhole } from './inflate.ts'
import type { PackLimits } from './limits.ts'
import { PackError } from './pack-error.ts'
import { checkSizes, type DeltaEntry, type OnObject, type PackEntry, type PackObject } from './pack-scan.ts'
import type { Spool } from './spool.ts'

/** Reads the objects of the repository among these names: what a thin pack leaves out. */
export type ReadBases = (oids: readonly string[]) => Promise<Map<string, PlainObject>>

interface Resolution {
  entries: ReadonlyMap<number, PackEntry>
  /** Receives the objects of the deltas, compressed. */
  made: Spool
  limits: PackLimits
  readBases: ReadBases
  onObject: OnObject
}

/** What a delta is applied to. */
interface Base {
  oid: string
  type: ObjectType
  /** Where it can be read again; null: in the repository. */
  stored: PackObject | null
}

const cachedBytes = 64 * 1024 * 1024
/** Git itself makes chains of at most 4095. */
const longestChain = 10_000
const basesAtOnce = 16

/** Makes every delta's object. Throws `PackError` where a base is missing, a delta is damaged, or a limit is exceeded. */
export async function resolveDeltas(resolution: Resolution): Promise<PackObject[]> {
  const resolver = new Resolver(resolution)
  for (const [offset, entry] of resolution.entries) {
    if (!('base' in entry)) await resolver.makeFrom({ ...entry, stored: entry }, [offset, entry.oid])
  }
  for (let left = resolver.missing(); left.length > 0; left = resolver.missing()) {
    let progress = false
    for (let at = 0; at < left.length; at += basesAtOnce) {
      const names = left.slice(at, at + basesAtOnce).filter((name) => resolver.isMissing(name))
      for (const [oid, { type, body }] of await resolution.readBases(names)) {
        progress = true
        resolver.remember(oid, body)
        await resolver.makeFrom({ oid, type, stored: null }, [oid])
      }
    }
    if (!progress)
      throw new PackError(`${left[0]} is neither in the pack nor in the repository, but the base of a delta`)
  }
  resolver.checkComplete()
  return resolver.objects
}

class Resolver {
  readonly objects: PackObject[] = []
  readonly #given: Resolution
  readonly #bodies = new RecentlyUsed<Buffer>(cachedBytes, ({ length }) => length)
  /** Offsets of deltas by where or what their base is. */
  readonly #waiting = new Map<number | string, number[]>()
  #unpacked = 0

  constructor(given: Resolution) {
    this.#given = given
    for (const [offset, entry] of given.entries) {
      if (!('base' in entry)) continue
      const others = this.#waiting.get(entry.base)
      if (others === undefined) this.#waiting.set(entry.base, [offset])
      else others.push(offset)
    }
  }

  /** Names of bases that no entry of the pack has had so far. */
  missing(): string[] {
    return [...this.#waiting.keys()].filter((key) => typeof key === 'string')
  }

  isMissing(name: string): boolean {
    return this.#waiting.has(name)
  }

  remember(oid: string, body: Buffer): void {
    this.#bodies.set(oid, body)
  }

  checkComplete(): void {
    if (this.#waiting.size > 0)
      throw new PackError(`the bases of ${this.#waiting.size} deltas are no objects of the pack`)
  }

  /** Makes what depends on an object, and what depends on that, and so on. */
  async makeFrom(root: Base, keys: readonly (number | string)[]): Promise<void> {
    const stack = this.#take(keys).map((offset) => ({ offset, base: root, depth: 1 }))
    for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
      const { offset, base, depth } = next
      if (depth > longestChain) throw new PackError(`a chain of deltas is longer than ${longestChain}`)
      const object = await this.#make(base, offset)
      const { oid, type } = object
      for (const child of this.#take([offset, oid]))
        stack.push({ offset: child, base: { oid, type, stored: object }, depth: depth + 1 })
    }
  }

  #take(keys: readonly (number | string)[]): number[] {
    return keys.flatMap((key) => {
      const offsets = this.#waiting.get(key) ?? []
      this.#waiting.delete(key)
      return offsets
    })
  }

  async #make(base: Base, offset: number): Promise<PackObject> {
    const { entries, made, onObject } = this.#given
    const delta = entries.get(offset)
    if (delta === undefined || !('base' in delta)) throw new TypeError(`No delta at offset ${offset}`)
    const body = await this.#apply(delta, await this.#bodyOf(base))
    const { oid, type, size, data } = await encodeObject({ type: base.type, body })
    const object = { oid, type, size, spool: made, at: made.length, length: data.length }
    made.append(data)
    this.#bodies.set(oid, body)
    onObject(oid, { type, body })
    this.objects.push(object)
    return object
  }

  async #apply({ spool, at, length, size }: DeltaEntry, base: Buffer): Promise<Buffer> {
    const { body: delta } = await inflateWhole(spool, { at, end: at + length, size })
    const resultSize = deltaResultSize(delta, base.length)
    this.#count(resultSize)
    return applyDelta(base, delta)
  }

  async #bodyOf({ oid, stored }: Base): Promise<Buffer> {
    const cached = this.#bodies.get(oid)
    if (cached !== undefined) return cached
    const body = stored === null ? await this.#outside(oid) : await contentOf(stored)
    this.#count(body.length)
    this.#bodies.set(oid, body)
    return body
  }

  async #outside(oid: string): Promise<Buffer> {
    const found = (await this.#given.readBases([oid])).get(oid)
    if (found === undefined) throw new PackError(`${oid}, the base of a delta, is missing`)
    return found.body
  }

  #count(bytes: number): void {
    this.#unpacked += bytes
    checkSizes(bytes, this.#unpacked, this.#given.limits)
  }
}

async function contentOf({ spool, at, length, size }: PackObject): Promise<Buffer> {
  return (await inflateWhole(spool, { at, end: at + length, size })).body
}
