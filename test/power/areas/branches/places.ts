/** Where the other branches of a project are, for defects that reach them. */
import { segmentsOf, type Call } from '../../message.ts'
import type { Fault } from '../../mutant.ts'
import { another } from '../../vocabulary/effects.ts'
import { alsoDoesAll, listedAt } from '../../vocabulary/lookups.ts'

export const branchesOf = (call: Call) => `/projects/${segmentsOf(call)[1] ?? ''}/repository/branches`

/** The other branches of the project, as calls to something below each. */
export function toOtherBranches(method: string, suffix: string, json?: unknown): Fault {
  return alsoDoesAll(async (call, behind) => {
    const list = branchesOf(call)
    const others = (await listedAt(list, call, behind))
      .map(({ name }) => String(name))
      .filter((name) => name !== segmentsOf(call)[4] && name !== 'master')
    return others.map((name) => another(call, method, `${list}/${encodeURIComponent(name)}${suffix}`, json))
  })
}
