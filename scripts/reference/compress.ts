import type { Request, Response } from 'express'
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Compressed contents by encoding and digest, so that a page costs its compression once. */
const kept = new Map<string, Buffer>()
const mostKept = 200

/** Sends the content in the best encoding that the caller accepts, with an entity tag. */
export async function sendCompressed(request: Request, response: Response, content: Buffer): Promise<void> {
  response.vary('Accept-Encoding')
  const encoding = content.length < 1000 ? false : request.acceptsEncodings('br', 'gzip')
  if (encoding !== 'br' && encoding !== 'gzip') {
    response.send(content)
    return
  }
  response.set('Content-Encoding', encoding)
  response.send(await compressed(content, encoding))
}

async function compressed(content: Buffer, encoding: 'br' | 'gzip'): Promise<Buffer> {
  const key = `${encoding} ${createHash('sha256').update(content).digest('base64')}`
  const known = kept.get(key)
  if (known !== undefined) return known
  const made =
    encoding === 'gzip'
      ? await zip(content)
      : await brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
  if (kept.size >= mostKept) kept.clear()
  kept.set(key, made)
  return made
}
