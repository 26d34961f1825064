/** Defects of unprotectBranch, by the rule that each violates. */
import { defectsOf } from '../../mutant.ts'
import { forgets, refuses } from '../../vocabulary/effects.ts'
import { segmentsOf, isRecord } from '../../message.ts'
import { shownAt } from '../../vocabulary/lookups.ts'
import { toOtherBranches, whenProtected, branchesOf } from './shared.ts'

export const unprotectBranch = defectsOf('unprotectBranch', {
  'unprotect-branch/unprotects': [
    ['STT-01', 'the branch stays protected', forgets],
    ['SFX-02', 'all branches lose their protection', toOtherBranches('PUT', '/unprotect')],
  ],
  'unprotect-branch/idempotent': [
    [
      'IDM-02',
      'without protection there is nothing to take away',
      whenProtected(false, refuses(404, '404 Protection Not Found')),
    ],
    [
      'IDM-02',
      'taken away twice, protection is back',
      {
        async around(call, behind) {
          const [, , , , branch = ''] = segmentsOf(call)
          const place = `${branchesOf(call)}/${encodeURIComponent(branch)}`
          const before = await shownAt(place, call, behind)
          const toggled = { ...call, path: call.path.replace(/unprotect$/, 'protect') }
          return behind.pass(isRecord(before) && before['protected'] === false ? toggled : call)
        },
      },
    ],
  ],
})
