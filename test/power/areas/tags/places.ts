/** Where tags are, for defects that reach others than the one that is meant. */
import { segmentsOf, type Call } from '../../message.ts'
import type { Fault } from '../../mutant.ts'
import { another } from '../../vocabulary/effects.ts'
import { alsoDoesAll, listedAt } from '../../vocabulary/lookups.ts'

export const tagsOf = (call: Call) => `/projects/${segmentsOf(call)[1] ?? ''}/repository/tags`
export const tagOf = (call: Call, name: unknown) => `${tagsOf(call)}/${encodeURIComponent(String(name))}`

/** What the caller wanted is done to all other tags of the project as well. */
export function toOtherTags(method: string, suffix: string, json?: unknown): Fault {
  return alsoDoesAll(async (call, behind) => {
    const names = (await listedAt(tagsOf(call), call, behind)).map(({ name }) => name)
    return names
      .filter((name) => name !== segmentsOf(call)[4])
      .map((name) => another(call, method, `${tagOf(call, name)}${suffix}`, json))
  })
}
