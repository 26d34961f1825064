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
  const codings = codingsOf(response)
  if (codings.length === 0) return response
  let { body } = response
  try {
    for (const coding of codings.toReversed()) {
      const decode = decoders.get(coding)
      if (decode === undefined) return response
      body = decode(body, { maxOutputLength: limit })
    }
  } catch {
    return response
  }
  return { ...response, headers: withoutCoding(response.headers), body }
}

/** The codings of a body that was not decoded, in the order in which they were applied; empty if clients can read it. */
export function codingsOf({ headers, body }: WireResponse): readonly string[] {
  if (body.length === 0) return []
  const names = (headers.get('content-encoding') ?? '').split(',').map((name) => name.trim().toLowerCase())
  return names.filter((name) => name !== '' && name !== 'identity')
}

/** What is wrong with a body that was not decoded. */
export function describeCodings(codings: readonly string[]): string {
  const value = `Content-Encoding: ${codings.join(', ')}`
  return codings.every((coding) => decoders.has(coding)) ? `${value}, and a body that is not` : value
}

function withoutCoding(headers: WireResponse['headers']): WireResponse['headers'] {
  return new Map([...headers].filter(([name]) => name !== 'content-encoding'))
}
