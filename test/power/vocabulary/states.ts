/** Defects for some states of the server: they depend on a record that the server returns. */
import { type Call, isSuccess, isRecord } from '../message.ts'
import type { Upstream, Fault } from '../mutant.ts'
import { jsonResponse, byAdministrator } from './effects.ts'
import { shownAt } from './lookups.ts'

/** A condition that may read records of the server. */
export type StateCondition = (call: Call, upstream: Upstream) => Promise<boolean> | boolean

/** A success is rejected under the condition. */
export function rejectsIf(status: number, condition: StateCondition): Fault {
  return {
    async around(call, upstream) {
      const isRejected = await condition(call, upstream)
      const response = await upstream.pass(call)
      return isRejected && isSuccess(response) ? jsonResponse(status, { message: 'Rejected' }) : response
    },
  }
}

/** Callers who are rejected have the permission of an administrator under the condition. */
export function acceptsIf(condition: StateCondition): Fault {
  return {
    async around(call, upstream) {
      const response = await upstream.pass(call)
      const isRejected = [401, 403, 404].includes(response.status)
      return isRejected && (await condition(call, upstream))
        ? upstream.pass(byAdministrator(call, upstream))
        : response
    },
  }
}

/** The record at a path below the prefix has this value of a property. */
export function isAt(pathFor: (call: Call) => string, property: string, value: unknown): StateCondition {
  return async (call, upstream) => {
    const record = await shownAt(pathFor(call), call, upstream)
    return isRecord(record) && record[property] === value
  }
}
