/** Mutants of issues. */
import { viewerOf } from '../../../../server-stub/access/viewer.ts'
import {
  isIssueInGroup,
  isIssueVisible,
} from '../../../../server-stub/resources/issues/queries/visibility.ts'
import { list, type QueryOf } from '../../../../server-stub/http/handler.ts'
import { issueSummary } from '../../../../server-stub/resources/issues/presenter.ts'
import type { Services } from '../../../../server-stub/services.ts'
import {
  issuesMatching,
  type IssueIds,
  type IssueParameters,
} from '../../../../server-stub/resources/issues/queries/lists.ts'
import { pageOf } from '../../../../server-stub/database/paging.ts'
import type { PageRequest } from '../../../../server-stub/http/page.ts'
import { defectsOf, mutant, mutantsOf, type Fault, type Mutant } from '../../mutant.ts'
import {
  returnsSuccessFor,
  omitsProperty,
  returnsValue,
  altersProperty,
  replacesStatus,
} from '../../vocabulary/responses.ts'
import { by, has, isAnonymous, lacks, when } from '../../vocabulary/conditions.ts'
import {
  undoesEffect,
  grantsPermission,
  hasNoEffect,
  rejects,
  ignoresPermissions,
} from '../../vocabulary/effects.ts'
import { omitsItems, within } from '../../vocabulary/lists.ts'
import {
  setsParameter,
  defaultsParameter,
  readsParameterAs,
  ignores,
  altersParameter,
} from '../../vocabulary/requests.ts'
import { asLatin, escaped } from '../../vocabulary/values.ts'

type Listing = { paging: PageRequest; origin: string }

/** Returns other issues than those of the project or group. */
async function listed({ paging, origin }: Listing, { find, caller, now }: Services, matching: IssueIds) {
  const visible = matching.where((eb) => isIssueVisible(eb, viewerOf({ caller, now })))
  const page = await pageOf(visible, paging)
  return list({ ...page, rows: await find.issues(page.rows.map(({ id }) => id)) }, (row) =>
    issueSummary(row, origin),
  )
}

/** What a list is narrowed and ordered by, labels and numbers aside. */
function narrowed({ query }: { readonly query: QueryOf<'listIssues'> }): IssueParameters {
  const { labels: _, iids: __, ...others } = query
  return others
}

const listsAll: Fault = {
  handlers: () => ({
    listIssues: (request, services) => listed(request, services, issuesMatching(services, narrowed(request))),
    listGroupIssues: (request, services) =>
      listed(request, services, issuesMatching(services, narrowed(request))),
    listProjectIssues: (request, services) =>
      listed(request, services, issuesMatching(services, narrowed(request))),
  }),
}

const listsAssigned: Fault = {
  handlers: () => ({
    listIssues: (request, services) => {
      const { db, currentUser } = services
      const assigned = db
        .selectFrom('issue_assignee')
        .select('issue_id')
        .where('user_id', '=', currentUser().id)
      const matching = issuesMatching(services, narrowed(request)).where((eb) =>
        eb.or([eb('issue.author_id', '=', currentUser().id), eb('issue.id', 'in', assigned)]),
      )
      return listed(request, services, matching)
    },
  }),
}

const listsWholeNamespace: Fault = {
  handlers: () => ({
    listProjectIssues: async (request, services) => {
      const { path } = request
      const { namespace } = await services.find.project(path.id)
      const matching = issuesMatching(services, narrowed(request)).where((eb) =>
        isIssueInGroup(eb, namespace.id),
      )
      return listed(request, services, matching)
    },
  }),
}

/** Callers see all issues of each project that they see. */
const showsHidden: Fault = {
  services: (own, administrator) => ({ ...own, caller: administrator.caller }),
}

const ofMaster = omitsItems((item) => String(within(item, 'author', 'username')).startsWith('master-'))

