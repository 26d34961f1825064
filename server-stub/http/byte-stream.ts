import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Response } from 'express'

/** A body that is sent in chunks, so that it is never in memory as a whole. */
export class ByteStream {
  /** Total number of bytes. */
  readonly size: number
  /** Differs for each content; letters, digits and hyphens. */
  readonly version: string
  readonly chunks: AsyncIterable<Uint8Array>

  constructor(size: number, version: string, chunks: AsyncIterable<Uint8Array>) {
    this.size = size
    this.version = version
    this.chunks = chunks
  }
}

/**
 * Sends the bytes as fast as the client reads them; 304 if the client has this version, only headers for HEAD. A client
 * that closes the connection early is not an error.
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

/** Whether the client has closed the connection before the end, or before the start, of the response. */
export function isHangUp(error: unknown): boolean {
  return error instanceof Error && 'code' in error && hangUps.includes(error.code)
}

const hangUps: readonly unknown[] = ['ERR_STREAM_PREMATURE_CLOSE', 'ERR_STREAM_UNABLE_TO_PIPE']
