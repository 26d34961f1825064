/** Defects that read other records of the server: wrong records, missing records, and stale lists. */
import type { OperationId } from '../../../generated/operations.ts'
import {
  isRecord,
  isSuccess,
  jsonOf,
  segmentsOf,
  type ResponseMessage,
  type Call,
  pathOf,
  valueOf,
} from '../message.ts'
import type { Upstream, Fault } from '../mutant.ts'
import { alterationOf } from './conditions.ts'
import { otherCall, byAdministrator, jsonResponse } from './effects.ts'
import type { Item } from './lists.ts'

/** The response to the administrator at a path below the prefix; undefined if it is no JSON. */
export async function shownAt(target: string, call: Call, upstream: Upstream): Promise<unknown> {
  const response = await upstream.pass(byAdministrator(otherCall(call, 'GET', target), upstream))
  return isSuccess(response) ? jsonOf(response) : undefined
}

/** The records on the first page of a list, by its path below the prefix. */
export async function listedAt(
  target: string,
  call: Call,
  upstream: Upstream,
): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const value = await shownAt(`${target}${target.includes('?') ? '&' : '?'}per_page=100`, call, upstream)
  return Array.isArray(value) ? value.filter((item) => isRecord(item)) : []
}

/** After a success each of these calls is made as well, as the administrator. */
export function alsoDoesAll(others: (call: Call, upstream: Upstream) => Promise<readonly Call[]>): Fault {
  return {
    async around(call, upstream) {
      const response = await upstream.pass(call)
      if (!isSuccess(response)) return response
      for (const other of await others(call, upstream)) await upstream.pass(byAdministrator(other, upstream))
      return response
    },
  }
}

/** A defect that has an effect only in projects, or groups, of one visibility. Only for defects that alter calls and responses. */
export function inScopesThatAre(visibility: 'private' | 'internal' | 'public', fault: Fault): Fault {
  const around = alterationOf(fault)
  return {
    alone: fault.alone === true,
    async around(call, upstream) {
      const scope = await shownAt(scopeOf(call), call, upstream)
      const isThere = isRecord(scope) && scope['visibility'] === visibility
      return isThere ? around(call, upstream) : upstream.pass(call)
    },
  }
}

/** DELETE of an unknown record returns 404. */
export const rejectsRepeatedDeletion: Fault = {
  async around(call, upstream) {
    const seen = await upstream.pass(byAdministrator({ ...call, method: 'GET' }, upstream))
    return seen.status === 404 ? jsonResponse(404, { message: '404 Not Found' }) : upstream.pass(call)
  },
}

/**
 * A list returns its content before the last write to it or to one of its items. The pattern matches the beginning of
 * the paths of the list and its items, including the prefix.
 */
export function lagsBehind(pattern: RegExp): Fault {
  return {
    async everywhere(call, upstream) {
      const [list] = pattern.exec(call.path) ?? []
      if (list === undefined) return upstream.pass(call)
      if (call.method !== 'GET') {
        const now = await upstream.pass(
          byAdministrator(otherCall(call, 'GET', pathOf({ path: list })), upstream),
        )
        upstream.memory.set(list, now)
        return upstream.pass(call)
      }
      const former = call.path === list ? upstream.memory.get(list) : undefined
      const response = await upstream.pass(call)
      return isFormer(former) ? { ...response, body: former.body } : response
    },
  }
}

/** Every response of a URL is the first one. */
export const returnsStaleReads: Fault = {
  async around(call, upstream) {
    const key = JSON.stringify([call.path, call.query, upstream.usernameOf(call)])
    const known = upstream.memory.get(key)
    const response = await upstream.pass(call)
    if (isFormer(known)) return { ...response, status: 200, body: known.body, headers: known.headers }
    if (response.status === 200) upstream.memory.set(key, response)
    return response
  },
}

function isFormer(value: unknown): value is ResponseMessage {
  return isRecord(value) && Buffer.isBuffer(value['body']) && value['status'] === 200
}

const cached = new WeakMap<Upstream['memory'], Map<string, ResponseMessage>>()

/** A read returns what it has returned before until something else than an operation is written. */
export function isCachedDespite(read: OperationId, write: OperationId): Fault {
  return {
    alone: true,
    async everywhere(call, { memory, pass, usernameOf }) {
      if (call.method !== 'GET' && call.operation !== write) cached.delete(memory)
      if (call.operation !== read) return pass(call)
      const responses = cached.get(memory) ?? new Map<string, ResponseMessage>()
      cached.set(memory, responses)
      const key = JSON.stringify([call.path, call.query, usernameOf(call), call.headers['sudo']])
      const response = responses.get(key) ?? (await pass(call))
      responses.set(key, response)
      return response
    },
  }
}

/** The record at a path below the prefix; empty if there is none. */
export async function recordAt(target: string, call: Call, upstream: Upstream): Promise<Item> {
  const record = await shownAt(target, call, upstream)
  return isRecord(record) ? record : {}
}

/** Path of the project or group of the request, below the prefix. */
export function scopeOf(call: Call): string {
  const [collection = '', id = ''] = segmentsOf(call)
  return `/${collection}/${encodeURIComponent(id)}`
}

/** After a success with the parameter, the record is updated with another body. */
export function alsoSets(parameter: string, bodyOf: (value: unknown) => object): Fault {
  return alsoDoesAll(async (call) => {
    const value = valueOf(call, parameter)
    return value === undefined ? [] : [otherCall(call, 'PUT', pathOf(call), bodyOf(value))]
  })
}
