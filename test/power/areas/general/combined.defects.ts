/** Parameters that have no effect next to others, or without them. */
import type { OperationId } from '../../../../generated/operations.ts'
import type { RuleId } from '../../../../generated/rules.ts'
import { mutant, mutantsOf, type Fault, type Mutant } from '../../mutant.ts'
import { isRecord, jsonOf, segmentsOf, valuesOf, withJson, type Call } from '../../message.ts'
import { has, hasValue, isByPath, lacks, when } from '../../vocabulary/conditions.ts'
import { altersParameter, altersRequest, ignores } from '../../vocabulary/requests.ts'
import { altersProperty, altersRecords, omitsProperty } from '../../vocabulary/responses.ts'
import { rejects } from '../../vocabulary/effects.ts'
import { asciiOf, filtersBy, textIn } from '../../vocabulary/lists.ts'

/** A filter is ignored if the list is sorted by a property. */
const sorted: readonly Mutant[] = (
  [
    ['listGroups', 'owned'],
    ['listGroupIssues', 'labels'],
    ['listGroupProjects', 'visibility'],
    ['listIssues', 'search'],
    ['listMergeRequests', 'state'],
    ['listProjectIssues', 'state'],
    ['listProjects', 'visibility'],
  ] as const
).map(([list, filter]) =>
  mutant(
    'SEM-10',
    list,
    'general/success-is-200',
    `ignores ${filter} next to order_by`,
    when(has('order_by'), ignores(filter)),
  ),
)

const alone: readonly Mutant[] = (
  [
    ['createBroadcastMessage', 'font', 'color'],
    ['createIssue', 'due_date', 'description'],
    ['createProject', 'description', 'visibility'],
  ] as const
).map(([creation, attribute, other]) =>
  mutant(
    'SEM-10',
    creation,
    'general/created-is-201',
    `ignores ${attribute} without ${other}`,
    when(lacks(other), ignores(attribute)),
  ),
)

const withPath: Fault = when(
  (call, upstream) => has('path')(call, upstream) && has('name')(call, upstream),
  ignores('description'),
)

const hasSlash = (call: Call, name: string): boolean =>
  valuesOf(call, name).some((value) => typeof value === 'string' && value.includes('/'))

/** A ref with a slash is the default branch. */
const slashed: readonly Mutant[] = (
  [
    ['createBranch', 'ref', 'general/success-is-200'],
    ['createTag', 'ref', 'general/success-is-200'],
    ['listCommits', 'ref_name', 'general/success-is-200'],
    ['getRawFile', 'ref', 'general/success-is-200'],
    ['getFile', 'ref', 'general/success-is-200'],
  ] as const
).map(([operation, name, rule]: readonly [OperationId, string, RuleId]) =>
  mutant(
    'ENC-02',
    operation,
    rule,
    `reads a ${name} with a slash as the default branch`,
    altersRequest((call) => (hasSlash(call, name) ? withRef(call, name) : call)),
  ),
)

function withRef(call: Call, name: string): Call {
  const json = jsonOf(call)
  if (isRecord(json)) return withJson(call, { ...json, [name]: 'master' })
  const query = new URLSearchParams(call.query)
  query.set(name, 'master')
  return { ...call, query: query.toString() }
}

const hasMoreNames =
  (than: number) =>
  (call: Call): boolean =>
    (segmentsOf(call)[1] ?? '').split('/').length > than

const nested: readonly Mutant[] = [
  ...(
    [
      'listGroupMembers',
      'addGroupMember',
      'listGroupIssues',
      'updateGroup',
      'getGroupNotificationSettings',
    ] as const
  ).map((operation) =>
    mutant(
      'IDT-03',
      operation,
      'general/group-id-or-path',
      'finds no nested group by its path',
      when(hasMoreNames(1), rejects(404)),
    ),
  ),
  ...(
    [
      'approveProjectAccessRequest',
      'createIssueAwardEmoji',
      'createProjectAccessRequest',
      'deleteFile',
      'listBranches',
      'listMergeRequestAwardEmoji',
      'listProjectAccessRequests',
      'updateVariable',
    ] as const
  ).map((operation) =>
    mutant(
      'IDT-03',
      operation,
      'general/project-id-or-path',
      'finds no project of a nested group by its path',
      when(hasMoreNames(2), rejects(404)),
    ),
  ),
]

const asciiPaths: Fault = altersRequest((call) => {
  const json = jsonOf(call)
  if (!isRecord(json) || !Array.isArray(json['actions'])) return call
  const actions = json['actions'].map((action: unknown) =>
    isRecord(action) ? { ...action, file_path: asciiOf(action['file_path']) } : action,
  )
  return withJson(call, { ...json, actions })
})

export const combined: readonly Mutant[] = [
  ...sorted,
  ...alone,
  ...slashed,
  ...nested,
  ...mutantsOf(
    'createProject',
    'create-project/attributes-are-kept',
    [
      'SEM-10',
      'ignores the visibility next to a namespace',
      when(has('namespace_id'), ignores('visibility')),
    ],
    ['SEM-10', 'ignores the description next to a path', withPath],
  ),
  ...mutantsOf(
    'createGroup',
    'create-group/attributes-are-kept',
    ['SEM-10', 'ignores the visibility of nested groups', when(has('parent_id'), ignores('visibility'))],
    ['SEM-10', 'ignores the description of nested groups', when(has('parent_id'), ignores('description'))],
  ),
  // The schema of the response states the type; no rule does.
  ...(
    [
      ['createIssue', 'title'],
      ['createTrigger', 'description'],
      ['updateVariable', 'value'],
    ] as const
  ).map(([operation, name]) =>
    mutant(
      'SCH-02',
      operation,
      [],
      'returns digits as a number',
      altersProperty(name, (text) => (/^\d+$/.test(String(text)) ? Number(text) : text)),
    ),
  ),
  ...(['listGroupIssues', 'listIssues', 'listProjectIssues'] as const).map((list) =>
    mutant(
      'SEM-10',
      list,
      'general/success-is-200',
      'searches no descriptions next to state',
      when(
        has('state'),
        filtersBy('search', (issue, text) => textIn(issue, 'title').includes(text)),
      ),
    ),
  ),
  ...(['createIssue', 'createMergeRequest'] as const).map((creation) =>
    mutant(
      'ENC-01',
      creation,
      'general/created-is-201',
      'cuts descriptions after 1000 characters',
      altersParameter('description', (text) => String(text).slice(0, 1_000)),
    ),
  ),
  mutant('ENC-03', 'createCommit', 'create-commit/create-writes-file', 'writes paths in ASCII', asciiPaths),
  mutant(
    'SEM-10',
    'getProject',
    'get-project/statistics-on-request',
    'ignores statistics by path',
    when(isByPath, ignores('statistics')),
  ),
  mutant(
    'SEM-10',
    'listTodos',
    'general/success-is-200',
    'ignores the author of todos that are done',
    when(hasValue('state', 'done'), ignores('author_id')),
  ),
  mutant(
    'AUT-04',
    'getCurrentUser',
    'get-current-user/secrets-under-sudo',
    'omits the token under sudo in the header',
    when(({ headers }) => headers['sudo'] !== undefined, omitsProperty('private_token')),
  ),
  mutant(
    'SEM-02',
    'getApplicationSettings',
    'update-application-settings/settings-are-kept',
    'returns one default visibility for all kinds',
    altersRecords((settings) => ({
      ...settings,
      default_group_visibility: settings['default_project_visibility'],
    })),
  ),
]
