/** Defects of servers that remember deleted records. */
import { alterJson, isRecord, isSuccess, valueOf, withValue } from '../message.ts'
import type { Fault } from '../mutant.ts'
import { jsonResponse } from './effects.ts'

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
