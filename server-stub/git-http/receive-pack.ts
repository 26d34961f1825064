/** Receives a push: the pack is read and verified, then its objects are stored, then all refs updated in one transaction. */
import type { Project } from '../resources/projects/record.ts'
import type { ObjectStore } from '../git/object-store.ts'
import { storeObjects, verifyPack, type PackSpools } from '../git/packs/accept-pack.ts'
import type { PackLimits } from '../git/packs/limits.ts'
import { PackError } from '../git/packs/pack-error.ts'
import type { PackObject } from '../git/packs/pack-scan.ts'
import { PushedObjects } from '../git/packs/pushed-objects.ts'
import { Spool } from '../git/packs/spool.ts'
import { TimeSlices } from '../git/time-slices.ts'
import type { RefQueue } from '../git/ref-lock.ts'
import { refWork } from '../git/refs.ts'
import {
  alsoRejected,
  contentRejection,
  rejectionOf,
  updateRefs,
  type RefUpdate,
  type Rejection,
} from '../resources/branches/commands/push.ts'
import type { Services } from '../services.ts'
import { flushPacket, pktLine, type PacketReader } from './pkt-line.ts'
import { ProtocolError } from './protocol-error.ts'
import { readPushCommands } from './push-commands.ts'
import { inBand, sideBandOf } from './side-band.ts'

interface Receiver {
  services: Services
  project: Project
  store: ObjectStore
  limits: PackLimits
  refQueue: RefQueue
}

/** Executes a push and returns the report for the client. */
export async function receivePack(receiver: Receiver, packets: PacketReader): Promise<Uint8Array[]> {
  const { updates, capabilities } = await readPushCommands(packets)
  if (updates.length === 0) return []
  const { unpacked, rejections } = await push(receiver, updates, capabilities.has('atomic'), packets)
  if (!capabilities.has('report-status') && !capabilities.has('report-status-v2')) return []
  const lines = [
    `unpack ${unpacked}\n`,
    ...updates.map(({ ref }, index) => {
      const rejection = rejections[index]
      return rejection === undefined ? `ok ${ref}\n` : `ng ${ref} ${rejection}\n`
    }),
  ]
  const report = Buffer.concat([...lines.map((line) => pktLine(line)), Buffer.from(flushPacket)])
  const sideBand = sideBandOf(capabilities)
  return [...inBand(sideBand, 'data', report), ...(sideBand === 'none' ? [] : [Buffer.from(flushPacket)])]
}

interface PushReport {
  /** `ok`, or why the pack is not accepted. */
  unpacked: string
  rejections: Rejection[]
}

async function push(
  receiver: Receiver,
  updates: readonly RefUpdate[],
  atomic: boolean,
  packets: PacketReader,
): Promise<PushReport> {
  const { services, project, store, limits, refQueue } = receiver
  using pack = new Spool()
  using made = new Spool()
  const hasPack = updates.some(({ to }) => to !== null)
  const tooLarge = hasPack ? await fill(pack, packets, limits.packBytes) : undefined
  const early = await validateUpdates(updates, atomic, (update) => rejectionOf(services, project, update))
  const open = updates.filter((_, index) => early[index] === undefined)
  if (open.length === 0) return { unpacked: 'ok', rejections: early }
  const objects = tooLarge ?? (hasPack ? await verified(store, { pack, made }, limits) : [])
  if (typeof objects === 'string')
    return { unpacked: objects, rejections: updates.map(() => 'unable to unpack') }
  const names = open.map(({ ref }) => ref)
  const rejections = await refQueue.runAll(project.id, names, () =>
    storeAndUpdate(receiver, open, atomic, objects),
  )
  const late = rejections.values()
  return { unpacked: 'ok', rejections: early.map((rejection) => rejection ?? late.next().value) }
}

/** Stores the objects and updates the refs, if other pushes have left any ref where the user saw it. */
async function storeAndUpdate(
  { services, project, store }: Receiver,
  updates: readonly RefUpdate[],
  atomic: boolean,
  objects: readonly PackObject[],
): Promise<Rejection[]> {
  const future = new PushedObjects(store, objects)
  const rejections = await validateUpdates(
    updates,
    atomic,
    async (update) =>
      (await rejectionOf(services, project, update)) ?? contentRejection(services, future, update),
  )
  const open = updates.filter((_, index) => rejections[index] === undefined)
  if (open.length === 0) return rejections
  await storeObjects(store, objects)
  const late = (await updateRefs(services, project, open, { atomic })).values()
  return rejections.map((rejection) => rejection ?? late.next().value)
}

/** The rejection of each update; when updates are atomic, one rejection rejects all. */
async function validateUpdates(
  updates: readonly RefUpdate[],
  atomic: boolean,
  validate: (update: RefUpdate) => Promise<Rejection>,
): Promise<Rejection[]> {
  const slices = new TimeSlices()
  const rejections: Rejection[] = []
  for (const update of updates) {
    await slices.spend(refWork)
    rejections.push(await validate(update))
  }
  const isAny = rejections.some((rejection) => rejection !== undefined)
  return atomic && isAny ? rejections.map(alsoRejected) : rejections
}

/** Reads the pack; one that is too large is read to its end as well, so that the client hears the reason. */
async function fill(pack: Spool, packets: PacketReader, most: number): Promise<string | undefined> {
  let size = 0
  for await (const piece of packets.rest()) {
    size += piece.length
    if (size <= most) pack.append(piece)
    if (size > 4 * most)
      throw new ProtocolError(`The pack has far more than the ${most} bytes that are accepted`)
  }
  return size > most ? `the pack has ${size} bytes; at most ${most} are accepted` : undefined
}

/** The objects of the pack, or why it is not accepted. */
async function verified(
  store: ObjectStore,
  spools: PackSpools,
  limits: PackLimits,
): Promise<PackObject[] | string> {
  try {
    return await verifyPack(store, spools, limits)
  } catch (error) {
    if (error instanceof PackError) return error.message
    throw error
  }
}
