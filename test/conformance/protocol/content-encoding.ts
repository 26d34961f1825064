/** Content codings, which a server may choose although no request names one. RFC 9110, section 8.4. */
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib'
import type { WireResponse } from './exchange.ts'

const decoders = new Map([
  ['gzip', gunzipSync],
  ['x-gzip', gunzipSync],
  ['deflate', inflateSync],
  ['br', brotliDecompressSync],
])

/**
 * The response with the body as it was before it was encoded, and without `Content-Encoding`. A response keeps the header if
 * its body is not encoded as it says, in a way that is not known, or larger than `limit` bytes.
 */
export function decoded(response: WireResponse, limit: number): WireResponse {
  const coding = codingOf(response)
  const decode = coding === null ? undefined : decoders.get(coding)
  if (decode === undefined) return response
  try {
    const body = decode(response.body, { maxOutputLength: limit })
    return { ...response, headers: withoutCoding(response.headers), body }
  } catch {
    return response
  }
}

/** The coding of a body that was not decoded; null if clients can read it. */
export function codingOf({ headers, body }: WireResponse): string | null {
  const coding = headers.get('content-encoding')?.trim().toLowerCase() ?? ''
  return body.length === 0 || coding === '' || coding === 'identity' ? null : coding
}

function withoutCoding(headers: WireResponse['headers']): WireResponse['headers'] {
  return new Map([...headers].filter(([name]) => name !== 'content-encoding'))
}
