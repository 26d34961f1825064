/** Lists that ignore a parameter next to another one. */
import type { OperationId } from '../../../../generated/operations.ts'
import type { RuleId } from '../../../../generated/rules.ts'
import { mutant, type Mutant } from '../../mutant.ts'
import { has, when } from '../../vocabulary/conditions.ts'
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

const sorted = [
  ['listGroups', 'owned'],
  ['listGroupIssues', 'labels'],
  ['listGroupProjects', 'visibility'],
  ['listIssues', 'search'],
  ['listMergeRequests', 'state'],
  ['listProjectIssues', 'state'],
  ['listProjects', 'visibility'],
] as const

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
  {
    list: 'listProjects',
    rule: 'list-projects/statistics-on-request',
    ignored: ['visibility', 'archived', 'search'],
    nextTo: ['statistics'],
  },
  ...sorted.map(([list, ignored]): Pairs => ({
    list,
    rule: 'general/success-is-200',
    ignored: [ignored],
    nextTo: ['order_by'],
  })),
  ...planned.map(([list, rule]): Pairs => ({ list, rule, ...order, nextTo: ['milestone'] })),
]

export const listParametersNextToOthers: readonly Mutant[] = pairs.flatMap(
  ({ list, rule, ignored, nextTo }) =>
    ignored.flatMap((name) =>
      nextTo.map((other) =>
        mutant('SEM-10', list, rule, `ignores ${name} next to ${other}`, when(has(other), ignores(name))),
      ),
    ),
)
