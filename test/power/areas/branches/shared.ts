/** Protection of branches, and defects that reach the other branches of a project. */
import { type Call, segmentsOf, isRecord, isSuccess, jsonOf, valueOf } from '../../message.ts'
import type { Fault } from '../../mutant.ts'
import { alsoDoesAll, listedAt, shownAt } from '../../vocabulary/lookups.ts'
import { byAdministrator, otherCall } from '../../vocabulary/effects.ts'
import { type StateCondition, isAt } from '../../vocabulary/states.ts'
import { isAnonymous } from '../../vocabulary/conditions.ts'

export const branchesOf = (call: Call) => `/projects/${segmentsOf(call)[1] ?? ''}/repository/branches`

/** The other branches of the project, as calls to something below each. */
export function toOtherBranches(method: string, suffix: string, json?: unknown): Fault {
  return alsoDoesAll(async (call, upstream) => {
    const list = branchesOf(call)
    const others = (await listedAt(list, call, upstream))
      .map(({ name }) => String(name))
      .filter((name) => name !== segmentsOf(call)[4] && name !== 'master')
    return others.map((name) => otherCall(call, method, `${list}/${encodeURIComponent(name)}${suffix}`, json))
  })
}

/** Branches whose name begins with that of the branch are reached as well. */
export function toBranchesWithPrefix(method: string, suffix: string): Fault {
  return alsoDoesAll(async (call, upstream) => {
    const [list, own = ''] = [branchesOf(call), segmentsOf(call)[4]]
    const names = (await listedAt(list, call, upstream)).map(({ name }) => String(name))
    return names
      .filter((name) => name !== own && name.startsWith(own))
      .map((name) => otherCall(call, method, `${list}/${encodeURIComponent(name)}${suffix}`))
  })
}

/** Whether the branch is protected before the call decides. */
export function whenProtected(protection: boolean, { around }: Fault): Fault {
  return {
    async around(call, upstream) {
      const [, , , , branch = ''] = segmentsOf(call)
      const before = await shownAt(`${branchesOf(call)}/${encodeURIComponent(branch)}`, call, upstream)
      const fits = isRecord(before) && before['protected'] === protection
      return fits && around !== undefined ? around(call, upstream) : upstream.pass(call)
    },
  }
}

/** Rejects callers without permission, and deletes the merged branches nevertheless. Its JSON has spaces. */
export const deletesMergedBranchesForAll: Fault = {
  async everywhere(call, upstream) {
    const response = await upstream.pass(call)
    if (call.operation === 'deleteMergedBranches' && !isSuccess(response))
      await upstream.pass(byAdministrator(call, upstream))
    const json = jsonOf(response)
    if (json === undefined) return response
    return { ...response, body: Buffer.from(JSON.stringify(json, null, 2)) }
  },
}

/** The branch of the path, or of `ref`, is protected, and the request has no credentials. */
export const isProtected: StateCondition = async (call, upstream) => {
  const [, project = '', , , branch = ''] = segmentsOf(call)
  const ref = valueOf(call, 'ref')
  const name = typeof ref === 'string' ? ref : branch
  const path = `/projects/${project}/repository/branches/${encodeURIComponent(name)}`
  return isAnonymous(call) && (await isAt(() => path, 'protected', true)(call, upstream))
}
