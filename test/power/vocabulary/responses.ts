/** Defects in responses: the state of the server is correct, its response is not. */
import { alterJson, isRecord, isSuccess, withJson, type ResponseMessage, type Call } from '../message.ts'
import type { Fault } from '../mutant.ts'

type Members = Readonly<Record<string, unknown>>

/** The caller gets an altered response. */
export function altersResponse(alter: (response: ResponseMessage, call: Call) => ResponseMessage): Fault {
  return { around: async (call, behind) => alter(await behind.pass(call), call) }
}

/** A success returns altered JSON. */
export function changesBody(alter: (value: unknown, call: Call) => unknown): Fault {
  return altersResponse((response, call) =>
    isSuccess(response) ? alterJson(response, (value) => alter(value, call)) : response,
  )
}

/** A success returns altered records: the single record, or each of the list. */
export function changesEach(alter: (record: Members, call: Call) => unknown): Fault {
  return changesBody((value, call) => ofEach(value, (record) => alter(record, call)))
}

function ofEach(value: unknown, alter: (record: Members) => unknown): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => (isRecord(item) ? alter(item) : item))
  return isRecord(value) ? alter(value) : value
}

/** A property, named by its path such as `author.name`, is omitted. */
export function drops(path: string): Fault {
  return changesEach((record) => changed(record, path.split('.'), () => undefined))
}

/** A property, named by its path, has another value; undefined omits it. */
export function shows(path: string, value: unknown): Fault {
  return changesEach((record) => changed(record, path.split('.'), () => value))
}

/** A property, named by its path, has an altered value. */
export function showsAs(path: string, alter: (value: unknown, record: Members) => unknown): Fault {
  return changesEach((record) => changed(record, path.split('.'), (value) => alter(value, record)))
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
export function lists(alter: (items: readonly unknown[], call: Call) => readonly unknown[]): Fault {
  return changesBody((value, call) => (Array.isArray(value) ? alter(value, call) : value))
}

/** A page omits its last item. */
export const losesLast: Fault = lists((items) => items.slice(0, -1))

/** A page omits its first item. */
export const losesFirst: Fault = lists((items) => items.slice(1))

/** A page contains its first item twice. */
export const repeatsFirst: Fault = lists((items) => [...items.slice(0, 1), ...items])

/** Responses with one status get another status, and `body`. */
export function swaps(from: number, to: number, body?: unknown): Fault {
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
export function announces(rejection: number, success: number, body: unknown = {}): Fault {
  return swaps(rejection, success, body)
}

/** Errors with this status have another body. */
export function explains(status: number, body: unknown): Fault {
  return swaps(status, status, body)
}

/** A header has another value, or is omitted. */
export function sends(
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
export function damages(alter: (bytes: Buffer) => Buffer): Fault {
  return altersResponse((response) =>
    isSuccess(response) ? { ...response, body: alter(response.body) } : response,
  )
}
