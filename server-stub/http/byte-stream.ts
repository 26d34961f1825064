import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Response } from 'express'

/** A body that is sent piece by piece, so that it never is in memory as a whole. */
export class ByteStream {
  /** Bytes in all. */
  readonly size: number
  /** Another one for every content; letters, digits and dashes. */
  readonly version: string
  readonly chunks: AsyncIterable<Uint8Array>

  constructor(size: number, version: string, chunks: AsyncIterable<Uint8Array>) {
    this.size = size
    this.version = version
    this.chunks = chunks
  }
}

/**
 * Sends the bytes as fast as the caller takes them; 304 to who has this version, nothing but headers to HEAD. Who hangs
 * up misses the rest, and nothing is wrong.
 * @internal
 */
export async function sendStream(response: Response, { size, version, chunks }: ByteStream): Promise<void> {
  response.set('ETag', `"${version}"`)
  if (response.req.fresh) {
    response.status(304).removeHeader('Content-Type')
    response.end()
    return
  }
  response.set('Content-Length', String(size))
  if (response.req.method === 'HEAD') {
    response.end()
    return
  }
  try {
    await pipeline(Readable.from(chunks, { objectMode: false }), response)
  } catch (error) {
    if (!isHangUp(error)) throw error
  }
}

/** Whether the caller has closed the connection before the end. */
export function isHangUp(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE'
}
