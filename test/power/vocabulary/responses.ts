/** Defects in responses: the state of the server is correct, its response is not. */
import { alterJson, isRecord, isSuccess, withJson, type ResponseMessage, type Call } from '../message.ts'
import type { Fault } from '../mutant.ts'

type Members = Readonly<Record<string, unknown>>

/** The caller gets an altered response. */
export function altersResponse(alter: (response: ResponseMessage, call: Call) => ResponseMessage): Fault {
  return { around: async (call, upstream) => alter(await upstream.pass(call), call) }
}

/** A success returns altered JSON. */
export function altersBody(alter: (value: unknown, call: Call) => unknown): Fault {
  return altersResponse((response, call) =>
    isSuccess(response) ? alterJson(response, (value) => alter(value, call)) : response,
  )
}

/** A success returns altered records: the single record, or each of the list. */
export function altersRecords(alter: (record: Members, call: Call) => unknown): Fault {
  return altersBody((value, call) => ofEach(value, (record) => alter(record, call)))
}

function ofEach(value: unknown, alter: (record: Members) => unknown): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => (isRecord(item) ? alter(item) : item))
  return isRecord(value) ? alter(value) : value
}

/** A property, named by its path such as `author.name`, is omitted. */
export function omitsProperty(path: string): Fault {
  return altersRecords((record) => changed(record, path.split('.'), () => undefined))
}

/** A property, named by its path, has another value; undefined omits it. */
export function returnsValue(path: string, value: unknown): Fault {
  return altersRecords((record) => changed(record, path.split('.'), () => value))
}

/** A property, named by its path, has an altered value. */
export function altersProperty(path: string, alter: (value: unknown, record: Members) => unknown): Fault {
  return altersRecords((record) => changed(record, path.split('.'), (value) => alter(value, record)))
}

function changed(value: unknown, path: readonly string[], alter: (value: unknown) => unknown): unknown {
  const [first, ...rest] = path
  if (first === undefined) return alter(value)
  if (Array.isArray(value)) return value.map((item: unknown) => changed(item, path, alter))
  if (!isRecord(value)) return value
  const next = changed(value[first], rest, alter)
  const { [first]: _, ...others } = value
  if (next === undefined) return others
  return Object.hasOwn(value, first) ? { ...value, [first]: next } : { ...others, [first]: next }
}

/** A page of a list is altered. */
export function altersPage(alter: (items: readonly unknown[], call: Call) => readonly unknown[]): Fault {
  return altersBody((value, call) => (Array.isArray(value) ? alter(value, call) : value))
}

/** A page omits its last item. */
export const omitsLastItem: Fault = altersPage((items) => items.slice(0, -1))

/** A page omits its first item. */
export const omitsFirstItem: Fault = altersPage((items) => items.slice(1))

/** A page contains its first item twice. */
export const repeatsFirstItem: Fault = altersPage((items) => [...items.slice(0, 1), ...items])

/** Responses with one status get another status, and `body`. */
export function replacesStatus(from: number, to: number, body?: unknown): Fault {
  return altersResponse((response) => {
    if (response.status !== from) return response
    const other = { ...response, status: to }
    if (to === 204) return { ...other, headers: withoutType(other), body: Buffer.alloc(0) }
    return body === undefined ? other : withJson(other, body)
  })
}

function withoutType({ headers }: ResponseMessage): ResponseMessage['headers'] {
  const { 'content-type': _, ...others } = headers
  return others
}

/** A success has another status. */
export function succeedsWith(status: number): Fault {
  return altersResponse((response) => (isSuccess(response) ? { ...response, status } : response))
}

/** A rejection is returned as a success. */
export function returnsSuccessFor(rejection: number, success: number, body: unknown = {}): Fault {
  return replacesStatus(rejection, success, body)
}

/** Errors with this status have another body. */
export function returnsErrorBody(status: number, body: unknown): Fault {
  return replacesStatus(status, status, body)
}

/** A header has another value, or is omitted. */
export function altersHeader(
  name: string,
  alter: (value: string, response: ResponseMessage, call: Call) => string | undefined,
): Fault {
  return altersResponse((response, call) => {
    const value = response.headers[name]
    if (value === undefined) return response
    const other = alter(value, response, call)
    const { [name]: _, ...others } = response.headers
    return { ...response, headers: other === undefined ? others : { ...others, [name]: other } }
  })
}

/** The bytes of a file are altered. */
export function altersBytes(alter: (bytes: Buffer) => Buffer): Fault {
  return altersResponse((response) =>
    isSuccess(response) ? { ...response, body: alter(response.body) } : response,
  )
}
