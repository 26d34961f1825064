/** Expiry dates of members. */
import type { Fault } from '../../mutant.ts'
import { alsoDoesAll, recordAt, scopeOf } from '../../vocabulary/lookups.ts'
import { otherCall } from '../../vocabulary/effects.ts'
import { segmentsOf } from '../../message.ts'

export const dayBefore = (day: unknown): string =>
  new Date(Date.parse(String(day)) - 86_400_000).toISOString().slice(0, 10)

/** The same user as a member of the parent. */
export const toMemberOfParent = (method: string): Fault =>
  alsoDoesAll(async (call, upstream) => {
    const { parent_id: parent } = await recordAt(scopeOf(call), call, upstream)
    if (typeof parent !== 'number') return []
    const body: unknown = method === 'PUT' ? JSON.parse(call.body.toString() || '{}') : undefined
    return [otherCall(call, method, `/groups/${parent}/members/${segmentsOf(call)[3] ?? ''}`, body)]
  })
