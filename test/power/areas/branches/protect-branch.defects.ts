/** Defects of protectBranch, by the rule that each violates. */
import { defectsOf, type Defect } from '../../mutant.ts'
import { forgets, refuses } from '../../vocabulary/effects.ts'
import { has, together, when } from '../../vocabulary/conditions.ts'
import { showsAs } from '../../vocabulary/responses.ts'
import { always, confuses, hears, ignores, leads } from '../../vocabulary/requests.ts'
import { toOtherBranches, whenProtected } from './shared.ts'

export const protectBranch = defectsOf('protectBranch', {
  'protect-branch/protects': [
    ['STT-01', 'the branch stays unprotected', forgets],
    ['SFX-02', 'all branches are protected', toOtherBranches('PUT', '/protect')],
    [
      'SFX-03',
      'the default branch is protected in its place',
      together(
        showsAs('name', (name) => name),
        leads(4, () => 'master'),
      ),
    ],
  ],
  'protect-branch/idempotent': [
    ['IDM-02', 'protecting twice is a conflict', whenProtected(true, refuses(409, 'Already protected'))],
    [
      'IDM-02',
      'protecting twice takes the protection away',
      whenProtected(
        true,
        hears((call) => ({ ...call, path: call.path.replace(/protect$/, 'unprotect') })),
      ),
    ],
  ],
  'protect-branch/developers-can-push': flagDefects('developers_can_push', 'developers_can_merge'),
  'protect-branch/developers-can-merge': flagDefects('developers_can_merge', 'developers_can_push'),
})

type Flag = 'developers_can_push' | 'developers_can_merge'

function flagDefects(flag: Flag, other: Flag): readonly Defect[] {
  return [
    ['SEM-01', `${flag} is not looked at`, ignores(flag)],
    ['SEM-02', `${flag} is true once it is sent`, when(has(flag), always(flag, true))],
    ['SEM-02', `${flag} is taken for the other flag`, confuses(flag, other)],
  ]
}
