/** Defects of servers that remember deleted records or former values. */
import type { OperationId } from '../../../generated/operations.ts'
import {
  alterJson,
  isRecord,
  isSuccess,
  valueOf,
  withValue,
  type Call,
  jsonOf,
  pathOf,
  valuesOf,
} from '../message.ts'
import type { Fault } from '../mutant.ts'
import { jsonResponse, otherCall } from './effects.ts'
import { shownAt } from './lookups.ts'

/** A record that a parameter identifies is created once: the second request to the same path is rejected. */
export function rejectsKnown(parameter: string): Fault {
  return {
    async around(call, upstream) {
      const key = `${call.path} ${String(valueOf(call, parameter))}`
      if (upstream.memory.has(key)) return jsonResponse(409, { message: 'Conflict' })
      const response = await upstream.pass(call)
      if (isSuccess(response)) upstream.memory.set(key, true)
      return response
    },
  }
}

/** A record that is created again has the attribute of the first one, although the response shows the new one. */
export function keepsFirst(attribute: string, parameter: string): Fault {
  return {
    async around(call, upstream) {
      const key = `${call.path} ${String(valueOf(call, parameter))}`
      const value = valueOf(call, attribute)
      const first = upstream.memory.get(key) ?? value
      const response = await upstream.pass(first === value ? call : withValue(call, attribute, first))
      if (isSuccess(response)) upstream.memory.set(key, first)
      return alterJson(response, (json) =>
        isRecord(json) && attribute in json ? { ...json, [attribute]: value } : json,
      )
    },
  }
}

/** Every response of an operation, or to the requests that it concerns, has the value of the property that the first one about the record had. */
export function returnsFirst(
  operation: OperationId,
  property: string,
  concerns: (call: Call) => boolean = () => true,
): Fault {
  return {
    async everywhere(call, upstream) {
      const response = await upstream.pass(call)
      if (call.operation !== operation || !isSuccess(response) || !concerns(call)) return response
      return alterJson(response, (record) => {
        if (!isRecord(record)) return record
        const key = `${property} of ${String(record['id'])}`
        const first = upstream.memory.get(key) ?? record[property]
        upstream.memory.set(key, first)
        return { ...record, [property]: first }
      })
    },
  }
}

/** A path has its last response if the record is deleted. */
export const returnsDeleted: Fault = {
  async around(call, { pass, memory }) {
    const response = await pass(call)
    if (isSuccess(response)) memory.set(call.path, jsonOf(response))
    return response.status === 404 && memory.has(call.path)
      ? jsonResponse(200, memory.get(call.path))
      : response
  },
}

/** The author is the user who has updated the record last. */
export function becomesAuthor(write: OperationId, read: OperationId): Fault {
  return {
    async everywhere(call, upstream) {
      const response = await upstream.pass(call)
      if (!isSuccess(response)) return response
      if (call.operation === write) {
        const user = jsonOf(await upstream.pass(otherCall(call, 'GET', '/user')))
        if (isRecord(user)) upstream.memory.set(pathOf(call), user['id'])
      }
      const id = upstream.memory.get(pathOf(call))
      if (call.operation !== read || id === undefined) return response
      return alterJson(response, (value) =>
        isRecord(value) && isRecord(value['author'])
          ? { ...value, author: { ...value['author'], id } }
          : value,
      )
    },
  }
}

/** The list finds deleted records by a filter that no deletion reads. */
export function findsDeleted(deletion: OperationId, list: OperationId, filter: string, key: string): Fault {
  return {
    alone: true,
    async everywhere(call, upstream) {
      if (call.operation === deletion) {
        const record = await shownAt(pathOf(call), call, upstream)
        const response = await upstream.pass(call)
        if (isSuccess(response) && isRecord(record)) upstream.memory.set(String(record[key]), record)
        return response
      }
      const response = await upstream.pass(call)
      if (call.operation !== list || !isSuccess(response)) return response
      const deleted = valuesOf(call, filter)
        .flat()
        .flatMap((value) => upstream.memory.get(String(value)) ?? [])
      return alterJson(response, (items) => (Array.isArray(items) ? [...items, ...deleted] : items))
    },
  }
}
