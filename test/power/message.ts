/** Calls and responses that pass the proxy, and functions that read and alter them. */
import { isDeepStrictEqual } from 'node:util'
import type { OperationId } from '../../generated/operations.ts'

/** A request. Header names are in lower case. */
export interface Call {
  /** Null for a route that is not in the contract. */
  readonly operation: OperationId | null
  readonly method: string
  /** Path with its prefix, as it was sent. */
  readonly path: string
  /** Query string without the question mark. */
  readonly query: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

/** A response. Header names are in lower case. */
export interface ResponseMessage {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

type JsonRecord = Readonly<Record<string, unknown>>

export function isRecord(value: unknown): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The JSON of a body; undefined if it has none. */
export function jsonOf({ headers, body }: Pick<ResponseMessage, 'headers' | 'body'>): unknown {
  if (!(headers['content-type'] ?? '').includes('json') || body.length === 0) return undefined
  const value: unknown = JSON.parse(body.toString('utf8'))
  return value
}

/** The same message with other JSON. */
export function withJson<Message extends ResponseMessage | Call>(message: Message, value: unknown): Message {
  const headers = { ...message.headers, 'content-type': 'application/json' }
  return { ...message, headers, body: Buffer.from(JSON.stringify(value)) }
}

/** The same response with its JSON altered; other bodies remain unchanged. */
export function alterJson(response: ResponseMessage, alter: (value: unknown) => unknown): ResponseMessage {
  const value = jsonOf(response)
  if (value === undefined) return response
  const altered = alter(value)
  return isDeepStrictEqual(altered, value) ? response : withJson(response, altered)
}

/** Whether the body has form fields. */
export function isForm({ headers }: Call): boolean {
  return (headers['content-type'] ?? '').includes('application/x-www-form-urlencoded')
}

function isInParts({ headers }: Call): boolean {
  return (headers['content-type'] ?? '').includes('multipart/')
}

/** The values of a parameter in the query, in a form field (with or without `[]`) or in JSON. */
export function valuesOf(call: Call, name: string): readonly unknown[] {
  const written = [call.query, isForm(call) ? call.body.toString('utf8') : ''].flatMap((text) => {
    const fields = new URLSearchParams(text)
    return [...fields.getAll(name), ...fields.getAll(`${name}[]`)]
  })
  const json = isForm(call) ? undefined : jsonOf(call)
  return isRecord(json) && Object.hasOwn(json, name) ? [...written, json[name]] : written
}

/** The first value of a parameter; undefined if it is not sent. */
export function valueOf(call: Call, name: string): unknown {
  return valuesOf(call, name)[0]
}

/** The same call without a header. */
export function withoutHeader(call: Call, name: string): Call {
  const { [name]: _, ...headers } = call.headers
  return { ...call, headers }
}

/** The same call with a parameter set, or removed if the value is undefined. */
export function withValue(call: Call, name: string, value: unknown): Call {
  const queried = { ...call, query: withField(call.query, name, undefined) }
  // Multipart fields stay unchanged: the query has the same parameter.
  if (call.method === 'GET' || call.method === 'DELETE' || isInParts(call)) {
    return { ...queried, query: withField(queried.query, name, value) }
  }
  if (isForm(call)) {
    return { ...queried, body: Buffer.from(withField(call.body.toString('utf8'), name, value)) }
  }
  const json = jsonOf(call)
  const { [name]: _, ...others } = isRecord(json) ? json : {}
  if (value === undefined && !isRecord(json)) return queried
  return withJson(queried, value === undefined ? others : { ...others, [name]: value })
}

function withField(text: string, name: string, value: unknown): string {
  if (text === '' && value === undefined) return text
  const fields = new URLSearchParams(text)
  if (value === undefined && !fields.has(name) && !fields.has(`${name}[]`)) return text
  fields.delete(name)
  fields.delete(`${name}[]`)
  if (Array.isArray(value)) for (const each of value) fields.append(`${name}[]`, String(each))
  else if (value !== undefined) fields.set(name, textOf(value))
  return fields.toString()
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** The same call by the caller, not by the user of `sudo`. */
export function withoutSudo(call: Call): Call {
  return withValue(withoutHeader(call, 'sudo'), 'sudo', undefined)
}

/** The path after the prefix, which begins with a slash. */
export function pathOf({ path }: Pick<Call, 'path'>): string {
  return path.replace(/^\/api\/v4/, '')
}

/** Path segments after the prefix, decoded. */
export function segmentsOf({ path }: Call): readonly string[] {
  return path
    .replace(/^\/api\/v4\//, '')
    .split('/')
    .map((segment) => decodeURIComponent(segment))
}

/** The same call with one path segment after the prefix replaced. */
export function withSegment(call: Call, index: number, segment: string): Call {
  const parts = call.path.replace(/^\/api\/v4\//, '').split('/')
  return { ...call, path: `/api/v4/${parts.with(index, encodeURIComponent(segment)).join('/')}` }
}

/** Whether a text is the full hash of a commit. */
export function isHash(text: unknown): boolean {
  return /^[0-9a-f]{40}$/.test(String(text))
}

/** Whether a status is a success. */
export function isSuccess({ status }: ResponseMessage): boolean {
  return status >= 200 && status < 300
}
