/** Which issues a list has: the conditions of its parameters and of its scope. */
import type { Expression, ExpressionBuilder, SelectQueryBuilder, SqlBool } from 'kysely'
import { keptId } from '../../../access/identifier.ts'
import type { Viewer } from '../../../access/viewer.ts'
import type { Db, Tx } from '../../../database/connection.ts'
import type { Tables } from '../../../database/tables.ts'
import { containsText } from '../../../database/text-conditions.ts'
import { elsewhere, filtered, type Filters } from '../../../http/attributes.ts'
import type { QueryOf } from '../../../http/handler.ts'
import { namesIn } from '../../../http/text-attributes.ts'
import { isIssueInGroup, isIssueVisible } from './visibility.ts'

export type IssueParameters = QueryOf<'listIssues'>
export type IssueIds = SelectQueryBuilder<Tables, 'issue', { id: number }>
type Conditions = ExpressionBuilder<Tables, 'issue'>

/** A plus sign in a query string means a space. */
const noLabel = new Set(['No+Label', 'No Label'])

/** The condition of each parameter of the lists of issues. */
export const issueFilters = {
  state: (query, state) => query.where('issue.state', '=', state),
  labels: (query, text) => {
    const names = namesIn(text)
    return names.length === 0 ? query : query.where((eb) => hasLabels(eb, names))
  },
  milestone: (query, title) => query.where((eb) => hasMilestone(eb, title)),
  iids: (query, iids) => (iids.length === 0 ? query : query.where('issue.iid', 'in', iids.map(keptId))),
  search: (query, text) =>
    text === ''
      ? query
      : query.where((eb) =>
          eb.or(['issue.title', 'issue.description'].map((column) => containsText(column, text))),
        ),
  // The order, in `lists.ts`.
  order_by: elsewhere,
  sort: elsewhere,
} satisfies Filters<IssueParameters, IssueIds>

/** Where a list of issues looks: at those of the caller, whose id it is, a project, or a group and the groups within it. */
export interface IssueScope {
  kind: 'caller' | 'project' | 'group'
  id: number
}

/** The ids of the issues that match, whether the caller sees them or not. */
export function matching(db: Db | Tx, parameters: IssueParameters): IssueIds {
  return filtered<IssueParameters, IssueIds>(
    db.selectFrom('issue').select('issue.id'),
    parameters,
    issueFilters,
  )
}

/** The ids of the issues that match and that the caller sees. */
export function visibleIn(db: Db, viewer: Viewer, scope: IssueScope, parameters: IssueParameters): IssueIds {
  return matching(db, parameters)
    .where((eb) => isInScope(eb, scope))
    .where((eb) => isIssueVisible(eb, viewer, scope.kind === 'project' ? scope.id : undefined))
}

function isInScope(eb: Conditions, { kind, id }: IssueScope): Expression<SqlBool> {
  if (kind === 'caller') return eb('issue.author_id', '=', id)
  if (kind === 'project') return eb('issue.project_id', '=', id)
  return isIssueInGroup(eb, id)
}

/** The issue has all of these labels; `No Label`: it has none. */
function hasLabels(eb: Conditions, names: readonly string[]): Expression<SqlBool> {
  const given = eb
    .selectFrom('issue_label as given')
    .innerJoin('label', 'label.id', 'given.label_id')
    .select('given.label_id')
    .whereRef('given.issue_id', '=', 'issue.id')
  if (names.some((name) => noLabel.has(name))) return eb.not(eb.exists(given))
  return eb.and(names.map((name) => eb.exists(given.where('label.name', '=', name))))
}

function hasMilestone(eb: Conditions, title: string): Expression<SqlBool> {
  const titled = eb.selectFrom('milestone').select('milestone.id').where('milestone.title', '=', title)
  return eb('issue.milestone_id', 'in', titled)
}
