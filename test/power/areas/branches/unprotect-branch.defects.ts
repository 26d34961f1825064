/** Defects of unprotectBranch, by the rule that each violates. */
import { defectsOf } from '../../mutant.ts'
import { when, type Condition } from '../../vocabulary/conditions.ts'
import { undoesEffect, rejects } from '../../vocabulary/effects.ts'
import { segmentsOf, isRecord } from '../../message.ts'
import { shownAt } from '../../vocabulary/lookups.ts'
import { toBranchesWithPrefix, toOtherBranches, whenProtected, branchesOf } from './shared.ts'

const isOfMaster: Condition = (call) => segmentsOf(call)[4] === 'master'

export const unprotectBranch = defectsOf('unprotectBranch', {
  'unprotect-branch/unprotects': [
    ['STT-01', 'leaves the branch protected', undoesEffect],
    ['STT-01', 'leaves the default branch protected', when(isOfMaster, undoesEffect)],
    ['SFX-02', 'unprotects all branches', toOtherBranches('PUT', '/unprotect')],
    ['SFX-02', 'unprotects branches with the name as a prefix', toBranchesWithPrefix('PUT', '/unprotect')],
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
})
