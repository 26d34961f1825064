/** Paths of tags, and defects that affect another tag than the requested one. */
import { segmentsOf, type Call } from '../../message.ts'
import type { Fault } from '../../mutant.ts'
import { otherCall } from '../../vocabulary/effects.ts'
import { alsoDoesAll, listedAt } from '../../vocabulary/lookups.ts'
import { altersPathSegment } from '../../vocabulary/requests.ts'

export const tagsOf = (call: Call) => `/projects/${segmentsOf(call)[1] ?? ''}/repository/tags`
export const tagOf = (call: Call, name: unknown) => `${tagsOf(call)}/${encodeURIComponent(String(name))}`

/** What the caller wanted is done to all other tags of the project as well. */
export function toOtherTags(method: string, suffix: string, json?: unknown): Fault {
  return alsoDoesAll(async (call, upstream) => {
    const names = (await listedAt(tagsOf(call), call, upstream)).map(({ name }) => name)
    return names
      .filter((name) => name !== segmentsOf(call)[4])
      .map((name) => otherCall(call, method, `${tagOf(call, name)}${suffix}`, json))
  })
}

/** The request is about the other of the two tags of `twoTags`. */
export const otherTag: Fault = altersPathSegment(4, (name) =>
  name.replace(/[12]$/, (last) => (last === '1' ? '2' : '1')),
)
