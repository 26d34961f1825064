/** Totals of lists of issues. Counters serve lists without filters; a search is counted again only where an issue has changed. */
import { sql } from 'kysely'
import { prepareForViewer, totalOf, type QueryContext, type Viewer } from '../../../access/viewer.ts'
import type { Db } from '../../../database/connection.ts'
import { countOf } from '../../../database/counts.ts'
import { listAmong, listValues, prepareQuery, type ListValues } from '../../../database/prepared.ts'
import { RecentlyUsed } from '../../../database/recently-used.ts'
import { searchValue, withAnySearch, withSearch, type SearchValue } from '../../../database/search.ts'
import { matching, visibleIn, type IssueParameters, type IssueScope } from './matching.ts'
import { areIssuesVisible, isIssueVisible } from './visibility.ts'

type Values = { id: number } & SearchValue

const counted = prepareForViewer(
  (db, viewer, values: Values, { kind, parameters: shape }: Pick<IssueScope, 'kind'> & Shape) => {
    const parameters = withSearch(shape, values)
    if (kind === 'caller') return countedOfCaller(db, viewer, values.id, parameters)
    if (kind === 'group') return countOf(visibleIn(db, viewer, { kind, id: values.id }, parameters))
    const all = hasCounter(parameters) ? counterOf(parameters) : countOf(inProject(db, values.id, parameters))
    return ofVisibleProject(db, viewer, values.id).select(
      sql<number>`${all} - (${hiddenIn(db, viewer, values.id, parameters)})`.as('total'),
    )
  },
)

interface Shape {
  parameters: IssueParameters
}

/** The number of issues that the caller sees and that match. */
export async function totalOfIssues(
  context: QueryContext,
  { kind, id }: IssueScope,
  parameters: IssueParameters,
): Promise<number> {
  const values = { id, ...searchValue(parameters) }
  const shape = { parameters: withAnySearch(parameters) }
  return kind === 'project' && isSearchOfTexts(parameters)
    ? totalOfSearch(context, values, shape)
    : totalOf(counted, context, values, { kind, ...shape })
}

/** Lists that have no other condition than the state. */
function hasCounter({ labels, milestone, iids, search }: IssueParameters): boolean {
  return [labels, milestone, iids, search].every((value) => value === undefined)
}

/** The projects' own counts. */
function counterOf({ state }: IssueParameters) {
  if (state === undefined) return sql<number>`project.issues`
  return state === 'opened'
    ? sql<number>`project.open_issues`
    : sql<number>`project.issues - project.open_issues`
}

/** Confidential issues are open to their author: only the projects are looked at, each of them once. */
function countedOfCaller(db: Db, viewer: Viewer, caller: number, parameters: IssueParameters) {
  const visible = db
    .selectFrom('issue_count')
    .where('issue_count.author_id', '=', caller)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('project')
          .select('project.id')
          .whereRef('project.id', '=', 'issue_count.project_id')
          .where((project) => areIssuesVisible(project, viewer)),
      ),
    )
  if (hasCounter(parameters))
    return visible.select(sql<number>`coalesce(sum(${callerCounterOf(parameters)}), 0)`.as('total'))
  // No index is used for an expression: SQLite would search the issues of all authors in each project.
  return countOf(
    matching(db, parameters)
      .where('issue.author_id', '=', caller)
      .where(sql`+issue.project_id`, 'in', visible.select('issue_count.project_id')),
  )
}

function callerCounterOf({ state }: IssueParameters) {
  if (state === undefined) return sql<number>`issue_count.issues`
  return state === 'opened'
    ? sql<number>`issue_count.open_issues`
    : sql<number>`issue_count.issues - issue_count.open_issues`
}

function inProject(db: Db, project: number, parameters: IssueParameters) {
  return matching(db, parameters).where('issue.project_id', '=', project)
}

/** The number of confidential issues of the project that the viewer does not see: only those are looked at. */
function hiddenIn(db: Db, viewer: Viewer, project: number, parameters: IssueParameters) {
  return countOf(
    inProject(db, project, parameters)
      .where((eb) => eb('issue.confidential', '=', eb.lit(1)))
      .where((eb) => eb.not(isIssueVisible(eb, viewer, project))),
  )
}

function ofVisibleProject(db: Db, viewer: Viewer, project: number) {
  return db
    .selectFrom('project')
    .where('project.id', '=', project)
    .where((eb) => areIssuesVisible(eb, viewer))
}

/** Searches whose result depends on nothing but the issues of the project. */
function isSearchOfTexts({ search = '', labels, milestone }: IssueParameters): boolean {
  return search !== '' && labels === undefined && milestone === undefined
}

const compared = prepareForViewer((db, viewer, values: Values, { parameters }: Shape) =>
  ofVisibleProject(db, viewer, values.id)
    .innerJoin('issue_version', 'issue_version.project_id', 'project.id')
    .select(['issue_version.portion', 'issue_version.version'])
    .select(sql<number>`(${hiddenIn(db, viewer, values.id, withSearch(parameters, values))})`.as('hidden')),
)

/** As the triggers of the database divide them; see the migration `0031-issue-portions`. */
const issuesOfPortion = sql.lit(1000)

/** Counts at the versions that the same statement reads. */
const searched = prepareQuery(
  (db, values: Values & ListValues<number>, { parameters, portions }: Shape & { portions: number }) =>
    db
      .selectFrom('issue_version')
      .where('issue_version.project_id', '=', values.id)
      .where('issue_version.portion', 'in', listAmong(values, portions))
      .select(['issue_version.portion', 'issue_version.version'])
      .select(
        sql<number>`(${countOf(
          inProject(db, values.id, withSearch(parameters, values))
            .where('issue.iid', '>=', sql<number>`issue_version.portion * ${issuesOfPortion}`)
            .where('issue.iid', '<', sql<number>`(issue_version.portion + 1) * ${issuesOfPortion}`),
        )})`.as('all'),
      ),
)

/** Numbers of issues by version of a portion and search: each issue has to be read to count them. */
const found = new RecentlyUsed<number>(20_000)
/** Characters: the longest search text, and few IIDs. */
const longestSearch = 300

async function totalOfSearch(context: QueryContext, values: Values, shape: Shape): Promise<number> {
  const { state, iids } = shape.parameters
  const search = JSON.stringify([state, iids, values.search])
  const portions = await compared.all(context, values, shape)
  let total = -(portions[0]?.hidden ?? 0)
  const changed: number[] = []
  for (const { portion, version } of portions) {
    const known = found.get(version + search)
    if (known === undefined) changed.push(portion)
    else total += known
  }
  if (changed.length === 0) return total
  const { values: ids, count } = listValues(changed, 0)
  for (const { version, all } of await searched.all(
    context.db,
    { ...values, ...ids },
    { ...shape, portions: count },
  )) {
    total += all
    if (search.length <= longestSearch) found.set(version + search, all)
  }
  return total
}
