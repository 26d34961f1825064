/** Issues that are made, shown and listed otherwise than asked. */
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
import { mutant, mutantsOf, type Fault, type Mutant } from '../../mutant.ts'
import { announces, drops, shows, showsAs, swaps } from '../../vocabulary/responses.ts'
import { by, has, isAnonymous, lacks, when } from '../../vocabulary/conditions.ts'
import { forgets, grants, pretends, refuses, trustsEverybody } from '../../vocabulary/effects.ts'
import { leavesOut, within } from '../../vocabulary/lists.ts'
import { always, byDefault, confuses, ignores, takes } from '../../vocabulary/requests.ts'

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

const ofMaster = leavesOut((item) => String(within(item, 'author', 'username')).startsWith('master-'))

const places: readonly Mutant[] = [
  ...mutantsOf('listGroupIssues', 'general/no-access-to-private-projects', [
    'AUT-05',
    'issues of private projects are listed',
    showsHidden,
  ]),
  ...mutantsOf(
    'listIssues',
    'list-issues/own-issues',
    ['SEM-02', 'all that one can see', listsAll],
    ['SEM-02', 'assigned issues as well', listsAssigned],
  ),
  ...mutantsOf(
    'listGroupIssues',
    'list-group-issues/group-issues',
    ['SEM-02', 'of all groups', listsAll],
    ['SEM-02', 'not of others', ofMaster],
  ),
  ...mutantsOf(
    'listProjectIssues',
    'list-project-issues/project-issues',
    ['SEM-02', 'of all projects', listsAll],
    ['SEM-02', 'of the whole namespace', listsWholeNamespace],
    ['SEM-02', 'not of others', ofMaster],
  ),
  ...mutantsOf('listProjectIssues', 'list-project-issues/iid-filter-removed', [
    'SEM-02',
    'the old name filters',
    confuses('iid', 'iids'),
  ]),
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
        'a private project is forbidden',
        when(byNonMembers, swaps(404, 403, { message: '403 Forbidden' })),
      ],
      [
        'STA-02',
        'a private project wants other credentials',
        when(byNonMembers, swaps(404, 401, { message: '401 Unauthorized' })),
      ],
    ),
    ...mutantsOf(
      operation,
      [hidden, 'general/no-access-to-private-projects'],
      ['AUT-02', 'non-members see private projects', when(byNonMembers, trustsEverybody)],
    ),
  ]
})

const single: readonly Mutant[] = [
  ...mutantsOf(
    'getIssue',
    'get-issue/authentication-required',
    ['AUT-01', 'nobody has to say who they are', when(isAnonymous, trustsEverybody)],
    ['STA-02', 'who does not say finds nothing', swaps(401, 404, { message: '404 Not Found' })],
  ),
  ...mutantsOf(
    'getIssue',
    'get-issue/subscribed',
    ['SCH-01', 'subscribed is missing', drops('subscribed')],
    ['SCH-02', 'subscribed is a text', showsAs('subscribed', String)],
  ),
  ...mutantsOf(
    'getIssue',
    'get-issue/assignee-is-first',
    ['SCH-03', 'nobody is the assignee', shows('assignee', null)],
    ['SEM-02', 'the author is the assignee', showsAs('assignee', (_, { author }) => author)],
    [
      'SEM-02',
      'the author looks after what nobody does',
      showsAs('assignee', (value, { author }) => value ?? author),
    ],
    ['SEM-02', 'the assignees are not shown', shows('assignees', [])],
  ),
  ...mutantsOf('subscribeToItem', 'subscribe-to-item/route-exists', [
    'STA-02',
    'there is no such route',
    pretends(404, { error: '404 Not Found' }),
  ]),
  ...mutantsOf('unsubscribeFromItem', 'unsubscribe-from-item/route-exists', [
    'STA-02',
    'there is no such route',
    pretends(404, { error: '404 Not Found' }),
  ]),
]

const firstOf = (value: unknown): unknown => (Array.isArray(value) ? value[0] : String(value).split(',')[0])
const escaped = (value: unknown) => String(value).replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const asLatin = (value: unknown) => Buffer.from(String(value), 'utf8').toString('latin1')
const dayBefore = (value: unknown) =>
  new Date(Date.parse(String(value)) - 86_400_000).toISOString().slice(0, 10)

