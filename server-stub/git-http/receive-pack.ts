/** Takes a push: the pack first, then all refs in one transaction. */
import type { Project } from '../resources/projects/record.ts'
import type { ObjectStore } from '../git/object-store.ts'
import { acceptPack } from '../git/packs/accept-pack.ts'
import type { PackLimits } from '../git/packs/limits.ts'
import { PackError } from '../git/packs/pack-error.ts'
import { Spool } from '../git/packs/spool.ts'
import {
  alsoRejected,
  rejectionOf,
  updateRefs,
  type RefUpdate,
  type Rejection,
} from '../resources/branches/push.ts'
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
}

/** Carries out a push and returns the report for the client. */
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

interface Outcome {
  /** `ok`, or why the pack is not accepted. */
  unpacked: string
  rejections: Rejection[]
}

async function push(
  { services, project, store, limits }: Receiver,
  updates: readonly RefUpdate[],
  atomic: boolean,
  packets: PacketReader,
): Promise<Outcome> {
  using pack = new Spool()
  const hasPack = updates.some(({ to }) => to !== null)
  const tooLarge = hasPack ? await fill(pack, packets, limits.packBytes) : undefined
  const rejections: Rejection[] = []
  for (const update of updates) rejections.push(await rejectionOf(services, project, update))
  const isAny = rejections.some((rejection) => rejection !== undefined)
  const open = updates.filter((_, index) => rejections[index] === undefined)
  if ((atomic && isAny) || open.length === 0)
    return { unpacked: 'ok', rejections: atomic ? rejections.map(alsoRejected) : rejections }
  const unpacked = tooLarge ?? (hasPack ? await unpack(store, pack, limits) : 'ok')
  if (unpacked !== 'ok') return { unpacked, rejections: updates.map(() => 'unable to unpack') }
  const outcomes = (await updateRefs(services, project, open, { atomic })).values()
  return { unpacked, rejections: rejections.map((rejection) => rejection ?? outcomes.next().value) }
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

async function unpack(store: ObjectStore, pack: Spool, limits: PackLimits): Promise<string> {
  try {
    await acceptPack(store, pack, limits)
    return 'ok'
  } catch (error) {
    if (error instanceof PackError) return error.message
    throw error
  }
}
