/** Lists of issues. */
import { sql, type Expression, type ExpressionBuilder, type SelectQueryBuilder, type SqlBool } from 'kysely'
import { keptId } from '../../../access/identifier.ts'
import { prepareForViewer, totalOf, type QueryContext, type Viewer } from '../../../access/viewer.ts'
import type { Db, Tx } from '../../../database/connection.ts'
import { countOf } from '../../../database/counts.ts'
import { pageOfIds, sliced, type Cut, type Page, type PageRequest } from '../../../database/paging.ts'
import { searchValue, withAnySearch, withSearch, type SearchValue } from '../../../database/search.ts'
import type { Tables } from '../../../database/tables.ts'
import { containsText } from '../../../database/text-conditions.ts'
import { elsewhere, filtered, type Filters } from '../../../http/attributes.ts'
import type { QueryOf } from '../../../http/handler.ts'
import { namesIn } from '../../../http/text-attributes.ts'
import { areIssuesVisible, isIssueInGroup, isIssueVisible } from './visibility.ts'

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

/** Where a list of issues looks: at those of an author, a project or a group and the groups within it. */
export interface IssueScope {
  kind: 'author' | 'project' | 'group'
  id: number
}

interface ListShape {
  kind: IssueScope['kind']
  parameters: IssueParameters
}

const selected = prepareForViewer(
  (
    db,
    viewer,
    values: { id: number; offset: number } & SearchValue,
    { kind, parameters: shape, cut }: ListShape & { cut: Cut },
  ) => {
    const parameters = withSearch(shape, values)
    const scope = { kind, id: values.id }
    return sliced(ordered(visibleIn(db, viewer, scope, parameters), parameters), cut, values)
  },
)

const counted = prepareForViewer(
  (db, viewer, values: { id: number } & SearchValue, { kind, parameters: shape }: ListShape) => {
    const parameters = withSearch(shape, values)
    return kind === 'project'
      ? countedIn(db, viewer, values.id, parameters)
      : countOf(visibleIn(db, viewer, { kind, id: values.id }, parameters))
  },
)

/** The projects' own counts serve lists that have no other condition than the state. */
function countFor(state: IssueParameters['state']) {
  if (state === undefined) return sql<number>`project.issues`
  return state === 'opened'
    ? sql<number>`project.open_issues`
    : sql<number>`project.issues - project.open_issues`
}

/** All issues of the project, without the confidential ones that the viewer does not see: only those are looked at. */
function countedIn(db: Db, viewer: Viewer, project: number, parameters: IssueParameters) {
  const all = matching(db, parameters).where('issue.project_id', '=', project)
  const { state, labels, milestone, iids, search } = parameters
  const isCounted = [labels, milestone, iids, search].every((value) => value === undefined)
  const hidden = all
    .where((eb) => eb('issue.confidential', '=', eb.lit(1)))
    .where((eb) => eb.not(isIssueVisible(eb, viewer, project)))
  return db
    .selectFrom('project')
    .where('project.id', '=', project)
    .where((eb) => areIssuesVisible(eb, viewer))
    .select(sql<number>`${isCounted ? countFor(state) : countOf(all)} - (${countOf(hidden)})`.as('total'))
}

/** A page of the ids of the issues that the caller sees and that match, the newest first unless specified. */
export async function pageOfIssues(
  context: QueryContext,
  { kind, id }: IssueScope,
  parameters: IssueParameters,
  paging: PageRequest,
): Promise<Page<number>> {
  const values = { id, ...searchValue(parameters) }
  const shape = { kind, parameters: withAnySearch(parameters) }
  return pageOfIds(paging, {
    direction: parameters.sort ?? 'desc',
    rows: ({ cut, offset }, sort) =>
      selected.all(context, { ...values, offset }, { kind, parameters: { ...shape.parameters, sort }, cut }),
    count: () => totalOf(counted, context, values, shape),
  })
}

function visibleIn(db: Db, viewer: Viewer, scope: IssueScope, parameters: IssueParameters): IssueIds {
  return matching(db, parameters)
    .where((eb) => isInScope(eb, scope))
    .where((eb) => isIssueVisible(eb, viewer, scope.kind === 'project' ? scope.id : undefined))
}

/** The ids of all issues that match, in order, whether the caller sees them or not. */
export function issuesMatching({ db }: Pick<QueryContext, 'db'>, parameters: IssueParameters): IssueIds {
  return ordered(matching(db, parameters), parameters)
}

function matching(db: Db | Tx, parameters: IssueParameters): IssueIds {
  return filtered<IssueParameters, IssueIds>(
    db.selectFrom('issue').select('issue.id'),
    parameters,
    issueFilters,
  )
}

function ordered(
  query: IssueIds,
  { order_by: column = 'created_at', sort: direction = 'desc' }: IssueParameters,
): IssueIds {
  return query.orderBy(`issue.${column}`, direction).orderBy('issue.id', direction)
}

function isInScope(eb: Conditions, { kind, id }: IssueScope): Expression<SqlBool> {
  if (kind === 'author') return eb('issue.author_id', '=', id)
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
