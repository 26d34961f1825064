/** Protection of branches that comes and goes otherwise than asked. */
import { isRecord, segmentsOf } from '../../message.ts'
import { mutant, type Fault, type Mutant } from '../../mutant.ts'
import { shows, showsAs } from '../../vocabulary/answers.ts'
import { has, together, when } from '../../vocabulary/conditions.ts'
import { forgets, refuses } from '../../vocabulary/effects.ts'
import { shownAt } from '../../vocabulary/lookups.ts'
import { always, confuses, hears, ignores, leads } from '../../vocabulary/requests.ts'
import { branchesOf, toOtherBranches } from './places.ts'

/** Whether the branch is protected before the call decides. */
function whenProtected(protection: boolean, { around }: Fault): Fault {
  return {
    async around(call, behind) {
      const [, , , , branch = ''] = segmentsOf(call)
      const before = await shownAt(`${branchesOf(call)}/${encodeURIComponent(branch)}`, call, behind)
      const fits = isRecord(before) && before['protected'] === protection
      return fits && around !== undefined ? around(call, behind) : behind.pass(call)
    },
  }
}

export const branchProtectionMutants: readonly Mutant[] = [
  mutant('STT-01', 'protectBranch', 'protect-branch/protects', 'the branch stays unprotected', forgets),
  mutant(
    'SFX-02',
    'protectBranch',
    'protect-branch/protects',
    'all branches are protected',
    toOtherBranches('PUT', '/protect'),
  ),
  mutant(
    'SFX-03',
    'protectBranch',
    'protect-branch/protects',
    'the default branch is protected in its place',
    together(
      showsAs('name', (name) => name),
      leads(4, () => 'master'),
    ),
  ),
  mutant(
    'IDM-02',
    'protectBranch',
    'protect-branch/idempotent',
    'protecting twice is a conflict',
    whenProtected(true, refuses(409, 'Already protected')),
  ),
  mutant(
    'IDM-02',
    'protectBranch',
    'protect-branch/idempotent',
    'protecting twice takes the protection away',
    whenProtected(
      true,
      hears((call) => ({ ...call, path: call.path.replace(/protect$/, 'unprotect') })),
    ),
  ),
  ...(['developers_can_push', 'developers_can_merge'] as const).flatMap((flag) => {
    const rule = flag === 'developers_can_push' ? 'developers-can-push' : 'developers-can-merge'
    const other = flag === 'developers_can_push' ? 'developers_can_merge' : 'developers_can_push'
    const broken = `protect-branch/${rule}` as const
    return [
      mutant('SEM-01', 'protectBranch', broken, `${flag} is not looked at`, ignores(flag)),
      mutant(
        'SEM-02',
        'protectBranch',
        broken,
        `${flag} is true once it is sent`,
        when(has(flag), always(flag, true)),
      ),
      mutant('SEM-02', 'protectBranch', broken, `${flag} is taken for the other flag`, confuses(flag, other)),
      mutant('STT-01', 'getBranch', broken, `${flag} is answered and not shown again`, shows(flag, false)),
    ]
  }),
  mutant('STT-01', 'unprotectBranch', 'unprotect-branch/unprotects', 'the branch stays protected', forgets),
  mutant(
    'SFX-02',
    'unprotectBranch',
    'unprotect-branch/unprotects',
    'all branches lose their protection',
    toOtherBranches('PUT', '/unprotect'),
  ),
  mutant(
    'IDM-02',
    'unprotectBranch',
    'unprotect-branch/idempotent',
    'without protection there is nothing to take away',
    whenProtected(false, refuses(404, '404 Protection Not Found')),
  ),
  mutant('IDM-02', 'unprotectBranch', 'unprotect-branch/idempotent', 'taken away twice, protection is back', {
    async around(call, behind) {
      const [, , , , branch = ''] = segmentsOf(call)
      const place = `${branchesOf(call)}/${encodeURIComponent(branch)}`
      const before = await shownAt(place, call, behind)
      const toggled = { ...call, path: call.path.replace(/unprotect$/, 'protect') }
      return behind.pass(isRecord(before) && before['protected'] === false ? toggled : call)
    },
  }),
]
