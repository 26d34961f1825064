/** What defects of several operations on variables share. */
import { segmentsOf, type Call } from '../../message.ts'
import type { Fault } from '../../mutant.ts'
import { alsoDoesAll, listedAt } from '../../vocabulary/lookups.ts'

export const listOf = (call: Call) => `/projects/${segmentsOf(call)[1] ?? ''}/variables`

export const keyOf = (call: Call) => segmentsOf(call)[3] ?? ''

/** The same is done to all other variables of the project. */
export function toOthers(method: string): Fault {
  return alsoDoesAll(async (call, upstream) => {
    const others = (await listedAt(listOf(call), call, upstream)).filter(({ key }) => key !== keyOf(call))
    return others.map(({ key }) => ({
      ...call,
      method,
      path: `/api/v4${listOf(call)}/${encodeURIComponent(String(key))}`,
    }))
  })
}

/** Whether a key matches that of the call if an underscore matches any character. */
export function isAlike(call: Call, key: unknown): boolean {
  const pattern = new RegExp(`^${keyOf(call).replaceAll('_', '.')}$`)
  return pattern.test(String(key))
}

/** The same is done to all variables whose keys are alike. */
export function toAlike(method: string): Fault {
  return alsoDoesAll(async (call, upstream) => {
    const alike = (await listedAt(listOf(call), call, upstream)).filter(({ key }) => isAlike(call, key))
    return alike.map(({ key }) => ({
      ...call,
      method,
      path: `/api/v4${listOf(call)}/${encodeURIComponent(String(key))}`,
    }))
  })
}
