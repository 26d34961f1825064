/** Deltas: how to make an object out of another one by copying and inserting. See gitformat-pack(5). */
import { PackError } from './pack-error.ts'

/** Bytes that the delta makes, as it declares; throws `PackError` when it is no delta of a base of this size. */
export function deltaResultSize(delta: Uint8Array, baseSize: number): number {
  const base = readSize(delta, 0)
  if (base.size !== baseSize)
    throw new PackError(`a delta is for a base of ${base.size} bytes, and its base has ${baseSize}`)
  return readSize(delta, base.next).size
}

/** Applies a delta whose declared result size has been accepted. */
export function applyDelta(base: Uint8Array, delta: Uint8Array): Buffer {
  const { size, next } = readSize(delta, readSize(delta, 0).next)
  const result = Buffer.allocUnsafe(size)
  let [at, written] = [next, 0]
  while (at < delta.length) {
    const instruction = delta[at] ?? 0
    at += 1
    const piece = instruction >= 0x80 ? readCopy(delta, at, instruction) : readInsert(at, instruction)
    const source = piece.fromBase ? base : delta
    if (piece.start + piece.length > source.length)
      throw new PackError('a delta copies bytes that are not there')
    if (written + piece.length > size) throw new PackError('a delta makes more bytes than it declares')
    result.set(source.subarray(piece.start, piece.start + piece.length), written)
    written += piece.length
    at = piece.next
  }
  if (written !== size) throw new PackError('a delta makes fewer bytes than it declares')
  return result
}

/** Bytes to append to the result, and where the next instruction begins. */
interface Piece {
  fromBase: boolean
  start: number
  length: number
  next: number
}

const offsetFlags = [0x01, 0x02, 0x04, 0x08]
const lengthFlags = [0x10, 0x20, 0x40]
const lengthWithoutBytes = 0x10000

function readCopy(delta: Uint8Array, at: number, instruction: number): Piece {
  let next = at
  const number = (flags: readonly number[]): number =>
    flags.reduce((sum, flag, index) => {
      if ((instruction & flag) === 0) return sum
      if (next >= delta.length) throw new PackError('a delta ends within an instruction')
      return sum + (delta[next++] ?? 0) * 256 ** index
    }, 0)
  const start = number(offsetFlags)
  const length = number(lengthFlags) || lengthWithoutBytes
  return { fromBase: true, start, length, next }
}

function readInsert(at: number, length: number): Piece {
  if (length === 0) throw new PackError('a delta has the reserved instruction 0')
  return { fromBase: false, start: at, length, next: at + length }
}

function readSize(delta: Uint8Array, from: number): { size: number; next: number } {
  let [size, factor, at] = [0, 1, from]
  for (;;) {
    const byte = delta[at]
    if (byte === undefined) throw new PackError('a delta ends within its header')
    at += 1
    size += (byte & 0x7f) * factor
    factor *= 128
    if (!Number.isSafeInteger(size)) throw new PackError('a delta declares an impossible size')
    if (byte < 0x80) return { size, next: at }
  }
}
