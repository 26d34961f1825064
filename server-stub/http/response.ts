/** Validates and writes responses. */
import type { Response } from 'express'
import { ByteStream, sendStream } from './byte-stream.ts'
import type { Operation } from './contract.ts'
import type { PageFacts } from '../page.ts'
import { pageHeaders } from './paging.ts'
import { jsonOfList } from './json-of-list.ts'
import { sendJson, sendJsonText } from './send-json.ts'

/** The response of any operation. */
export interface AnyResponse {
  status: number
  /** A JSON value, text, bytes or a stream, as the contract declares it; validated before it is sent. */
  body?: unknown
  page?: PageFacts
  mediaType?: string
  fileName?: string
  /** Headers of an error, such as `Retry-After`. */
  headers?: Readonly<Record<string, string>>
}

/** Whether the generated validators are loaded and accept a JSON body; for all other responses see `responseProblems`. */
export function isValidResponse(
  operation: Operation,
  { status, body, page, mediaType }: AnyResponse,
): boolean {
  if (mediaType !== undefined || body instanceof Uint8Array || body instanceof ByteStream) return false
  if (status === 200 && page === undefined && isPage(operation, body)) return false
  return body !== undefined && operation.validators?.responses?.[status]?.(body) === true
}

/** Whether a body is one page of a list: every array of an operation that has the parameters of pages. */
function isPage({ facts, declared }: Operation, body: unknown): boolean {
  return facts.list || (Array.isArray(body) && declared.query.has('page'))
}

/** Violations of the contract by a response. */
export async function responseProblems(
  operation: Operation,
  { status, body, page, mediaType }: AnyResponse,
): Promise<readonly string[]> {
  const { responses } = operation.facts
  const mediaTypes = responses[status]
  if (mediaTypes === undefined) return [`status ${status} is not documented`]
  if (mediaTypes.length === 0) return body === undefined ? [] : [`status ${status} has no body`]
  if (mediaType !== undefined) {
    return mediaTypes.includes(mediaType) ? [] : [`media type ${mediaType} is not documented`]
  }
  if (body === undefined) {
    return operation.optionalBodies.includes(status) ? [] : [`status ${status} has a body`]
  }
  if (body instanceof Uint8Array || body instanceof ByteStream) return ['bytes need a media type']
  if (status === 200 && page === undefined && isPage(operation, body)) return ['a list needs its page']
  const validators = await operation.loadValidators()
  if (validators.responses?.[status]?.(body) === true) return []
  const { bodyProblems } = await import('./response-schemas.ts')
  return bodyProblems(operation, status, body)
}

/** Adds an empty object where the contract does not specify the body: clients read JSON from every 200. */
export function withBody({ facts }: Operation, result: AnyResponse): AnyResponse {
  if (result.body !== undefined) return result
  const isJson = facts.responses[result.status]?.includes('application/json') === true
  return isJson ? { ...result, body: {} } : result
}

/** Writes a response; `url` returns the base URL of the links of a list. */
export async function writeResponse(
  response: Response,
  url: () => string,
  result: AnyResponse,
): Promise<void> {
  const { status, body, page, fileName, mediaType, headers } = result
  const list = page !== undefined && Array.isArray(body) ? await jsonOfList(body) : undefined
  response.status(status)
  if (headers !== undefined) response.set(headers)
  if (page !== undefined)
    for (const [name, value] of Object.entries(pageHeaders(page, url()))) response.setHeader(name, value)
  if (fileName !== undefined) response.attachment(fileName)
  if (mediaType !== undefined) response.set('Content-Type', mediaType)
  if (list !== undefined) sendJsonText(response, list)
  else if (body === undefined) response.end()
  else if (body instanceof ByteStream) await sendStream(response, body)
  else if (body instanceof Uint8Array) response.send(Buffer.from(body))
  else if (mediaType === undefined) sendJson(response, body)
  else response.send(body)
}
