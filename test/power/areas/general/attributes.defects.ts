/** Attributes and filters that have no effect next to others or with some values, and writes that change other records. */
import type { OperationId } from '../../../../generated/operations.ts'
import type { RuleId } from '../../../../generated/rules.ts'
import { mutant, type Defect, type Fault, type Mutant } from '../../mutant.ts'
import { isRecord, jsonOf, segmentsOf, valueOf, valuesOf, withJson, pathOf } from '../../message.ts'
import { has, hasValue, when, type Condition } from '../../vocabulary/conditions.ts'
import { otherCall } from '../../vocabulary/effects.ts'
import { asciiOf, sortsBy, textIn } from '../../vocabulary/lists.ts'
import { alsoDoesAll, listedAt, shownAt } from '../../vocabulary/lookups.ts'
import { altersParameter, altersRequest, ignores } from '../../vocabulary/requests.ts'
import { altersResponse } from '../../vocabulary/responses.ts'

const created = 'general/created-is-201'
const updated = 'general/success-is-200'

const nextTo = (ignored: string, other: string): Defect => [
  'SEM-10',
  `ignores ${ignored} next to ${other}`,
  when(has(other), ignores(ignored)),
]

const withoutPlus = (value: unknown): string => String(value).replaceAll('+', ' ')
const upToAmpersand = (value: unknown): string => String(value).split('&')[0] ?? ''

const isForm: Condition = ({ headers }) => /urlencoded|multipart/.test(headers['content-type'] ?? '')

/** The server gets altered actions of one kind. */
const inActions = (kind: string, name: 'file_path' | 'previous_path'): Fault =>
  altersRequest((call) => {
    const json = jsonOf(call)
    if (!isRecord(json) || !Array.isArray(json['actions'])) return call
    const actions = json['actions'].map((action: unknown) =>
      isRecord(action) && action['action'] === kind ? { ...action, [name]: asciiOf(action[name]) } : action,
    )
    return withJson(call, { ...json, actions })
  })

const closesOthers: Fault = when(
  hasValue('state_event', 'close'),
  alsoDoesAll(async (call, upstream) => {
    const list = pathOf(call).replace(/\/\d+$/, '')
    const open = await listedAt(`${list}?state=opened`, call, upstream)
    return open.map(({ iid }) => otherCall(call, 'PUT', `${list}/${String(iid)}`, { state_event: 'close' }))
  }),
)

const replacesReleases: Fault = alsoDoesAll(async (call, upstream) => {
  const tags = pathOf(call).replace(/\/[^/]+\/release$/, '')
  const released = (await listedAt(tags, call, upstream)).filter(({ release }) => isRecord(release))
  const description = valueOf(call, 'description')
  return released.map(({ name }) =>
    otherCall(call, 'PUT', `${tags}/${encodeURIComponent(String(name))}/release`, { description }),
  )
})

/** One project remains: a runner is enabled in at least one. */
const disablesInOthers: Fault = alsoDoesAll(async (call, upstream) => {
  const runner = segmentsOf(call)[3] ?? ''
  const shown = await shownAt(`/runners/${runner}`, call, upstream)
  const projects =
    isRecord(shown) && Array.isArray(shown['projects']) ? shown['projects'].filter(isRecord) : []
  return projects
    .slice(1)
    .map(({ id }) => otherCall(call, 'DELETE', `/projects/${String(id)}/runners/${runner}`))
})

const returnsAnotherUser: Fault = altersResponse((response) =>
  response.status === 200 && response.body.length <= 4 ? withJson(response, { id: 1 }) : response,
)

const naturally = new Intl.Collator('en', { numeric: true })
const inNaturalOrder = (direction: 1 | -1): Fault =>
  sortsBy((a, b) => direction * naturally.compare(textIn(a, 'name'), textIn(b, 'name')))

const firstWords = (value: unknown): string =>
  String(value)
    .split(',')
    .map((label) => (label === 'No Label' ? label : (label.split(' ')[0] ?? label)))
    .join(',')

const beginning = altersParameter('search', (value) => String(value).slice(0, 5))

