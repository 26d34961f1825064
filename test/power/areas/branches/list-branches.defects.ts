/** Defects of listBranches, by the rule that each violates. */
import type { Branch } from '../../../../server-stub/git/types.ts'
import { type Fault, defectsOf } from '../../mutant.ts'
import type { Services } from '../../../../server-stub/services.ts'
import { when, by, isAnonymous } from '../../vocabulary/conditions.ts'
import { rejects, hidesFromNonMembers, ignoresPermissions } from '../../vocabulary/effects.ts'
import { inScopesThatAre, lagsBehind } from '../../vocabulary/lookups.ts'
import { returnsValue } from '../../vocabulary/responses.ts'
import { sortsNaturally } from '../../vocabulary/lists.ts'

/** Handlers find the branches of a repository in another order. */
function ordered(order: (branches: readonly Branch[]) => Branch[]): Fault {
  return {
    services: (own) => ({
      ...own,
      git: (...repositoryArguments) => reordered(own, repositoryArguments, order),
    }),
  }
}

function reordered(
  { git }: Services,
  repositoryArguments: Parameters<Services['git']>,
  order: (branches: readonly Branch[]) => Branch[],
) {
  const repository = git(...repositoryArguments)
  return new Proxy(repository, {
    get(sound, name, receiver) {
      const own: unknown = Reflect.get(sound, name, receiver)
      return name === 'branches' ? async () => order(await sound.branches()) : own
    },
  })
}

export const listBranches = defectsOf('listBranches', {
  'list-branches/public-without-authentication': [
    ['STA-02', 'returns 401 for public branches', when(by('anonymous'), rejects(401, '401 Unauthorized'))],
  ],
  'general/internal-for-signed-in-users': [
    ['STA-02', 'hides internal projects from non-members', hidesFromNonMembers],
  ],
  'general/authentication-by-default': [
    [
      'AUT-01',
      'accepts internal projects without credentials',
      inScopesThatAre('internal', when(isAnonymous, ignoresPermissions)),
    ],
  ],
  'list-branches/sorted-by-name': [
    ['SEM-04', 'sorts by name in descending order', ordered((all) => all.toReversed())],
    [
      'SEM-04',
      'lists the default branch first',
      ordered((all) => all.toSorted((a, b) => Number(b.name === 'master') - Number(a.name === 'master'))),
    ],
    [
      'SEM-04',
      'sorts by commit date',
      ordered((all) => all.toSorted((a, b) => b.oid.localeCompare(a.oid) || b.name.length - a.name.length)),
    ],
    ['SEM-04', 'sorts by number', sortsNaturally(1)],
  ],
  'create-branch/from-branch': [
    [
      'STT-04',
      'returns the list before the last write',
      lagsBehind(/^\/api\/v4\/projects\/\d+\/repository\/branches/),
      ['delete-branch/deletes'],
    ],
  ],
  'protect-branch/protects': [['STT-04', 'returns protected as false', returnsValue('protected', false)]],
  'general/success-is-200': [
    [
      'SCH-03',
      'returns no protection without credentials',
      when(isAnonymous, returnsValue('protected', false)),
    ],
  ],
})
