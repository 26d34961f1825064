import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'

/** The response header with the id of the request. */
export const requestIdHeader = 'X-Request-Id'

/** Ids that are safe in headers and log lines: no spaces, quotes or control characters. */
const safeId = /^[\w.:-]{1,128}$/

/** The id of a request: that of its `X-Request-Id` header if it is safe, else a new one. Sets the header of the response. */
export function assignRequestId(request: IncomingMessage, response: ServerResponse): string {
  const assigned = response.getHeader(requestIdHeader)
  if (typeof assigned === 'string') return assigned
  const given = request.headers['x-request-id']
  const id = typeof given === 'string' && safeId.test(given) ? given : randomUUID()
  response.setHeader(requestIdHeader, id)
  return id
}
