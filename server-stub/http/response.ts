/** Validates and writes responses. */
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

/** The response of any operation. */
export interface AnyResponse {
  status: number
  body?: Json | Uint8Array | ByteStream
  page?: PageFacts
  mediaType?: string
  fileName?: string
}

/** Whether the generated validators accept a JSON body; for all other responses see `responseProblems`. */
export function isValidResponse(
  operationId: OperationId,
  { status, body, page, mediaType }: AnyResponse,
): boolean {
  if (mediaType !== undefined || body instanceof Uint8Array || body instanceof ByteStream) return false
  if (status === 200 && page === undefined && factsOf(operationId).list) return false
  return body !== undefined && validators[operationId][status]?.(body) === true
}

/** Violations of the contract by a response. */
export async function responseProblems(
  operationId: OperationId,
  { status, body, page, mediaType }: AnyResponse,
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
  const { bodyProblems } = await import('./response-schemas.ts')
  return bodyProblems(operationId, status, body)
}

/** Adds an empty object where the contract does not specify the body: clients read JSON from every 200. */
export function withBody(operationId: OperationId, result: AnyResponse): AnyResponse {
  if (result.body !== undefined) return result
  const isJson = factsOf(operationId).responses[result.status]?.includes('application/json') === true
  return isJson ? { ...result, body: {} } : result
}

/** Writes a response; `url` returns the base URL of the links of a list. */
export async function writeResponse(
  response: Response,
  url: () => string,
  result: AnyResponse,
): Promise<void> {
  const { status, body, page, fileName, mediaType } = result
  response.status(status)
  if (page !== undefined)
    for (const [name, value] of Object.entries(pageHeaders(page, url()))) response.setHeader(name, value)
  if (fileName !== undefined) response.attachment(fileName)
  if (mediaType !== undefined) response.set('Content-Type', mediaType)
  if (body === undefined) response.end()
  else if (body instanceof ByteStream) await sendStream(response, body)
  else if (body instanceof Uint8Array) response.send(Buffer.from(body))
  else if (mediaType === undefined) sendJson(response, body)
  else response.send(body)
}
