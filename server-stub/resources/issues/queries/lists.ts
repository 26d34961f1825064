/** Lists of issues. */
import type { Expression, ExpressionBuilder, SelectQueryBuilder, SqlBool } from 'kysely'
import { keptId } from '../../../access/identifier.ts'
import { viewerOf, type QueryContext } from '../../../access/viewer.ts'
import { pageOf, type Page, type PageRequest } from '../../../database/paging.ts'
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
  // The order, below.
  order_by: elsewhere,
  sort: elsewhere,
} satisfies Filters<IssueParameters, IssueIds>

/** Where a list of issues looks: at those of an author, a project or a group. */
export type IssueScope = { author: number } | { project: number } | { group: number }

/** A page of the ids of the issues that the caller sees and that match, the newest first unless specified. */
export async function pageOfIssues(
  context: QueryContext,
  scope: IssueScope,
  parameters: IssueParameters,
  paging: PageRequest,
): Promise<Page<number>> {
  const viewer = viewerOf(context)
  const query = issuesMatching(context, parameters)
    .where((eb) => isInScope(eb, scope))
    .where((eb) => isIssueVisible(eb, viewer))
  const { rows, ...page } = await pageOf(query, paging)
  return { ...page, rows: rows.map(({ id }) => id) }
}

/** The ids of all issues that match, whether the caller sees them or not. */
export function issuesMatching({ db }: QueryContext, parameters: IssueParameters): IssueIds {
  const { order_by: column = 'created_at', sort: direction = 'desc' } = parameters
  return filtered<IssueParameters, IssueIds>(
    db.selectFrom('issue').select('issue.id'),
    parameters,
    issueFilters,
  )
    .orderBy(`issue.${column}`, direction)
    .orderBy('issue.id', direction)
}

function isInScope(eb: Conditions, scope: IssueScope): Expression<SqlBool> {
  if ('author' in scope) return eb('issue.author_id', '=', scope.author)
  if ('project' in scope) return eb('issue.project_id', '=', scope.project)
  return isIssueInGroup(eb, scope.group)
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