const defects: readonly (readonly [OperationId, RuleId, ...(readonly Defect[])])[] = [
  [
    'createMergeRequest',
    created,
    nextTo('assignee_id', 'labels'),
    nextTo('labels', 'assignee_id'),
    nextTo('description', 'remove_source_branch'),
    nextTo('assignee_id', 'description'),
  ],
  [
    'updateMergeRequest',
    updated,
    nextTo('assignee_id', 'labels'),
    nextTo('target_branch', 'title'),
    nextTo('labels', 'remove_source_branch'),
  ],
  [
    'updateMergeRequest',
    'update-merge-request/close',
    nextTo('description', 'state_event'),
    nextTo('labels', 'state_event'),
    ['SFX-02', 'closes the other merge requests', closesOthers],
  ],
  [
    'updateMergeRequest',
    'update-merge-request/remove-source-branch',
    [
      'SEM-01',
      'ignores remove_source_branch if it is false',
      when(hasValue('remove_source_branch', false), ignores('remove_source_branch')),
    ],
  ],
  ...(
    [
      ['createProject', 'issues_enabled'],
      ['createGroup', 'lfs_enabled'],
      ['updateRunner', 'active'],
    ] as const
  ).map(([operation, name]): readonly [OperationId, RuleId, Defect] => [
    operation,
    'general/parameters-as-form-fields',
    [
      'ENC-02',
      `reads a false ${name} in forms as true`,
      when(
        isForm,
        altersParameter(name, () => true),
      ),
    ],
  ]),
  [
    'createIssue',
    'general/parameters-as-form-fields',
    ['ENC-02', 'ignores assignee_ids in forms', when(isForm, ignores('assignee_ids'))],
  ],
  [
    'createVariable',
    'general/parameters-as-form-fields',
    ['ENC-02', 'reads plus signs in forms as spaces', when(isForm, altersParameter('value', withoutPlus))],
  ],
  [
    'createIssueNote',
    'general/parameters-as-form-fields',
    [
      'ENC-02',
      'reads a body in forms up to an ampersand',
      when(isForm, altersParameter('body', upToAmpersand)),
    ],
  ],
  ['createIssue', created, nextTo('assignee_ids', 'labels'), nextTo('due_date', 'assignee_ids')],
  ['createRelease', created, ['SFX-02', 'replaces the releases of other tags', replacesReleases]],
  ['createCommitStatus', 'create-commit-status/context', nextTo('context', 'target_url')],
  ...(['update', 'delete'] as const).map((kind): readonly [OperationId, RuleId, Defect] => [
    'createCommit',
    kind === 'update' ? 'create-commit/update-writes-file' : 'create-commit/delete-removes-file',
    ['ENC-03', `reads paths in ASCII for ${kind}`, inActions(kind, 'file_path')],
  ]),
  [
    'createCommit',
    'create-commit/move-renames-file',
    ['ENC-03', 'moves from a path in ASCII', inActions('move', 'previous_path')],
    ['ENC-03', 'moves to a path in ASCII', inActions('move', 'file_path')],
  ],
  [
    'updateUser',
    updated,
    ...['messenger_id', 'work_profile', 'organization'].map((name): Defect => [
      'SEM-01',
      `ignores ${name} if it is empty`,
      when((call) => valuesOf(call, name).includes(''), ignores(name)),
    ]),
  ],
  [
    'updateApplicationSettings',
    updated,
    nextTo('restricted_visibility_levels', 'max_attachment_size'),
    nextTo('domain_whitelist', 'domain_blacklist_enabled'),
  ],
  [
    'disableProjectRunner',
    'disable-project-runner/disables',
    ['SFX-02', 'disables the runner in other projects', disablesInOthers],
  ],
  ['deleteUser', 'delete-user/body-only-if-deleted', ['IDM-01', 'returns another user', returnsAnotherUser]],
  ...(
    [
      ['listProjects', 'list-projects/order-by-values'],
      ['listGroupProjects', 'list-group-projects/order-by-values'],
    ] as const
  ).map(([list, rule]): readonly [OperationId, RuleId, ...(readonly Defect[])] => [
    list,
    rule,
    ...['updated_at', 'last_activity_at'].map((order): Defect => [
      'SEM-04',
      `ignores sort next to ${order}`,
      when(hasValue('order_by', order), ignores('sort')),
    ]),
  ]),
  ...(
    [
      ['listIssues', 'list-issues/filter-labels'],
      ['listGroupIssues', 'list-group-issues/filter-labels'],
      ['listProjectIssues', 'list-project-issues/filter-labels'],
      ['listMergeRequests', 'list-merge-requests/filter-labels'],
    ] as const
  ).map(([list, rule]): readonly [OperationId, RuleId, Defect] => [
    list,
    rule,
    ['ENC-02', 'reads only the first word of a label', altersParameter('labels', firstWords)],
  ]),
  ...(
    [
      ['listProjectUsers', 'list-project-users/search-filter'],
      ['listGroupProjects', 'list-group-projects/search-filter'],
    ] as const
  ).map(([list, rule]): readonly [OperationId, RuleId, Defect] => [
    list,
    rule,
    ['SEM-03', 'searches only the beginning of the text', beginning],
  ]),
  ['listTags', 'list-tags/sorted-by-name-reversed', ['SEM-04', 'sorts by number', inNaturalOrder(-1)]],
  ['listBranches', 'list-branches/sorted-by-name', ['SEM-04', 'sorts by number', inNaturalOrder(1)]],
]

export const attributeMutants: readonly Mutant[] = defects.flatMap(([operation, rule, ...faults]) =>
  faults.map(([operator, description, fault]) => mutant(operator, operation, rule, description, fault)),
)
