/** Defects of several operations on triggers. */
import { type Call, segmentsOf, withSegment } from '../../message.ts'
import type { Fault } from '../../mutant.ts'
import { alsoDoesAll, listedAt } from '../../vocabulary/lookups.ts'

export const listOf = (call: Call) => `/projects/${segmentsOf(call)[1] ?? ''}/triggers`

/** The same is done to all other triggers of the project. */
export function toOthers(method: string, suffix = ''): Fault {
  return alsoDoesAll(async (call, upstream) => {
    const others = (await listedAt(listOf(call), call, upstream)).filter(
      (each) => String(each['id']) !== segmentsOf(call)[3],
    )
    return others.map(({ id }) => ({
      ...call,
      method,
      path: `/api/v4${listOf(call)}/${String(id)}${suffix}`,
    }))
  })
}

export const newest: Fault = {
  async around(call, upstream) {
    const last = (await listedAt(listOf(call), call, upstream)).at(-1)
    return upstream.pass(last === undefined ? call : withSegment(call, 3, String(last['id'])))
  },
}
