/** Attributes that are lost next to others, filters with several values next to others, and deleted records that a filter finds. */
import type { OperationId } from '../../../../generated/operations.ts'
import type { RuleId } from '../../../../generated/rules.ts'
import { alterJson, isRecord, isSuccess, valueOf, valuesOf, pathOf } from '../../message.ts'
import { mutant, type Fault, type Mutant } from '../../mutant.ts'
import { has, hasValue, isNormal, not, when } from '../../vocabulary/conditions.ts'
import { within, omitsItems, type Item } from '../../vocabulary/lists.ts'
import { shownAt } from '../../vocabulary/lookups.ts'
import { altersParameter, ignores } from '../../vocabulary/requests.ts'

/** An optional attribute is ignored next to another one. */
const lost: readonly Mutant[] = (
  [
    ['createBroadcastMessage', 'ends_at', 'starts_at', 'general/created-is-201'],
    ['createFile', 'encoding', 'author_name', 'general/created-is-201'],
    ['createGroup', 'lfs_enabled', 'parent_id', 'general/created-is-201'],
    ['createIssue', 'due_date', 'milestone_id', 'general/created-is-201'],
    ['createIssue', 'confidential', 'created_at', 'general/created-is-201'],
    ['createProject', 'tag_list', 'namespace_id', 'general/created-is-201'],
    ['createProjectForUser', 'public_jobs', 'namespace_id', 'general/created-is-201'],
    ['createTag', 'release_description', 'message', 'general/created-is-201'],
    ['updateFile', 'encoding', 'author_email', 'general/success-is-200'],
    ['updateFile', 'last_commit_id', 'encoding', 'update-file/changed-branch-is-400'],
    ['updateGroup', 'visibility', 'path', 'general/success-is-200'],
    ['updateMergeRequest', 'milestone_id', 'state_event', 'general/success-is-200'],
    ['updateProject', 'default_branch', 'path', 'general/success-is-200'],
    ['updateUser', 'extern_uid', 'name', 'general/success-is-200'],
  ] as const
).map(([operation, attribute, other, rule]: readonly [OperationId, string, string, RuleId]) =>
  mutant(
    'SEM-10',
    operation,
    rule,
    `ignores ${attribute} next to ${other}`,
    when(has(other), ignores(attribute)),
  ),
)

/** Requests with an invalid assignee are rejected as before. */
const keepsBranchOfAssignee: Fault = when(
  (call) => /^\d+$/.test(String(valueOf(call, 'assignee_id'))),
  when(hasValue('remove_source_branch', true), ignores('remove_source_branch')),
)

const ofValues: readonly Mutant[] = [
  mutant(
    'SEM-10',
    'createMergeRequest',
    'general/created-is-201',
    'keeps the source branch if there is an assignee',
    keepsBranchOfAssignee,
  ),
  mutant(
    'SEM-10',
    'addGroupMember',
    'general/created-is-201',
    'ignores the expiry date of owners',
    when(hasValue('access_level', 50), ignores('expires_at')),
  ),
  mutant(
    'SEM-10',
    'createUser',
    'general/created-is-201',
    'creates no external administrators',
    when(hasValue('admin', true), ignores('external')),
  ),
]

const first = (value: unknown): unknown => String(value).split(',')[0]

/** Of several values of a filter, one has an effect if there is another filter. */
const firstOnly: readonly Mutant[] = (['listIssues', 'listGroupIssues', 'listProjectIssues'] as const).map(
  (list) =>
    mutant(
      'SEM-10',
      list,
      'general/success-is-200',
      'matches the first of several labels next to state',
      when(has('state'), altersParameter('labels', first)),
    ),
)

/** The list finds deleted records by a filter that no deletion reads. */
function findsDeleted(deletion: OperationId, list: OperationId, filter: string, key: string): Fault {
  return {
    alone: true,
    async everywhere(call, upstream) {
      if (call.operation === deletion) {
        const record = await shownAt(pathOf(call), call, upstream)
        const response = await upstream.pass(call)
        if (isSuccess(response) && isRecord(record)) upstream.memory.set(String(record[key]), record)
        return response
      }
      const response = await upstream.pass(call)
      if (call.operation !== list || !isSuccess(response)) return response
      const deleted = valuesOf(call, filter)
        .flat()
        .flatMap((value) => upstream.memory.get(String(value)) ?? [])
      return alterJson(response, (items) => (Array.isArray(items) ? [...items, ...deleted] : items))
    },
  }
}

const levelOf = (project: Item): unknown => {
  const access = within(project, 'permissions', 'project_access')
  return isRecord(access) ? access['access_level'] : undefined
}

export const combinationMutants: readonly Mutant[] = [
  ...lost,
  ...ofValues,
  ...firstOnly,
  mutant(
    'SEM-06',
    'listMergeRequests',
    'general/success-is-200',
    'finds deleted merge requests by their iids',
    findsDeleted('deleteMergeRequest', 'listMergeRequests', 'iids', 'iid'),
  ),
  mutant(
    'SEM-06',
    'listUsers',
    'general/success-is-200',
    'finds deleted users by their user names',
    findsDeleted('deleteUser', 'listUsers', 'username', 'username'),
  ),
  mutant(
    'SEM-09',
    'listProjects',
    'list-projects/membership-filter',
    'omits projects of guests',
    when(
      hasValue('membership', true),
      omitsItems((project) => levelOf(project) === 10),
    ),
  ),
  mutant(
    'SEM-01',
    'listGroupProjects',
    'general/success-is-200',
    'ignores owned for administrators',
    when(not(isNormal), ignores('owned')),
  ),
]
