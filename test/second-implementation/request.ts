/** A parsed request: its target, and its parameters from the query string and body. */
import type { IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { unreadable } from './request-error.ts'

export interface Received {
  readonly method: string
  /** Path below the prefix as it was sent, `%2F` included. */
  readonly path: string
  readonly query: URLSearchParams
  /** Parameters of the query and of the body; the body's win. */
  readonly values: ReadonlyMap<string, unknown>
  readonly headers: IncomingMessage['headers']
  /** Scheme, host and port as the caller wrote them. */
  readonly origin: string
}

/** Reads a request to its end. Throws a `RequestError` when its body cannot be read. */
export async function receive(request: IncomingMessage): Promise<Received> {
  const { method = 'GET', url = '/', headers } = request
  const origin = `http://${headers.host ?? 'localhost'}`
  if (!URL.canParse(url, origin)) throw unreadable('400 Bad Request: the address cannot be read')
  const target = new URL(url, origin)
  const body = await readBody(await buffer(request), headers['content-type'] ?? '')
  return {
    method,
    path: target.pathname,
    query: target.searchParams,
    values: new Map([...fields(target.searchParams), ...body]),
    headers,
    origin,
  }
}

async function readBody(bytes: Buffer, type: string): Promise<Iterable<[string, unknown]>> {
  if (bytes.length === 0) return []
  const [mediaType = ''] = type.toLowerCase().split(';')
  switch (mediaType) {
    case 'application/json':
      return readJson(bytes)
    case 'application/x-www-form-urlencoded':
      return fields(new URLSearchParams(bytes.toString('utf8')))
    case 'multipart/form-data':
      return readMultipart(bytes, type)
    default:
      throw unreadable(`400 Bad Request: a body of ${mediaType} cannot be read`)
  }
}

function readJson(bytes: Buffer): Iterable<[string, unknown]> {
  let value: unknown
  try {
    value = JSON.parse(bytes.toString('utf8'))
  } catch {
    throw unreadable('400 Bad Request: the body is no JSON')
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw unreadable('400 Bad Request: the body is no JSON object')
  }
  return Object.entries(value)
}

async function readMultipart(bytes: Buffer, type: string): Promise<Iterable<[string, unknown]>> {
  try {
    return fields(await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } }).formData())
  } catch {
    throw unreadable('400 Bad Request: the form cannot be read')
  }
}

/** Fields by name; those named `name[]` and those that are repeated make a list. */
function fields(pairs: Iterable<[string, unknown]>): Map<string, unknown> {
  const values = new Map<string, unknown>()
  for (const [written, value] of pairs) {
    const isList = written.endsWith('[]')
    const name = isList ? written.slice(0, -2) : written
    const before = values.has(name) ? [values.get(name)].flat() : []
    values.set(name, isList || before.length > 0 ? [...before, value] : value)
  }
  return values
}
