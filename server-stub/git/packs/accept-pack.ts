/** A pushed pack: all of it is verified before any of its objects is stored. */
import { checkObject } from '../fsck/fsck.ts'
import { LinkCollector } from '../fsck/links.ts'
import type { ObjectStore } from '../object-store.ts'
import type { StoredObject } from '../stored-object.ts'
import type { PackLimits } from './limits.ts'
import { PackError } from './pack-error.ts'
import { scanPack, type OnObject, type PackObject } from './pack-scan.ts'
import { resolveDeltas } from './resolve-deltas.ts'
import type { Spool } from './spool.ts'

/** Where the bytes of a push are: the pack as it was sent, and the objects that its deltas make. */
export interface PackSpools {
  pack: Spool
  made: Spool
}

/**
 * The objects of a pack, each after what it refers to. Throws `PackError` when the pack is damaged, beyond a limit, or
 * has an object that is malformed or refers to what is neither pushed nor in the repository. Stores nothing.
 */
export async function verifyPack(
  store: ObjectStore,
  spools: PackSpools,
  limits: PackLimits,
): Promise<PackObject[]> {
  const links = new LinkCollector(limits.links)
  const objects = await wellFormedObjects(store, spools, limits, links)
  const pushed = new Map(objects.map(({ oid, type }) => [oid, type]))
  await links.check(pushed, async (oids) => {
    const found = await store.describe(oids)
    return new Map([...found].map(([oid, { type }]) => [oid, type]))
  })
  return links.inOrder(objects)
}

async function wellFormedObjects(
  store: ObjectStore,
  { pack, made }: PackSpools,
  limits: PackLimits,
  links: LinkCollector,
): Promise<PackObject[]> {
  const onObject: OnObject = (oid, object) => {
    if (!('body' in object)) return
    if (object.type !== 'blob' && object.body.length > limits.structureBytes)
      throw new PackError(`${object.type} ${oid} has more than ${limits.structureBytes} bytes`)
    checkObject(oid, object)
    links.add(oid, object)
  }
  const entries = await scanPack(pack, limits, onObject)
  const readBases = (oids: readonly string[]) => store.readMany(oids)
  const resolved = await resolveDeltas({ entries, made, limits, readBases, onObject })
  const whole = [...entries.values()].filter((entry) => 'oid' in entry)
  return [...new Map([...whole, ...resolved].map((object) => [object.oid, object])).values()]
}

const bytesAtOnce = 4 * 1024 * 1024
const objectsAtOnce = 500

/** Stores verified objects in their order: however the process may end, what is stored has everything that it refers to. */
export async function storeObjects(store: ObjectStore, objects: readonly PackObject[]): Promise<void> {
  let waiting: StoredObject[] = []
  let bytes = 0
  for (const { oid, type, size, spool, at, length } of objects) {
    waiting.push({ oid, type, size, data: spool.read(at, length) })
    bytes += length
    if (bytes < bytesAtOnce && waiting.length < objectsAtOnce) continue
    await store.writeAll(waiting)
    waiting = []
    bytes = 0
  }
  await store.writeAll(waiting)
}
