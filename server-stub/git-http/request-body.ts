import type { Request } from 'express'
import { createGunzip } from 'node:zlib'
import { HttpError, unsupportedMediaType } from '../http/errors.ts'
import { ProtocolError } from './protocol-error.ts'

/** The body of a request, piece by piece, uncompressed. Throws 415 for a media type or encoding that is not Git's. */
export function bodyOf(request: Request, mediaType: string): AsyncIterable<Uint8Array> {
  const given = request.get('content-type') ?? ''
  if (given !== mediaType) throw unsupportedMediaType(given, [mediaType])
  const encoding = (request.get('content-encoding') ?? 'identity').toLowerCase()
  if (encoding === 'identity') return request
  if (encoding === 'gzip' || encoding === 'x-gzip') return unzipped(request)
  throw new HttpError('unsupported-media-type', {
    message: `Content encoding ${encoding} is not supported; use gzip`,
  })
}

async function* unzipped(request: Request): AsyncGenerator<Uint8Array> {
  const gunzip = createGunzip()
  request.once('error', (error) => gunzip.destroy(error))
  try {
    yield* request.pipe(gunzip)
  } catch (error) {
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('Z_'))
      throw new ProtocolError('The body is not valid gzip', { cause: error })
    throw error
  }
}

/** The body as long as it has at most so many bytes; throws 413 beyond. */
export async function* limited(body: AsyncIterable<Uint8Array>, most: number): AsyncGenerator<Uint8Array> {
  let size = 0
  const source = body[Symbol.asyncIterator]()
  for (let step = await source.next(); step.done !== true; step = await source.next()) {
    size += step.value.length
    if (size > most) throw new HttpError('too-large')
    yield step.value
  }
}
