/** Defects that read other records of the server: wrong records, missing records, and stale lists. */
import { isRecord, isSuccess, jsonOf, segmentsOf, type ResponseMessage, type Call } from '../message.ts'
import type { Behind, Fault } from '../mutant.ts'
import { alterationOf } from './conditions.ts'
import { another, byAdministrator, jsonResponse } from './effects.ts'

/** The response to the administrator at a path below the prefix; undefined if it is no JSON. */
export async function shownAt(target: string, call: Call, behind: Behind): Promise<unknown> {
  const response = await behind.pass(byAdministrator(another(call, 'GET', target), behind))
  return isSuccess(response) ? jsonOf(response) : undefined
}

/** The records on the first page of a list, by its path below the prefix. */
export async function listedAt(
  target: string,
  call: Call,
  behind: Behind,
): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const value = await shownAt(`${target}${target.includes('?') ? '&' : '?'}per_page=100`, call, behind)
  return Array.isArray(value) ? value.filter((item) => isRecord(item)) : []
}

/** After a success each of these calls is made as well, as the administrator. */
export function alsoDoesAll(others: (call: Call, behind: Behind) => Promise<readonly Call[]>): Fault {
  return {
    async around(call, behind) {
      const response = await behind.pass(call)
      if (!isSuccess(response)) return response
      for (const other of await others(call, behind)) await behind.pass(byAdministrator(other, behind))
      return response
    },
  }
}

/** A defect that has an effect only in projects, or groups, of one visibility. Only for defects that alter calls and responses. */
export function inPlacesThatAre(visibility: 'private' | 'internal' | 'public', fault: Fault): Fault {
  const around = alterationOf(fault)
  return {
    alone: fault.alone === true,
    async around(call, behind) {
      const [collection = '', id = ''] = segmentsOf(call)
      const place = await shownAt(`/${collection}/${encodeURIComponent(id)}`, call, behind)
      const isThere = isRecord(place) && place['visibility'] === visibility
      return isThere ? around(call, behind) : behind.pass(call)
    },
  }
}

/** DELETE of an unknown record returns 404. */
export const deletesOnlyWhatIsThere: Fault = {
  async around(call, behind) {
    const seen = await behind.pass(byAdministrator({ ...call, method: 'GET' }, behind))
    return seen.status === 404 ? jsonResponse(404, { message: '404 Not Found' }) : behind.pass(call)
  },
}

/**
 * A list returns its content before the last write to it or to one of its items. The pattern matches the beginning of
 * the paths of the list and its items, including the prefix.
 */
export function lagsBehind(pattern: RegExp): Fault {
  return {
    async everywhere(call, behind) {
      const [list] = pattern.exec(call.path) ?? []
      if (list === undefined) return behind.pass(call)
      if (call.method !== 'GET') {
        const now = await behind.pass(
          byAdministrator(another(call, 'GET', list.replace('/api/v4', '')), behind),
        )
        behind.memory.set(list, now)
        return behind.pass(call)
      }
      const former = call.path === list ? behind.memory.get(list) : undefined
      const response = await behind.pass(call)
      return isFormer(former) ? { ...response, body: former.body } : response
    },
  }
}

/** Every response of a URL is the first one. */
export const returnsStaleReads: Fault = {
  async around(call, behind) {
    const place = JSON.stringify([call.path, call.query, behind.usernameOf(call)])
    const known = behind.memory.get(place)
    const response = await behind.pass(call)
    if (isFormer(known)) return { ...response, status: 200, body: known.body, headers: known.headers }
    if (response.status === 200) behind.memory.set(place, response)
    return response
  },
}

function isFormer(value: unknown): value is ResponseMessage {
  return isRecord(value) && Buffer.isBuffer(value['body']) && value['status'] === 200
}