const kept: readonly Mutant[] = [
  ...mutantsOf(
    'createIssue',
    'create-issue/keeps-attributes',
    ['STT-01', 'answered and forgotten', forgets],
    ['SEM-01', 'no description', ignores('description')],
    ['SEM-01', 'never due', ignores('due_date')],
    ['SEM-07', 'due a day before', takes('due_date', dayBefore)],
    ['SEM-02', 'titles in capitals', takes('title', (value) => String(value).toUpperCase())],
    ['ENC-01', 'the description is escaped', takes('description', escaped)],
    ['ENC-01', 'the description is read as Latin', takes('description', asLatin)],
    ['ENC-01', 'the title is read as Latin', takes('title', asLatin)],
    [
      'ENC-01',
      'marks of the description are lost',
      takes('description', (value) => String(value).replaceAll('*', '')),
    ],
    ['STT-01', 'the answer has no description', shows('description', null)],
  ),
]

const attributes: readonly Mutant[] = [
  ...mutantsOf(
    'createIssue',
    'create-issue/authentication-required',
    ['AUT-01', 'nobody has to say who they are', when(isAnonymous, trustsEverybody)],
    ['STA-02', 'who does not say is forbidden', swaps(401, 403, { message: '403 Forbidden' })],
  ),
  ...mutantsOf(
    'createIssue',
    'create-issue/title-required',
    ['STA-03', 'a title is made up', byDefault('title', 'Untitled')],
    ['STA-02', 'no title cannot be processed', when(lacks('title'), swaps(400, 422))],
    ['STA-03', 'no title is announced as a success', when(lacks('title'), announces(400, 201))],
  ),
  ...mutantsOf(
    'createIssue',
    'create-issue/confidential-default',
    ['SEM-05', 'confidential without asking', byDefault('confidential', true)],
    ['SEM-01', 'never confidential', ignores('confidential')],
    ['SEM-02', 'confidential whenever asked', takes('confidential', () => true)],
  ),
  ...mutantsOf(
    'createIssue',
    'create-issue/assignees',
    ['SEM-01', 'nobody is assigned', ignores('assignee_ids')],
    ['SEM-02', 'only the first is assigned', takes('assignee_ids', (value) => [firstOf(value)])],
  ),
  ...mutantsOf('createIssue', 'create-issue/milestone', ['SEM-01', 'no milestone', ignores('milestone_id')]),
  ...mutantsOf(
    'createIssue',
    'create-issue/labels',
    ['SEM-01', 'no labels', ignores('labels')],
    ['SEM-02', 'only the first label', takes('labels', firstOf)],
    ['ENC-02', 'all labels are one', takes('labels', (value) => String(value).replaceAll(',', ' '))],
  ),
  ...mutantsOf(
    'createIssue',
    'create-issue/subscribed',
    ['SCH-01', 'subscribed is missing', drops('subscribed')],
    ['SCH-02', 'subscribed is a number', showsAs('subscribed', Number)],
  ),
]

const written = (value: unknown) => String(value).slice(0, 19) + 'Z'
const discussed = has('merge_request_to_resolve_discussions_of')

const times: readonly Mutant[] = [
  ...mutantsOf(
    'createIssue',
    'create-issue/created-at-by-owner',
    ['SEM-01', 'always now', ignores('created_at')],
    ['SEM-02', 'owners cannot say when', when(by('owner'), ignores('created_at'))],
    ['SEM-02', 'administrators cannot say when', when(by('admin'), ignores('created_at'))],
    ['STA-03', 'owners must not say when', when(by('owner'), when(has('created_at'), refuses(403)))],
    [
      'SEM-07',
      'the day alone is kept',
      takes('created_at', (value) => `${String(value).slice(0, 10)}T00:00:00Z`),
    ],
    ['ENC-02', 'offsets are not looked at', takes('created_at', written)],
  ),
  ...(['guest', 'reporter', 'developer', 'master', 'non-member'] as const).map((person) =>
    mutant(
      'AUT-02',
      'createIssue',
      'create-issue/created-at-restricted',
      `a ${person} says when`,
      grants('set-issue-time', person),
    ),
  ),
]

const matters: readonly Mutant[] = [
  ...mutantsOf('createIssue', 'create-issue/discussions-description', [
    'SEM-01',
    'discussions are not looked at',
    ignores('merge_request_to_resolve_discussions_of'),
  ]),
  ...mutantsOf(
    'createIssue',
    'create-issue/explicit-precedence',
    ['SEM-02', 'the default description wins', when(discussed, ignores('description'))],
    ['SEM-02', 'the default title wins', when(discussed, always('title', 'Follow-up'))],
  ),
]

export const issueMutants: readonly Mutant[] = [
  ...places,
  ...access,
  ...single,
  ...kept,
  ...attributes,
  ...times,
  ...matters,
]
