/** Defects of unprotectBranch, by the rule that each violates. */
import { defectsOf, type Fault } from '../../mutant.ts'
import { when, type Condition } from '../../vocabulary/conditions.ts'
import { undoesEffect, rejects, otherCall } from '../../vocabulary/effects.ts'
import { segmentsOf, isRecord, isSuccess, jsonOf } from '../../message.ts'
import { shownAt, alsoDoesAll, listedAt } from '../../vocabulary/lookups.ts'
import { toBranchesWithPrefix, toOtherBranches, whenProtected, branchesOf } from './shared.ts'

const isOfMaster: Condition = (call) => segmentsOf(call)[4] === 'master'

const protectsAnother: Fault = alsoDoesAll(async (call, upstream) => {
  const [, id = '', , , branch] = segmentsOf(call)
  const list = `/projects/${id}/repository/branches`
  const others = (await listedAt(list, call, upstream)).filter(({ name }) => name !== branch)
  return others.map(({ name }) =>
    otherCall(call, 'PUT', `${list}/${encodeURIComponent(String(name))}/protect`),
  )
})

/** The first response of each path, until another branch is written than the one that is unprotected. */
const keepsProtected: Fault = {
  async everywhere(call, upstream) {
    const key = `${call.path} ${upstream.usernameOf(call)}`
    if (call.operation !== 'getBranch') {
      if (call.operation === 'protectBranch') upstream.memory.delete(key.replace('/protect', ''))
      return upstream.pass(call)
    }
    const response = await upstream.pass(call)
    const known = upstream.memory.get(key)
    if (known === true && isSuccess(response)) {
      const json = jsonOf(response)
      const body = Buffer.from(JSON.stringify({ ...(isRecord(json) ? json : {}), protected: true }))
      return { ...response, body }
    }
    const json = jsonOf(response)
    upstream.memory.set(key, isRecord(json) && json['protected'] === true)
    return response
  },
}

export const unprotectBranch = defectsOf('unprotectBranch', {
  'unprotect-branch/unprotects': [
    ['STT-01', 'leaves the branch protected', undoesEffect],
    ['STT-01', 'leaves the default branch protected', when(isOfMaster, undoesEffect)],
    ['SFX-02', 'unprotects all branches', toOtherBranches('PUT', '/unprotect')],
    ['SFX-02', 'unprotects branches with the name as a prefix', toBranchesWithPrefix('PUT', '/unprotect')],
    ['STT-04', 'reads the former protection', keepsProtected],
  ],
  'unprotect-branch/idempotent': [
    [
      'IDM-02',
      'returns an error for an unprotected branch',
      whenProtected(false, rejects(404, '404 Protection Not Found')),
    ],
    [
      'IDM-02',
      'protects an unprotected branch',
      {
        async around(call, upstream) {
          const [, , , , branch = ''] = segmentsOf(call)
          const path = `${branchesOf(call)}/${encodeURIComponent(branch)}`
          const before = await shownAt(path, call, upstream)
          const toggled = { ...call, path: call.path.replace(/unprotect$/, 'protect') }
          return upstream.pass(isRecord(before) && before['protected'] === false ? toggled : call)
        },
      },
    ],
  ],
  'general/success-is-200': [['SFX-04', 'protects other branches', protectsAnother]],
})
