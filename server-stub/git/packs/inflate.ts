/** Inflates the zlib streams within a pack, whose compressed length is known only at their end. */
import { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { createInflate, inflate, inflateSync, type InputType, type ZlibOptions } from 'node:zlib'
import { PackError } from './pack-error.ts'
import type { Spool } from './spool.ts'

/** One zlib stream within a pack. */
export interface ZlibStream {
  /** Where it begins. */
  at: number
  /** Where it ends at the latest. */
  end: number
  /** Bytes that it inflates to. */
  size: number
}

// Up to this size the work is done before another thread could take it over.
const smallBytes = 32 * 1024

/**
 * Inflates one stream as a whole, and returns its length in the pack. Throws `PackError` when it is damaged
 * or has another size than declared.
 */
export async function inflateWhole(
  spool: Spool,
  stream: ZlibStream,
): Promise<{ body: Buffer; consumed: number }> {
  const { at, end, size } = stream
  for (let guess = longestStream(size); ; guess *= 4) {
    const bytes = spool.read(at, Math.min(guess, end - at))
    try {
      const { buffer, engine } = await inflated(bytes, size)
      checkSize(buffer.length, stream)
      return { body: buffer, consumed: engine.bytesWritten }
    } catch (error) {
      // The stream is longer than any sensible one of this size.
      if (codeOf(error) === 'Z_BUF_ERROR' && bytes.length === guess) continue
      throw packErrorFor(error, stream)
    }
  }
}

const chunkBytes = 256 * 1024

/** The same piece by piece, with a small part of the content in memory. Returns the length of the stream. */
export async function inflatePiecewise(
  spool: Spool,
  stream: ZlibStream,
  onPiece: (piece: Buffer) => void,
): Promise<number> {
  const engine = createInflate({ chunkSize: chunkBytes })
  const source = Readable.from(pieces(spool, stream), { objectMode: false })
  source.pipe(engine)
  let size = 0
  try {
    for await (const piece of engine) {
      size += piece.length
      if (size > stream.size) checkSize(size, stream)
      onPiece(piece)
    }
  } catch (error) {
    throw packErrorFor(error, stream)
  } finally {
    source.destroy()
  }
  checkSize(size, stream)
  return engine.bytesWritten
}

function* pieces(spool: Spool, { at, end }: ZlibStream): Generator<Buffer> {
  for (let from = at; from < end; from += chunkBytes) yield spool.read(from, Math.min(chunkBytes, end - from))
}

/** More than what `deflate` makes of incompressible bytes. */
const longestStream = (size: number): number => size + Math.ceil(size / 64) + 64

/** The result of zlib with the option `info`. */
interface Result {
  buffer: Buffer
  engine: { bytesWritten: number }
}

async function inflated(bytes: Buffer, size: number): Promise<Result> {
  const chunkSize = Math.max(64, Math.min(size + 1, smallBytes))
  const options = { info: true, maxOutputLength: Math.max(1, size), chunkSize }
  const result: unknown =
    size <= smallBytes ? inflateSync(bytes, options) : await inOtherThread(bytes, options)
  // The types of Node lack the result with `info`.
  if (!isResult(result)) throw new TypeError('zlib did not return its engine')
  return result
}

const inOtherThread = promisify<InputType, ZlibOptions, Buffer>(inflate)

function isResult(value: unknown): value is Result {
  return typeof value === 'object' && value !== null && 'buffer' in value && 'engine' in value
}

function checkSize(size: number, { at, size: declared }: ZlibStream): void {
  if (size < declared)
    throw new PackError(`the entry with data at offset ${at} has ${size} bytes and declares ${declared}`)
  if (size > declared)
    throw new PackError(`the entry with data at offset ${at} has more than the ${declared} bytes it declares`)
}

function packErrorFor(error: unknown, stream: ZlibStream): unknown {
  const code = codeOf(error)
  if (code === 'ERR_BUFFER_TOO_LARGE')
    return new PackError(
      `the entry with data at offset ${stream.at} has more than the ${stream.size} bytes it declares`,
    )
  if (typeof code === 'string' && code.startsWith('Z_'))
    return new PackError(`the data at offset ${stream.at} are no complete zlib stream`)
  return error
}

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined
