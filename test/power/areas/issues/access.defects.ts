/** Defects of the access to issues, the same for several operations. */
import { mutantsOf } from '../../mutant.ts'
import { by, when } from '../../vocabulary/conditions.ts'
import { ignoresPermissions } from '../../vocabulary/effects.ts'
import { replacesStatus } from '../../vocabulary/responses.ts'

export const access = (
  [
    ['listProjectIssues', 'list-project-issues'],
    ['getIssue', 'get-issue'],
  ] as const
).flatMap(([operation, name]) => {
  const hidden = `${name}/private-project-is-404` as const
  const byNonMembers = by('non-member')
  return [
    ...mutantsOf(
      operation,
      hidden,
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
    ),
    ...mutantsOf(
      operation,
      [hidden, 'general/no-access-to-private-projects'],
      ['AUT-02', 'accepts non-members in private projects', when(byNonMembers, ignoresPermissions)],
    ),
  ]
})
