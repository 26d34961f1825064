/** Takes in a pushed pack: verifies all of it, and only then stores its objects. */
import { checkObject } from '../fsck/fsck.ts'
import { LinkCollector } from '../fsck/links.ts'
import type { ObjectStore } from '../object-store.ts'
import type { StoredObject } from '../stored-object.ts'
import type { PackLimits } from './limits.ts'
import { PackError } from './pack-error.ts'
import { scanPack, type OnObject, type PackObject } from './pack-scan.ts'
import { resolveDeltas } from './resolve-deltas.ts'
import { Spool } from './spool.ts'

/**
 * Stores the objects of a pack. Throws `PackError`, and has stored nothing, when the pack is damaged, beyond a limit, or
 * has an object that is malformed or refers to what is neither pushed nor in the repository.
 */
export async function acceptPack(store: ObjectStore, pack: Spool, limits: PackLimits): Promise<void> {
  using made = new Spool()
  const links = new LinkCollector(limits.links)
  const objects = await verifiedObjects(store, pack, made, limits, links)
  const pushed = new Map(objects.map(({ oid, type }) => [oid, type]))
  await links.check(pushed, async (oids) => {
    const found = await store.describe(oids)
    return new Map([...found].map(([oid, { type }]) => [oid, type]))
  })
  await storeAll(store, links.inOrder(objects))
}

async function verifiedObjects(
  store: ObjectStore,
  pack: Spool,
  made: Spool,
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

/** However the process may end: what is stored by then has everything that it refers to. */
async function storeAll(store: ObjectStore, objects: readonly PackObject[]): Promise<void> {
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
