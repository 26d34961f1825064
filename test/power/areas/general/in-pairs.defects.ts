/** Lists in which the form or the order has no effect next to a filter, and orders of projects by names with the namespace. */
import type { OperationId } from '../../../../generated/operations.ts'
import type { RuleId } from '../../../../generated/rules.ts'
import { valueOf } from '../../message.ts'
import { mutant, type Fault, type Mutant } from '../../mutant.ts'
import { has, hasValue, when } from '../../vocabulary/conditions.ts'
import { sortsBy, textIn, within, type Item } from '../../vocabulary/lists.ts'
import { ignores } from '../../vocabulary/requests.ts'

interface Pairs {
  readonly list: OperationId
  readonly rule: RuleId
  readonly ignored: readonly string[]
  readonly nextTo: readonly string[]
}

const enabled = ['with_issues_enabled', 'with_merge_requests_enabled']
const ofInstance = ['membership', 'owned', 'visibility', 'archived', ...enabled]
const ofGroup = ['visibility', 'archived']

const order = { ignored: ['order_by', 'sort'] }

const ordersOfIssues = { ...order, nextTo: ['state', 'labels', 'iids', 'search'] }

const planned = [
  ['listIssues', 'list-issues/filter-milestone'],
  ['listGroupIssues', 'list-group-issues/filter-milestone'],
  ['listProjectIssues', 'list-project-issues/filter-milestone'],
  ['listMergeRequests', 'list-merge-requests/filter-milestone'],
] as const

const pairs: readonly Pairs[] = [
  {
    list: 'listProjects',
    rule: 'list-projects/simple-form',
    ignored: ['simple'],
    nextTo: [...ofInstance, 'search', 'order_by', 'sort'],
  },
  {
    list: 'listProjects',
    rule: 'list-projects/order-by-values',
    ...order,
    nextTo: [...ofInstance.filter((each) => each !== 'owned'), 'simple', 'search'],
  },
  { list: 'listProjects', rule: 'list-projects/statistics-on-request', ...order, nextTo: ['statistics'] },
  { list: 'listProjects', rule: 'list-projects/starred-filter', ...order, nextTo: ['starred'] },
  {
    list: 'listProjects',
    rule: 'list-projects/statistics-on-request',
    ignored: ['statistics'],
    nextTo: [...ofInstance, 'search', 'order_by', 'sort'],
  },
  {
    list: 'listGroupProjects',
    rule: 'list-group-projects/simple-form',
    ignored: ['simple'],
    nextTo: [...ofGroup, 'search', 'order_by', 'sort'],
  },
  {
    list: 'listGroupProjects',
    rule: 'list-group-projects/order-by-values',
    ...order,
    nextTo: [...ofGroup, 'simple', 'search'],
  },
  { list: 'listGroupProjects', rule: 'list-group-projects/starred-filter', ...order, nextTo: ['starred'] },
  {
    list: 'listGroups',
    rule: 'list-groups/order-by-path',
    ...order,
    nextTo: ['search', 'all_available', 'statistics'],
  },
  { list: 'listIssues', rule: 'list-issues/order-by-updated-at', ...ordersOfIssues },
  { list: 'listGroupIssues', rule: 'list-group-issues/order-by-updated-at', ...ordersOfIssues },
  { list: 'listProjectIssues', rule: 'list-project-issues/order-by-updated-at', ...ordersOfIssues },
  {
    list: 'listMergeRequests',
    rule: 'list-merge-requests/order-by-updated-at',
    ...order,
    nextTo: ['state', 'labels', 'iids'],
  },
  ...planned.map(([list, rule]): Pairs => ({ list, rule, ...order, nextTo: ['milestone'] })),
]

/** Filters that statistics do not change. */
const ignoredNextToStatistics = ['visibility', 'archived', 'search']

const withNamespace = (name: string, item: Item) =>
  `${String(within(item, 'namespace', 'full_path'))}/${textIn(item, name)}`

/** In the requested direction. */
const byNamespace = (name: 'name' | 'path'): Fault => ({
  async around(call, upstream) {
    const direction = valueOf(call, 'sort') === 'asc' ? 1 : -1
    const compare = (a: Item, b: Item) =>
      direction * withNamespace(name, a).localeCompare(withNamespace(name, b))
    const { around } = sortsBy(compare)
    return around === undefined ? upstream.pass(call) : around(call, upstream)
  },
})

export const pairMutants: readonly Mutant[] = [
  ...pairs.flatMap(({ list, rule, ignored, nextTo }) =>
    ignored.flatMap((name) =>
      nextTo.map((other) =>
        mutant('SEM-10', list, rule, `ignores ${name} next to ${other}`, when(has(other), ignores(name))),
      ),
    ),
  ),
  ...ignoredNextToStatistics.map((name) =>
    mutant(
      'SEM-10',
      'listProjects',
      'list-projects/statistics-on-request',
      `ignores ${name} next to statistics`,
      when(has('statistics'), ignores(name)),
    ),
  ),
  ...(['name', 'path'] as const).map((name) =>
    mutant(
      'SEM-04',
      'listProjects',
      'list-projects/order-by-values',
      `orders by ${name} with the namespace`,
      when(hasValue('order_by', name), byNamespace(name)),
    ),
  ),
  mutant(
    'SEM-01',
    'listGroupProjects',
    'list-group-projects/order-by-values',
    'ignores the order by the last activity',
    when(hasValue('order_by', 'last_activity_at'), ignores('order_by')),
  ),
]
