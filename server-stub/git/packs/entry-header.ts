/** The header of one entry of a pack: type, size, and where the base of a delta is. See gitformat-pack(5). */
import type { ObjectType } from '../stored-object.ts'
import { PackError } from './pack-error.ts'

/** An entry as its header describes it. */
export interface EntryHeader {
  kind: ObjectType | 'ofs-delta' | 'ref-delta'
  /** Bytes of what the entry inflates to. */
  size: number
  /** Bytes of the header itself. */
  length: number
  /** Of an `ofs-delta`: how many bytes before this entry its base begins. */
  baseDistance?: number
  /** Of a `ref-delta`: the name of its base. */
  baseOid?: string
}

const typeNumbers = { commit: 1, tree: 2, blob: 3, tag: 4 } as const satisfies Record<ObjectType, number>

const kinds: Readonly<Record<number, EntryHeader['kind']>> = {
  1: 'commit',
  2: 'tree',
  3: 'blob',
  4: 'tag',
  6: 'ofs-delta',
  7: 'ref-delta',
}

/** Type and size (at most 10 bytes), distance (at most 10) or name of the base (20). */
export const longestHeader = 30

const oidBytes = 20

/** Writes the header of an object that is sent whole. */
export function renderEntryHeader(type: ObjectType, size: number): Buffer {
  const bytes = [(typeNumbers[type] << 4) | (size & 0x0f)]
  for (let rest = Math.floor(size / 16); rest > 0; rest = Math.floor(rest / 128)) {
    bytes.push((bytes.pop() ?? 0) | 0x80, rest & 0x7f)
  }
  return Buffer.from(bytes)
}

/** Reads the header at the start of the bytes; throws `PackError` when there is none. `offset` is for the message. */
export function parseEntryHeader(bytes: Uint8Array, offset: number): EntryHeader {
  const reader = byteReader(bytes, offset)
  let byte = reader.next()
  const kind = kinds[(byte >> 4) & 7]
  if (kind === undefined)
    throw new PackError(`entry at offset ${offset} has the unknown type ${(byte >> 4) & 7}`)
  let size = byte & 0x0f
  for (let factor = 16; byte >= 0x80; factor *= 128) {
    byte = reader.next()
    size += (byte & 0x7f) * factor
  }
  if (!Number.isSafeInteger(size)) throw new PackError(`entry at offset ${offset} has an impossible size`)
  if (kind === 'ofs-delta') return { kind, size, baseDistance: distanceIn(reader), length: reader.position() }
  if (kind === 'ref-delta')
    return { kind, size, baseOid: reader.take(oidBytes).toString('hex'), length: reader.position() }
  return { kind, size, length: reader.position() }
}

interface ByteReader {
  next(): number
  take(count: number): Buffer
  position(): number
}

function byteReader(bytes: Uint8Array, offset: number): ByteReader {
  let at = 0
  const take = (count: number): Buffer => {
    if (at + count > bytes.length) throw new PackError(`the pack ends within the entry at offset ${offset}`)
    at += count
    return Buffer.from(bytes.subarray(at - count, at))
  }
  return { take, next: () => take(1)[0] ?? 0, position: () => at }
}

/** Each further byte counts from where the shorter encodings end, so that every distance has one encoding. */
function distanceIn(reader: ByteReader): number {
  let byte = reader.next()
  let distance = byte & 0x7f
  while (byte >= 0x80) {
    byte = reader.next()
    distance = (distance + 1) * 128 + (byte & 0x7f)
  }
  return distance
}
