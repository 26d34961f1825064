/** Defects of the access to issues, the same for several operations. */
import { defectsOfEach } from '../../mutant.ts'
import { by, when } from '../../vocabulary/conditions.ts'
import { ignoresPermissions } from '../../vocabulary/effects.ts'
import { replacesStatus } from '../../vocabulary/responses.ts'

const byNonMembers = by('non-member')

export const access = defectsOfEach(['listProjectIssues', 'getIssue'], {
  'private-project-is-404': [
    [
      'AUT-03',
      'returns 403 for a private project',
      when(byNonMembers, replacesStatus(404, 403, { message: '403 Forbidden' })),
    ],
    [
      'STA-02',
      'returns 401 for a private project',
      when(byNonMembers, replacesStatus(404, 401, { message: '401 Unauthorized' })),
    ],
    [
      'AUT-02',
      'accepts non-members in private projects',
      when(byNonMembers, ignoresPermissions),
      ['general/no-access-to-private-projects'],
    ],
  ],
})
