/** Defects of protectBranch, by the rule that each violates. */
import { defectsOf, type Defect } from '../../mutant.ts'
import { undoesEffect, rejects } from '../../vocabulary/effects.ts'
import { has, hasValue, together, when } from '../../vocabulary/conditions.ts'
import { altersProperty } from '../../vocabulary/responses.ts'
import {
  setsParameter,
  readsParameterAs,
  altersRequest,
  ignores,
  altersPathSegment,
} from '../../vocabulary/requests.ts'
import { toBranchesWithPrefix, toOtherBranches, whenProtected } from './shared.ts'

export const protectBranch = defectsOf('protectBranch', {
  'protect-branch/protects': [
    ['STT-01', 'leaves the branch unprotected', undoesEffect],
    ['SFX-02', 'protects all branches', toOtherBranches('PUT', '/protect')],
    ['SFX-02', 'protects branches with the name as a prefix', toBranchesWithPrefix('PUT', '/protect')],
    [
      'SFX-03',
      'protects the default branch instead',
      together(
        altersProperty('name', (name) => name),
        altersPathSegment(4, () => 'master'),
      ),
    ],
  ],
  'protect-branch/idempotent': [
    [
      'STT-06',
      'does not change the permissions of a protected branch',
      whenProtected(true, ignores('developers_can_push', 'developers_can_merge')),
    ],
    [
      'STT-06',
      'does not forbid merges that were allowed',
      when(hasValue('developers_can_merge', false), ignores('developers_can_merge')),
    ],
    ['IDM-02', 'returns 409 for a protected branch', whenProtected(true, rejects(409, 'Already protected'))],
    [
      'IDM-02',
      'unprotects a protected branch',
      whenProtected(
        true,
        altersRequest((call) => ({ ...call, path: call.path.replace(/protect$/, 'unprotect') })),
      ),
    ],
  ],
  'protect-branch/developers-can-push': flagDefects('developers_can_push', 'developers_can_merge'),
  'protect-branch/developers-can-merge': flagDefects('developers_can_merge', 'developers_can_push'),
})

type Flag = 'developers_can_push' | 'developers_can_merge'

function flagDefects(flag: Flag, other: Flag): readonly Defect[] {
  return [
    ['SEM-01', `ignores ${flag}`, ignores(flag)],
    ['SEM-02', `treats every value of ${flag} as true`, when(has(flag), setsParameter(flag, true))],
    ['SEM-02', `stores ${flag} as the other flag`, readsParameterAs(flag, other)],
  ]
}
