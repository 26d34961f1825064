/** First pass over a pack: where each entry is, and the names of the objects that are not deltas. */
import { createHash } from 'node:crypto'
import { TimeSlices } from '../time-slices.ts'
import { objectHeader, objectId, type ObjectType, type PlainObject } from '../stored-object.ts'
import { longestHeader, parseEntryHeader, type EntryHeader } from './entry-header.ts'
import { inflatePiecewise, inflateWhole, type ZlibStream } from './inflate.ts'
import type { PackLimits } from './limits.ts'
import { PackError } from './pack-error.ts'
import type { Spool } from './spool.ts'

/** Where a zlib stream is, and how many bytes it inflates to. */
interface CompressedRange {
  spool: Spool
  at: number
  length: number
  size: number
}

/** An object that was pushed: in the pack as it is, or made by a delta. */
export interface PackObject extends CompressedRange {
  type: ObjectType
  oid: string
}

/** An entry that is the difference of an object to its base. */
export interface DeltaEntry extends CompressedRange {
  /** Where the base begins in the pack, or its name. */
  base: number | string
}

export type PackEntry = PackObject | DeltaEntry

/** Hears of each object with its content; throws to reject the pack. Of large blobs the content is left out. */
export type OnObject = (oid: string, object: PlainObject | { type: 'blob' }) => void

/** What it costs to read an empty entry, in units of `TimeSlices`. */
const entryWork = 2000

const packHeaderBytes = 12
const checksumBytes = 20
/** Blobs from this size on are hashed piece by piece. */
const largeBytes = 1024 * 1024

/**
 * Reads all entries of a pack, by the offset at which they begin, and calls `onObject` for those that are whole.
 * Throws `PackError` when the pack is damaged or beyond a limit.
 */
export async function scanPack(
  spool: Spool,
  limits: PackLimits,
  onObject: OnObject,
): Promise<Map<number, PackEntry>> {
  const count = objectCount(spool)
  if (count > limits.objects)
    throw new PackError(`the pack has ${count} objects; at most ${limits.objects} are accepted`)
  checkChecksum(spool)
  const end = spool.length - checksumBytes
  const entries = new Map<number, PackEntry>()
  const slices = new TimeSlices()
  let at = packHeaderBytes
  let unpacked = 0
  for (let n = 0; n < count; n += 1) {
    if (at >= end) throw new PackError(`the pack has ${n} objects, and its header declares ${count}`)
    const header = parseEntryHeader(spool.read(at, Math.min(longestHeader, end - at)), at)
    unpacked += header.size
    checkSizes(header.size, unpacked, limits)
    await slices.spend(entryWork + header.size)
    const entry = await readEntry(spool, header, at, end, onObject)
    entries.set(at, entry)
    at = entry.at + entry.length
  }
  if (at !== end) throw new PackError(`the pack has ${end - at} bytes after its last object`)
  return entries
}

function objectCount(spool: Spool): number {
  if (spool.length < packHeaderBytes + checksumBytes) throw new PackError('the pack is truncated')
  const header = spool.read(0, packHeaderBytes)
  if (header.toString('latin1', 0, 4) !== 'PACK') throw new PackError('the data are not a pack')
  const version = header.readUInt32BE(4)
  if (version !== 2 && version !== 3) throw new PackError(`packs of version ${version} are not supported`)
  return header.readUInt32BE(8)
}

const hashedAtOnce = 1024 * 1024

function checkChecksum(spool: Spool): void {
  const end = spool.length - checksumBytes
  const hash = createHash('sha1')
  for (let at = 0; at < end; at += hashedAtOnce) hash.update(spool.read(at, Math.min(hashedAtOnce, end - at)))
  if (!hash.digest().equals(spool.read(end, checksumBytes)))
    throw new PackError('the checksum of the pack is wrong: the pack is damaged or truncated')
}

/** Throws `PackError` when an object, or all objects together, are larger than accepted. */
export function checkSizes(size: number, unpacked: number, limits: PackLimits): void {
  if (size > limits.objectBytes)
    throw new PackError(`an object has ${size} bytes; at most ${limits.objectBytes} are accepted`)
  if (unpacked > limits.unpackedBytes)
    throw new PackError(`the pack unpacks to more than ${limits.unpackedBytes} bytes`)
}

async function readEntry(
  spool: Spool,
  header: EntryHeader,
  begin: number,
  end: number,
  onObject: OnObject,
): Promise<PackEntry> {
  const { kind, size } = header
  const stream = { at: begin + header.length, end, size }
  if (kind === 'blob' && size >= largeBytes) return largeBlob(spool, stream, onObject)
  const { body, consumed } = await inflateWhole(spool, stream)
  const range = { spool, at: stream.at, length: consumed, size }
  if (kind === 'ref-delta') return { base: header.baseOid ?? '', ...range }
  if (kind === 'ofs-delta') return { base: baseOffset(header, begin), ...range }
  const oid = objectId(kind, body)
  onObject(oid, { type: kind, body })
  return { type: kind, oid, ...range }
}

async function largeBlob(spool: Spool, stream: ZlibStream, onObject: OnObject): Promise<PackObject> {
  const { at, size } = stream
  const hash = createHash('sha1').update(objectHeader('blob', size))
  const length = await inflatePiecewise(spool, stream, (piece) => hash.update(piece))
  const oid = hash.digest('hex')
  onObject(oid, { type: 'blob' })
  return { type: 'blob', oid, spool, at, length, size }
}

function baseOffset({ baseDistance = 0 }: EntryHeader, begin: number): number {
  const base = begin - baseDistance
  if (base < packHeaderBytes || base >= begin)
    throw new PackError(`the delta at offset ${begin} has a base outside of the pack`)
  return base
}
