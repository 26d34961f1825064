/** From an operation and its parameters to the request on the wire, in each of the ways the conventions allow. */
import { operations, type OperationId } from '../../../generated/operations.ts'
import type { WireRequest } from './exchange.ts'

/** The encoding of the parameters of a write. Convention 3 allows JSON, form fields and the query string. */
export type Encoding = 'json' | 'form' | 'multipart' | 'query'

export type Parameters = Readonly<Record<string, unknown>>

/** A request in terms of the contract. */
export interface Call {
  readonly operation: OperationId
  readonly path?: Parameters | undefined
  readonly query?: Parameters | undefined
  readonly body?: unknown
  readonly encoding?: Encoding | undefined
  readonly headers?: Readonly<Record<string, string>>
}

/** Encodes a call. A body that is no object is always sent as JSON. */
export function encode(call: Call): WireRequest {
  const { method, path } = operations[call.operation]
  const fields = isFields(call.body) ? call.body : null
  const encoding = fields === null ? 'json' : (call.encoding ?? 'json')
  const query = [...pairs(call.query ?? {}, plain)]
  if (encoding === 'query' && fields !== null) query.push(...pairs(fields, bracketed))
  const search = query
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .join('&')
  const target = expand(path, call.path ?? {}) + (search === '' ? '' : `?${search}`)
  const { body, type } = encodeBody(call.body, fields, encoding)
  const headers = { accept: '*/*', ...(type === null ? {} : { 'content-type': type }), ...call.headers }
  return { method, target, headers, body }
}

/** Fills a path template; every value is one segment, so `group/project` becomes `group%2Fproject`. */
function expand(template: string, values: Parameters): string {
  return template.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(textOf(values[name])))
}

type Pair = readonly [name: string, value: string]
type ArrayName = (name: string) => string

/** The contract declares query arrays by their plain name, repeated. */
const plain: ArrayName = (name) => name
/** In forms, the name of an array ends in brackets, which distinguish an array of one item from a single value. */
const bracketed: ArrayName = (name) => `${name}[]`

function* pairs(values: Parameters, arrayName: ArrayName): Generator<Pair> {
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined || value === null) continue
    if (!Array.isArray(value)) yield [name, textOf(value)]
    else for (const item of value) yield [arrayName(name), textOf(item)]
  }
}

function encodeBody(
  body: unknown,
  fields: Parameters | null,
  encoding: Encoding,
): { body: Uint8Array | null; type: string | null } {
  if (body === undefined || (encoding === 'query' && fields !== null)) return { body: null, type: null }
  if (fields === null || encoding === 'json') {
    return { body: Buffer.from(JSON.stringify(body)), type: 'application/json' }
  }
  const list = [...pairs(fields, bracketed)]
  if (encoding === 'form') {
    // A space is a plus sign, as browsers and most clients send it.
    const text = list
      .map((pair) => pair.map((part) => encodeURIComponent(part).replaceAll('%20', '+')).join('='))
      .join('&')
    return { body: Buffer.from(text), type: 'application/x-www-form-urlencoded' }
  }
  return { body: multipart(list), type: `multipart/form-data; boundary=${boundary}` }
}

const boundary = 'forge-contract-form-field-boundary'

function multipart(list: readonly Pair[]): Uint8Array {
  const parts = list.map(
    ([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  return Buffer.from(`${parts.join('')}--${boundary}--\r\n`)
}

function isFields(body: unknown): body is Parameters {
  return typeof body === 'object' && body !== null && !Array.isArray(body)
}

/** A value as text, for fields and query strings. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  return JSON.stringify(value) ?? ''
}
