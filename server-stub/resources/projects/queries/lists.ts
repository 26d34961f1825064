/** Lists of projects. */
import { accessLevels } from '../../../database/access-levels.ts'
import type { Expression, ExpressionBuilder, SelectQueryBuilder, SqlBool } from 'kysely'
import { prepareForViewer, totalOf, type QueryContext, type Viewer } from '../../../access/viewer.ts'
import type { Db } from '../../../database/connection.ts'
import { pageOfIds, sliced, type Cut } from '../../../database/paging.ts'
import type { Page, PageRequest } from '../../../page.ts'
import { searchValue, withAnySearch, withSearch, type SearchValue } from '../../../database/search.ts'
import type { Tables } from '../../../database/tables.ts'
import { containsText } from '../../../database/text-conditions.ts'
import { elsewhere, filtered, type Filters } from '../../../http/attributes.ts'
import type { QueryOf } from '../../../http/handler.ts'
import { withRelations, type LoadedProject } from './projects.ts'
import {
  hasProjectRole,
  isProjectOwned,
  isProjectPresent,
  isProjectStarred,
  isProjectVisible,
  isSharedWithGroup,
  type Extent,
} from './visibility.ts'

type Parameters = QueryOf<'listProjects'>
type ProjectIds = SelectQueryBuilder<Tables, 'project', { id: number }>

/** The condition of each parameter of the lists of projects. */
function projectFilters(viewer: Viewer, extent: Extent) {
  return {
    archived: (query, archived) => query.where('project.archived', '=', archived ? 1 : 0),
    visibility: (query, visibility) => query.where('project.visibility', '=', visibility),
    search: (query, text) =>
      text === ''
        ? query
        : query.where((eb) =>
            eb.or(
              ['project.name', 'project.path', 'project.description'].map((column) =>
                containsText(column, text),
              ),
            ),
          ),
    owned: (query, owned) => (owned ? query.where((eb) => isProjectOwned(eb, viewer, extent)) : query),
    membership: (query, isMember) =>
      isMember
        ? query.where((eb) => isTrue(eb, hasProjectRole(eb, viewer, accessLevels.guest, extent), extent))
        : query,
    starred: (query, starred) => (starred ? query.where((eb) => isProjectStarred(eb, viewer)) : query),
    with_issues_enabled: (query, isWanted) =>
      isWanted ? query.where('project.issues_enabled', '=', 1) : query,
    with_merge_requests_enabled: (query, isWanted) =>
      isWanted ? query.where('project.merge_requests_enabled', '=', 1) : query,
    // The order, below.
    order_by: elsewhere,
    sort: elsewhere,
    // The view, in the handler.
    simple: elsewhere,
    statistics: elsewhere,
  } satisfies Filters<Parameters, ProjectIds>
}

/**
 * SQLite tests the projects in their order instead of collecting and sorting them. It evaluates all parts of a condition that is
 * compared, so that for all projects it takes half as long again as with `case`, of which PostgreSQL expects too few projects for
 * a page in their order.
 */
function isTrue(
  eb: ExpressionBuilder<Tables, 'project'>,
  condition: Expression<SqlBool>,
  extent: Extent,
): Expression<SqlBool> {
  if (extent === 'page') return eb(condition, '=', eb.lit(true))
  return eb(eb.case().when(condition).then(eb.lit(1)).else(eb.lit(0)).end(), '=', eb.lit(1))
}

/** A list of all projects, or of those directly in a namespace. */
interface ListShape {
  isInNamespace: boolean
  parameters: Parameters
}

type Values = { namespace: number } & SearchValue

const selected = prepareForViewer(
  (db, viewer, values: Values & { offset: number }, { cut, ...shape }: ListShape & { cut: Cut }) =>
    sliced(ordered(visibleIn(db, viewer, values, shape, 'page'), shape.parameters), cut, values),
)

const counted = prepareForViewer((db, viewer, values: Values, shape: ListShape) =>
  visibleIn(db, viewer, values, shape, 'all')
    .clearSelect()
    .select((eb) => eb.fn.countAll<number>().as('total')),
)

/** A page of the ids of the projects that the caller sees and that match, the newest first unless specified. */
export async function pageOfProjects(
  context: QueryContext,
  parameters: Parameters,
  paging: PageRequest,
): Promise<Page<number>> {
  return pageOf(context, 0, { isInNamespace: false, parameters }, paging)
}

/** The same for the projects directly in a namespace. */
export async function pageOfProjectsIn(
  context: QueryContext,
  namespace: number,
  parameters: Parameters,
  paging: PageRequest,
): Promise<Page<number>> {
  return pageOf(context, namespace, { isInNamespace: true, parameters }, paging)
}

async function pageOf(
  context: QueryContext,
  namespace: number,
  { isInNamespace, parameters }: ListShape,
  paging: PageRequest,
): Promise<Page<number>> {
  const values = { namespace, ...searchValue(parameters) }
  const shape = { isInNamespace, parameters: withAnySearch(parameters) }
  return pageOfIds(paging, {
    direction: shape.parameters.sort ?? 'desc',
    rows: ({ cut, offset }, sort) =>
      selected.all(
        context,
        { ...values, offset },
        { ...shape, parameters: { ...shape.parameters, sort }, cut },
      ),
    count: () => totalOf(counted, context, values, shape),
  })
}

const ownOfGroup = prepareForViewer((db, viewer, { group }: { group: number }, _shape: null) =>
  ordered(withRelations(db, viewer), {})
    .where((eb) => isProjectVisible(eb, viewer, 'page'))
    .where('project.namespace_id', '=', group),
)

const sharedWithGroup = prepareForViewer((db, viewer, { group }: { group: number }, _shape: null) =>
  ordered(withRelations(db, viewer), {})
    .where((eb) => isProjectVisible(eb, viewer, 'page'))
    .where((eb) => isSharedWithGroup(eb, group, viewer)),
)

/** All projects directly in a group, or shared with it, that the caller sees; the newest first. */
export async function projectsOfGroup(
  context: QueryContext,
  group: number,
): Promise<{ own: LoadedProject[]; shared: LoadedProject[] }> {
  return {
    own: await ownOfGroup.all(context, { group }, null),
    shared: await sharedWithGroup.all(context, { group }, null),
  }
}

function visibleIn(
  db: Db,
  viewer: Viewer,
  values: Values,
  { isInNamespace, parameters }: ListShape,
  extent: Extent,
): ProjectIds {
  const visible = db
    .selectFrom('project')
    .select('project.id')
    .where((eb) =>
      parameters.membership === true ? isProjectPresent(eb) : isProjectVisible(eb, viewer, extent),
    )
    .$if(isInNamespace, (query) => query.where('project.namespace_id', '=', values.namespace))
  return filtered(visible, withSearch(parameters, values), projectFilters(viewer, extent))
}

function ordered<Joined extends object, Row>(
  query: SelectQueryBuilder<Tables & Joined, 'project', Row>,
  { order_by: column = 'created_at', sort: direction = 'desc' }: Parameters,
) {
  return query.orderBy(`project.${column}`, direction).orderBy('project.id', direction)
}
