/** Defects in effects: none, too many, or for callers without permission. */
import { isNameOf } from '../../conformance/fixtures/run.ts'
import type { Permission } from '../../../server-stub/access/policy.ts'
import type { Services } from '../../../server-stub/services.ts'
import { isSuccess, type ResponseMessage, type Call } from '../message.ts'
import type { Behind, Fault } from '../mutant.ts'
import { by, when, type Person } from './conditions.ts'
import { hears } from './requests.ts'

/** The server responds without any effect. */
export function pretends(status: number, body: unknown = null): Fault {
  return { around: async () => jsonResponse(status, body) }
}

/** A JSON response; without a body if it is null. */
export function jsonResponse(status: number, body: unknown = null): ResponseMessage {
  if (body === null) return { status, headers: {}, body: Buffer.alloc(0) }
  return {
    status,
    headers: { 'content-type': 'application/json' },
    body: Buffer.from(JSON.stringify(body)),
  }
}

/** The server rejects a valid request. */
export function rejects(status: number, message = 'Rejected'): Fault {
  return pretends(status, { message })
}

/** The effect of the request is undone after the response. */
export const forgets: Fault = {
  alone: true,
  async around(call, behind) {
    const putBack = await behind.keep()
    const response = await behind.pass(call)
    if (isSuccess(response)) await putBack()
    return response
  },
}

/** The request is performed twice, and the first response is returned. */
export const repeats: Fault = {
  async around(call, behind) {
    const response = await behind.pass(call)
    if (isSuccess(response)) await behind.pass(call)
    return response
  },
}

/** After a success another call is made as the administrator; none if it is `undefined`. */
export function alsoDoes(other: (call: Call, response: ResponseMessage) => Call | undefined): Fault {
  return {
    async around(call, behind) {
      const response = await behind.pass(call)
      const further = isSuccess(response) ? other(call, response) : undefined
      if (further !== undefined) await behind.pass(byAdministrator(further, behind))
      return response
    },
  }
}

/** The call with the credentials of the administrator. */
export function byAdministrator(call: Call, { adminToken }: Behind): Call {
  const { authorization: _, cookie: __, sudo: ___, ...headers } = call.headers
  return { ...call, headers: { ...headers, 'private-token': adminToken } }
}

/** Another call. `target` is the path and query below the prefix. */
export function another(call: Call, method: string, target: string, json?: unknown): Call {
  const [path = '', query = ''] = target.split('?')
  const { 'content-length': _, 'content-type': __, ...headers } = call.headers
  const body = json === undefined ? Buffer.alloc(0) : Buffer.from(JSON.stringify(json))
  return {
    operation: null,
    method,
    path: `/api/v4${path}`,
    query,
    headers: json === undefined ? headers : { ...headers, 'content-type': 'application/json' },
    body,
  }
}

/** Every caller acts as the administrator, also as the author of records. */
export const ignoresPermissions: Fault = hears((call, behind) => byAdministrator(call, behind))

/** Some users have an additional permission; visibility stays the same. Without names, all users have it. */
export function grants(right: Permission, ...users: readonly Person[]): Fault {
  return {
    services: (own) => {
      if (!isOneOf(own, users)) return own
      return {
        ...own,
        can: (permission, ...subject) => permission === right || own.can(permission, ...subject),
        authorize: (permission, ...subject) => {
          if (permission !== right) own.authorize(permission, ...subject)
        },
      }
    },
  }
}

/** Only members can see projects. */
export const hidesFromNonMembers: Fault = when(by('non-member'), rejects(404, '404 Project Not Found'))

/** All callers have every permission on the records that they see. */
export const grantsEverything: Fault = {
  services: (own) => ({ ...own, authorize: () => {}, can: () => true }),
}

function isOneOf({ caller }: Services, people: readonly Person[]): boolean {
  if (people.length === 0) return true
  return caller.kind === 'user' && people.some((person) => isNameOf(person, caller.user.username))
}
