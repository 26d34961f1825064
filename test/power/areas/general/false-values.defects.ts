/** Booleans that are sent as false and treated as if they were true, and booleans in forms. */
import type { OperationId } from '../../../../generated/operations.ts'
import type { RuleId } from '../../../../generated/rules.ts'
import { mutant, type Mutant } from '../../mutant.ts'
import { hasValue, when } from '../../vocabulary/conditions.ts'
import { setsParameter, altersParameter } from '../../vocabulary/requests.ts'
import { isForm } from '../../message.ts'

const values: readonly (readonly [OperationId, string, RuleId])[] = [
  ['listProjects', 'statistics', 'list-projects/statistics-on-request'],
  ['listProjects', 'owned', 'list-projects/lists-visible-projects'],
  ['listProjects', 'membership', 'list-projects/lists-visible-projects'],
  ['listProjects', 'starred', 'list-projects/lists-visible-projects'],
  ['listProjects', 'simple', 'list-projects/lists-visible-projects'],
  ['listProjects', 'with_issues_enabled', 'list-projects/lists-visible-projects'],
  ['listProjects', 'with_merge_requests_enabled', 'list-projects/lists-visible-projects'],
  ['listGroupProjects', 'owned', 'list-group-projects/owned-filter'],
  ['listGroupProjects', 'starred', 'list-group-projects/owned-filter'],
  ['listGroupProjects', 'simple', 'list-group-projects/owned-filter'],
  ['listGroups', 'owned', 'list-groups/owned-filter'],
  ['getProject', 'statistics', 'get-project/statistics-on-request'],
  ['listGroups', 'statistics', 'list-groups/statistics-for-administrators'],
  ['listCommitStatuses', 'all', 'list-commit-statuses/latest-only'],
  ['deleteUser', 'hard_delete', 'delete-user/contributions-move-to-ghost'],
  ['acceptMergeRequest', 'should_remove_source_branch', 'accept-merge-request/remove-source-branch'],
  ['createMergeRequest', 'remove_source_branch', 'create-merge-request/remove-source-branch'],
  ['updateMergeRequest', 'remove_source_branch', 'update-merge-request/remove-source-branch'],
]

export const falseValueMutants: readonly Mutant[] = values.map(([operation, parameter, rule]) =>
  mutant(
    'SEM-02',
    operation,
    rule,
    `treats ${parameter} as true if it is false`,
    when(hasValue(parameter, false), setsParameter(parameter, true)),
  ),
)

const valuesOfForms: readonly (readonly [OperationId, string])[] = [
  ['createIssue', 'confidential'],
  ['createVariable', 'protected'],
  ['updateVariable', 'protected'],
  ['createProject', 'issues_enabled'],
  ['updateProject', 'public_jobs'],
  ['createGroup', 'lfs_enabled'],
  ['createUser', 'admin'],
  ['updateUser', 'external'],
  ['updateRunner', 'active'],
  ['protectBranch', 'developers_can_push'],
  ['updateGroupNotificationSettings', 'new_note'],
]

/** Not true by default. */
const trueValuesOfForms: readonly (readonly [OperationId, string])[] = [
  ...valuesOfForms.filter(([, name]) => !['issues_enabled', 'lfs_enabled'].includes(name)),
  ['createProject', 'only_allow_merge_if_pipeline_succeeds'],
  ['createProjectForUser', 'only_allow_merge_if_pipeline_succeeds'],
  ['createUser', 'external'],
]

export const trueInFormMutants: readonly Mutant[] = trueValuesOfForms.map(([operation, parameter]) =>
  mutant(
    'SEM-01',
    operation,
    'general/parameters-as-form-fields',
    `ignores ${parameter} if it is true in a form`,
    when(
      (call, upstream) => isForm(call) && hasValue(parameter, true)(call, upstream),
      setsParameter(parameter, undefined),
    ),
  ),
)

export const falseInFormMutants: readonly Mutant[] = valuesOfForms.map(([operation, parameter]) =>
  mutant(
    'SEM-02',
    operation,
    'general/parameters-as-form-fields',
    `treats ${parameter} as true if it is false in a form`,
    when(
      (call, upstream) => isForm(call) && hasValue(parameter, false)(call, upstream),
      setsParameter(parameter, true),
    ),
  ),
)

export const readAsTrueMutants: readonly Mutant[] = (
  [
    ['createProject', 'issues_enabled'],
    ['createGroup', 'lfs_enabled'],
    ['updateRunner', 'active'],
  ] as const
).map(([operation, parameter]) =>
  mutant(
    'ENC-02',
    operation,
    'general/parameters-as-form-fields',
    `reads a false ${parameter} in forms as true`,
    when(
      isForm,
      altersParameter(parameter, () => true),
    ),
  ),
)
