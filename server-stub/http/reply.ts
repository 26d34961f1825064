/** Judging and writing replies. */
import type { Response } from 'express'
import { declarations } from '../../generated/declarations.ts'
import type { OperationId } from '../../generated/operations.ts'
import { validators } from '../../generated/validators/responses.js'
import { ByteStream, sendStream } from './byte-stream.ts'
import type { Json } from './document.ts'
import type { PageFacts } from './page.ts'
import { pageHeaders } from './paging.ts'
import { factsOf } from './routes.ts'
import { sendJson } from './send-json.ts'

/** A reply of any operation, as it is at run time. */
export interface AnyReply {
  status: number
  body?: Json | Uint8Array | ByteStream
  page?: PageFacts
  mediaType?: string
  fileName?: string
}

/** What the contract does not allow in a reply; nothing when all is well. */
export async function replyProblems(
  operationId: OperationId,
  { status, body, page, mediaType }: AnyReply,
): Promise<readonly string[]> {
  const { responses, list } = factsOf(operationId)
  const mediaTypes = responses[status]
  if (mediaTypes === undefined) return [`status ${status} is not documented`]
  if (mediaTypes.length === 0) return body === undefined ? [] : [`status ${status} has no body`]
  if (mediaType !== undefined) {
    return mediaTypes.includes(mediaType) ? [] : [`media type ${mediaType} is not documented`]
  }
  if (body === undefined) {
    return declarations[operationId].optionalBodies.includes(status) ? [] : [`status ${status} has a body`]
  }
  if (body instanceof Uint8Array || body instanceof ByteStream) return ['bytes need a media type']
  if (list && status === 200 && page === undefined) return ['a list needs its page']
  if (validators[operationId][status]?.(body) === true) return []
  const { bodyProblems } = await import('./reply-schemas.ts')
  return bodyProblems(operationId, status, body)
}

/** The reply with an empty object where the contract leaves the body open: clients read JSON from every 200. */
export function withBody(operationId: OperationId, reply: AnyReply): AnyReply {
  const isJson = factsOf(operationId).responses[reply.status]?.includes('application/json') === true
  return reply.body === undefined && isJson ? { ...reply, body: {} } : reply
}

/** Writes a reply; `address` gives the full URL that the links of a list are made of. */
export async function writeReply(response: Response, address: () => string, reply: AnyReply): Promise<void> {
  const { status, body, page, fileName, mediaType } = reply
  response.status(status)
  if (page !== undefined)
    for (const [name, value] of Object.entries(pageHeaders(page, address()))) response.setHeader(name, value)
  if (fileName !== undefined) response.attachment(fileName)
  if (mediaType !== undefined) response.set('Content-Type', mediaType)
  if (body === undefined) response.end()
  else if (body instanceof ByteStream) await sendStream(response, body)
  else if (body instanceof Uint8Array) response.send(Buffer.from(body))
  else if (mediaType === undefined) sendJson(response, body)
  else response.send(body)
}
