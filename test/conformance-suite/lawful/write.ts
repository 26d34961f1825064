/** Sends a response in one of the encodings that HTTP allows. */
import type { ServerResponse } from 'node:http'
import type { ResponseMessage } from './variation.ts'

const framingHeaders = new Set(['content-length', 'transfer-encoding', 'connection'])

export function write(response: ServerResponse, passed: ResponseMessage): void {
  if (passed.delay > 0) setTimeout(() => writeNow(response, passed), passed.delay)
  else writeNow(response, passed)
}

function writeNow(
  response: ServerResponse,
  { status, reason, body, framing, ...rest }: ResponseMessage,
): void {
  const hasBody = status !== 204 && status !== 304
  const headers: Record<string, string | string[]> = {
    ...Object.fromEntries(
      Object.entries(rest.headers).filter(([name]) => !framingHeaders.has(name.toLowerCase())),
    ),
    ...rest.repeated,
  }
  if (framing === 'close') {
    response.shouldKeepAlive = false
    response.useChunkedEncodingByDefault = false
  }
  if (framing === 'length' && hasBody) headers['content-length'] = String(body.length)
  if (reason === undefined) response.writeHead(status, headers)
  else response.writeHead(status, reason, headers)
  if (!hasBody) response.end()
  else if (framing === 'chunks' && body.length > 1) {
    response.write(body.subarray(0, body.length >> 1))
    response.end(body.subarray(body.length >> 1))
  } else response.end(body)
}
