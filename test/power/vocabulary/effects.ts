/** Defects in effects: none, too many, or for callers without permission. */
import { isNameOf } from '../../conformance/fixtures/run.ts'
import type { Permission } from '../../../server-stub/access/policy.ts'
import type { Services } from '../../../server-stub/services.ts'
import { isSuccess, type ResponseMessage, type Call } from '../message.ts'
import type { Upstream, Fault } from '../mutant.ts'
import { by, when, type UserOfRun } from './conditions.ts'
import { altersRequest } from './requests.ts'

/** The server responds without any effect. */
export function hasNoEffect(status: number, body: unknown = null): Fault {
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
  return hasNoEffect(status, { message })
}

/** The effect of the request is undone after the response. */
export const undoesEffect: Fault = {
  alone: true,
  async around(call, upstream) {
    const putBack = await upstream.keep()
    const response = await upstream.pass(call)
    if (isSuccess(response)) await putBack()
    return response
  },
}

/** The request is performed twice, and the first response is returned. */
export const repeatsEffect: Fault = {
  async around(call, upstream) {
    const response = await upstream.pass(call)
    if (isSuccess(response)) await upstream.pass(call)
    return response
  },
}

/** After a success another call is made as the administrator; none if it is `undefined`. */
export function alsoDoes(other: (call: Call, response: ResponseMessage) => Call | undefined): Fault {
  return {
    async around(call, upstream) {
      const response = await upstream.pass(call)
      const further = isSuccess(response) ? other(call, response) : undefined
      if (further !== undefined) await upstream.pass(byAdministrator(further, upstream))
      return response
    },
  }
}

/** The call with the credentials of the administrator. */
export function byAdministrator(call: Call, { adminToken }: Upstream): Call {
  const { authorization: _, cookie: __, sudo: ___, ...headers } = call.headers
  return { ...call, headers: { ...headers, 'private-token': adminToken } }
}

/** Another call. `target` is the path and query below the prefix. */
export function otherCall(call: Call, method: string, target: string, json?: unknown): Call {
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
export const ignoresPermissions: Fault = altersRequest((call, upstream) => byAdministrator(call, upstream))

/** Some users have an additional permission; visibility stays the same. Without names, all users have it. */
export function grantsPermission(right: Permission, ...users: readonly UserOfRun[]): Fault {
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

function isOneOf({ caller }: Services, users: readonly UserOfRun[]): boolean {
  if (users.length === 0) return true
  return caller.kind === 'user' && users.some((user) => isNameOf(user, caller.user.username))
}
