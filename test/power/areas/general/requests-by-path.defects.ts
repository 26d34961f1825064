/** Requests that name the project or group by its path lose a filter, or have their first response again. */
import { mutant, type Mutant } from '../../mutant.ts'
import { has, isByPath, when } from '../../vocabulary/conditions.ts'
import { returnsStaleReads } from '../../vocabulary/lookups.ts'
import { ignores } from '../../vocabulary/requests.ts'

const filteredByPath: readonly Mutant[] = (
  [
    ['listGroupIssues', 'labels'],
    ['listGroupProjects', 'visibility'],
    ['listMergeRequests', 'iids'],
    ['listProjectIssues', 'state'],
    ['listCommits', 'since'],
  ] as const
).map(([list, filter]) =>
  mutant(
    'SEM-10',
    list,
    'general/success-is-200',
    `ignores ${filter} by path`,
    when((call, upstream) => isByPath(call) && has(filter)(call, upstream), ignores(filter)),
  ),
)

const stale: readonly Mutant[] = (
  [
    ['getProjectNotificationSettings', 'general/project-id-or-path'],
    ['getGroupNotificationSettings', 'general/group-id-or-path'],
    ['getVariable', 'general/project-id-or-path'],
  ] as const
).map(([read, rule]) =>
  mutant('STT-04', read, rule, 'returns the first response by path', when(isByPath, returnsStaleReads)),
)

export const requestByPathMutants: readonly Mutant[] = [...filteredByPath, ...stale]
