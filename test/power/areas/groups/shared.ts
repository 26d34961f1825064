/** What defects of several operations on groups share. */
import { jsonResponse, otherCall } from '../../vocabulary/effects.ts'
import type { Fault } from '../../mutant.ts'
import { alsoDoesAll, recordAt, scopeOf } from '../../vocabulary/lookups.ts'

export const unknownPath = { around: async () => jsonResponse(404, { message: '404 Group Not Found' }) }

/** The parent of the group gets the same request. `below` is the path after that of the group. */
export const toParent = (method: string, below: string): Fault =>
  alsoDoesAll(async (call, upstream) => {
    const { parent_id: parent } = await recordAt(scopeOf(call), call, upstream)
    const body: unknown = JSON.parse(call.body.toString() || '{}')
    return typeof parent === 'number' ? [otherCall(call, method, `/groups/${parent}${below}`, body)] : []
  })
