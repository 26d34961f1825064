/** Filters that have no effect from the second page on, or that the links drop. */
import type { OperationId } from '../../../../generated/operations.ts'
import { mutant, type Fault, type Mutant } from '../../mutant.ts'
import { isSuccess, valueOf, withValue } from '../../message.ts'
import { has, lacks, when } from '../../vocabulary/conditions.ts'
import { ignores } from '../../vocabulary/requests.ts'
import { altersHeader } from '../../vocabulary/responses.ts'

const fromSecondPage = (filter: string): Fault =>
  when((call) => Number(valueOf(call, 'page') ?? 1) > 1, ignores(filter))

const withoutInLinks = (filter: string): Fault =>
  altersHeader('link', (links) =>
    links.replaceAll(/<([^>]*)>/g, (_, target: string) => {
      const url = new URL(target)
      for (const name of [filter, `${filter}[]`]) url.searchParams.delete(name)
      return `<${url.href}>`
    }),
  )

/** Characters in encoded form are replaced. */
const mangled = altersHeader('link', (links) => links.replaceAll(/%(?!2F|5B|5D)[0-9A-F]{2}/g, '_'))

const filters: readonly (readonly [OperationId, ...(readonly string[])])[] = [
  ['listCommits', 'ref_name', 'since', 'until'],
  ['listCommitStatuses', 'ref'],
  ['listEvents', 'target_type', 'action', 'sort'],
  ['listGroupIssues', 'labels', 'search', 'iids', 'milestone', 'state', 'sort'],
  ['listGroupMembers', 'query'],
  ['listGroupProjects', 'search', 'visibility', 'archived', 'starred', 'order_by', 'sort'],
  ['listGroups', 'search', 'skip_groups', 'owned', 'sort'],
  ['listIssues', 'labels', 'search', 'iids', 'milestone', 'state', 'sort'],
  ['listJobs', 'scope'],
  ['listMergeRequests', 'labels', 'iids', 'state', 'sort', 'milestone'],
  ['listPipelineJobs', 'scope'],
  ['listProjectEvents', 'target_type', 'action', 'sort'],
  ['listProjectEventsAtRoot', 'target_type', 'action', 'sort'],
  ['listProjectIssues', 'labels', 'search', 'iids', 'milestone', 'state', 'sort'],
  ['listProjectMembers', 'query'],
  [
    'listProjects',
    'search',
    'visibility',
    'with_issues_enabled',
    'with_merge_requests_enabled',
    'archived',
    'membership',
    'owned',
    'starred',
    'order_by',
    'sort',
  ],
  ['listProjectUsers', 'search'],
  ['listRunners', 'scope'],
  ['listTodos', 'project_id', 'state', 'action', 'author_id', 'type'],
  ['listUserEvents', 'target_type', 'action', 'sort'],
  ['listUsers', 'external', 'active', 'blocked', 'search'],
]

const rule = 'general/links-lead-through-the-list'

const ofFilters = filters.flatMap(([list, ...names]) =>
  names.flatMap((filter) => [
    mutant('SEM-06', list, rule, `ignores ${filter} from the second page on`, fromSecondPage(filter)),
    mutant('HDR-03', list, rule, `drops ${filter} from the links`, withoutInLinks(filter)),
  ]),
)

/** Filters that select one item at most. */
const ofSingleItems = (
  [
    ['listCommitStatuses', 'name', 'list-commit-statuses/filter-name'],
    ['listCommitStatuses', 'stage', 'list-commit-statuses/filter-stage'],
    ['listUsers', 'username', 'list-users/username-filter'],
  ] as const
).map(([list, filter, rule]) =>
  mutant('SEM-06', list, rule, `ignores ${filter} from the second page on`, fromSecondPage(filter)),
)

const ofCharacters = (['listIssues', 'listMergeRequests', 'listCommits'] as const).map((list) =>
  mutant('HDR-03', list, rule, 'replaces special characters in the links', mangled),
)

const ofTotals = (['listTags', 'listGroupMembers', 'listPipelineJobs'] as const).flatMap((list) =>
  ['X-Total', 'X-Total-Pages'].map((header) =>
    mutant(
      'HDR-02',
      list,
      'general/page-headers-on-every-list',
      `sets ${header} to 0 on an empty page`,
      altersHeader(header.toLowerCase(), (value, { body }) => (body.toString() === '[]' ? '0' : value)),
    ),
  ),
)

/** All items are returned without `per_page`, with the headers of a page. */
const ofWholeLists = (['listBranches'] as const).map((list) =>
  mutant(
    'SEM-05',
    list,
    'general/per-page-default',
    'returns every item without per_page',
    when(lacks('per_page'), {
      async around(call, upstream) {
        const whole = await upstream.pass(withValue(call, 'per_page', 100))
        const page = await upstream.pass(call)
        return isSuccess(page) ? { ...page, body: whole.body } : page
      },
    }),
  ),
)

const ofEvents = (
  [
    ['listEvents', 'list-events/sort-ascending'],
    ['listUserEvents', 'list-user-events/sort-ascending'],
    ['listProjectEvents', 'list-project-events/sort-ascending'],
  ] as const
).flatMap(([list, sorted]) =>
  ['after', 'before'].map((bound) =>
    mutant('SEM-04', list, sorted, `ignores sort next to ${bound}`, when(has(bound), ignores('sort'))),
  ),
)

export const filteredPageMutants: readonly Mutant[] = [
  ...ofFilters,
  ...ofSingleItems,
  ...ofCharacters,
  ...ofTotals,
  ...ofWholeLists,
  ...ofEvents,
]