const listMutants: readonly Mutant[] = [
  ...defectsOf('listGroupIssues', {
    'general/no-access-to-private-projects': [['AUT-05', 'lists issues of private projects', showsHidden]],
    'list-group-issues/group-issues': [
      ['SEM-02', 'lists issues of all groups', listsAll],
      ['SEM-02', 'omits issues of other authors', ofMaster],
    ],
  }),
  ...mutantsOf(
    'listIssues',
    'list-issues/own-issues',
    ['SEM-02', 'lists all visible issues', listsAll],
    ['SEM-02', 'lists assigned issues as well', listsAssigned],
  ),
  ...defectsOf('listProjectIssues', {
    'list-project-issues/project-issues': [
      ['SEM-02', 'lists issues of all projects', listsAll],
      ['SEM-02', 'lists issues of the whole namespace', listsWholeNamespace],
      ['SEM-02', 'omits issues of other authors', ofMaster],
    ],
    'list-project-issues/iid-filter-removed': [
      ['SEM-02', 'accepts the v3 filter', readsParameterAs('iid', 'iids')],
    ],
  }),
]

const access: readonly Mutant[] = (
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

const single: readonly Mutant[] = [
  ...defectsOf('getIssue', {
    'get-issue/authentication-required': [
      ['AUT-01', 'accepts requests without credentials', when(isAnonymous, ignoresPermissions)],
      ['STA-02', 'returns 404 without credentials', replacesStatus(401, 404, { message: '404 Not Found' })],
    ],
    'get-issue/subscribed': [
      ['SCH-01', 'omits subscribed', omitsProperty('subscribed')],
      ['SCH-02', 'returns subscribed as a string', altersProperty('subscribed', String)],
    ],
    'get-issue/assignee-is-first': [
      ['SCH-03', 'returns null as the assignee', returnsValue('assignee', null)],
      ['SEM-02', 'returns the author as the assignee', altersProperty('assignee', (_, { author }) => author)],
      [
        'SEM-02',
        'returns the author as the assignee of an unassigned issue',
        altersProperty('assignee', (value, { author }) => value ?? author),
      ],
      ['SEM-02', 'returns no assignees', returnsValue('assignees', [])],
    ],
  }),
  ...mutantsOf('subscribeToItem', 'subscribe-to-item/route-exists', [
    'STA-02',
    'has no route',
    hasNoEffect(404, { error: '404 Not Found' }),
  ]),
  ...mutantsOf('unsubscribeFromItem', 'unsubscribe-from-item/route-exists', [
    'STA-02',
    'has no route',
    hasNoEffect(404, { error: '404 Not Found' }),
  ]),
]

const firstOf = (value: unknown): unknown => (Array.isArray(value) ? value[0] : String(value).split(',')[0])
const dayBefore = (value: unknown) =>
  new Date(Date.parse(String(value)) - 86_400_000).toISOString().slice(0, 10)

const kept: readonly Mutant[] = [
  ...mutantsOf(
    'createIssue',
    'create-issue/keeps-attributes',
    ['STT-01', 'returns the result without storing it', undoesEffect],
    ['SEM-01', 'stores no description', ignores('description')],
    ['SEM-01', 'stores no due date', ignores('due_date')],
    ['SEM-07', 'stores the due date a day early', altersParameter('due_date', dayBefore)],
    ['SEM-02', 'stores titles in capitals', altersParameter('title', (value) => String(value).toUpperCase())],
    ['ENC-01', 'escapes the description', altersParameter('description', escaped)],
    ['ENC-01', 'reads the description as Latin-1', altersParameter('description', asLatin)],
    ['ENC-01', 'reads the title as Latin-1', altersParameter('title', asLatin)],
    [
      'ENC-01',
      'removes Markdown from the description',
      altersParameter('description', (value) => String(value).replaceAll('*', '')),
    ],
    ['STT-01', 'returns no description', returnsValue('description', null)],
  ),
]

const attributes: readonly Mutant[] = [
  ...defectsOf('createIssue', {
    'create-issue/authentication-required': [
      ['AUT-01', 'accepts requests without credentials', when(isAnonymous, ignoresPermissions)],
      ['STA-02', 'returns 403 without credentials', replacesStatus(401, 403, { message: '403 Forbidden' })],
    ],
    'create-issue/title-required': [
      ['STA-03', 'sets a title by default', defaultsParameter('title', 'Untitled')],
      ['STA-02', 'returns 422 without a title', when(lacks('title'), replacesStatus(400, 422))],
      ['STA-03', 'returns a success without a title', when(lacks('title'), returnsSuccessFor(400, 201))],
    ],
    'create-issue/confidential-default': [
      ['SEM-05', 'creates issues as confidential by default', defaultsParameter('confidential', true)],
      ['SEM-01', 'never creates a confidential issue', ignores('confidential')],
      ['SEM-02', 'treats every value of confidential as true', altersParameter('confidential', () => true)],
    ],
    'create-issue/assignees': [
      ['SEM-01', 'assigns no user', ignores('assignee_ids')],
      ['SEM-02', 'assigns only the first user', altersParameter('assignee_ids', (value) => [firstOf(value)])],
    ],
    'create-issue/milestone': [['SEM-01', 'stores no milestone', ignores('milestone_id')]],
    'create-issue/labels': [
      ['SEM-01', 'stores no labels', ignores('labels')],
      ['SEM-02', 'stores only the first label', altersParameter('labels', firstOf)],
      [
        'ENC-02',
        'stores all labels as one',
        altersParameter('labels', (value) => String(value).replaceAll(',', ' ')),
      ],
    ],
    'create-issue/subscribed': [
      ['SCH-01', 'omits subscribed', omitsProperty('subscribed')],
      ['SCH-02', 'returns subscribed as a number', altersProperty('subscribed', Number)],
    ],
  }),
]

const written = (value: unknown) => String(value).slice(0, 19) + 'Z'
const discussed = has('merge_request_to_resolve_discussions_of')

const times: readonly Mutant[] = [
  ...mutantsOf(
    'createIssue',
    'create-issue/created-at-by-owner',
    ['SEM-01', 'ignores created_at', ignores('created_at')],
    ['SEM-02', 'ignores created_at of owners', when(by('owner'), ignores('created_at'))],
    ['SEM-02', 'ignores created_at of administrators', when(by('admin'), ignores('created_at'))],
    ['STA-03', 'rejects created_at of owners', when(by('owner'), when(has('created_at'), rejects(403)))],
    [
      'SEM-07',
      'stores only the date of created_at',
      altersParameter('created_at', (value) => `${String(value).slice(0, 10)}T00:00:00Z`),
    ],
    ['ENC-02', 'ignores time offsets', altersParameter('created_at', written)],
  ),
  ...(['guest', 'reporter', 'developer', 'master', 'non-member'] as const).map((user) =>
    mutant(
      'AUT-02',
      'createIssue',
      'create-issue/created-at-restricted',
      `stores created_at of a ${user}`,
      grantsPermission('set-issue-time', user),
    ),
  ),
]

const matters: readonly Mutant[] = [
  ...defectsOf('createIssue', {
    'create-issue/discussions-description': [
      ['SEM-01', 'ignores discussions', ignores('merge_request_to_resolve_discussions_of')],
    ],
    'create-issue/explicit-precedence': [
      ['SEM-02', 'replaces the given description by the default', when(discussed, ignores('description'))],
      [
        'SEM-02',
        'replaces the given title by the default',
        when(discussed, setsParameter('title', 'Follow-up')),
      ],
    ],
  }),
]

export const issueMutants: readonly Mutant[] = [
  ...listMutants,
  ...access,
  ...single,
  ...kept,
  ...attributes,
  ...times,
  ...matters,
]
