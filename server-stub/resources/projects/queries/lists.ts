/** Lists of projects. */
import type { SelectQueryBuilder } from 'kysely'
import { viewerOf, type QueryContext, type Viewer } from '../../../access/viewer.ts'
import { pageOf, type Page, type PageRequest } from '../../../database/paging.ts'
import type { Tables } from '../../../database/tables.ts'
import { containsText } from '../../../database/text-conditions.ts'
import { elsewhere, filtered, type Filters } from '../../../http/attributes.ts'
import type { QueryOf } from '../../../http/handler.ts'
import {
  hasProjectRole,
  isProjectOwned,
  isProjectStarred,
  isProjectVisible,
  isSharedWithGroup,
} from './visibility.ts'

type Parameters = QueryOf<'listProjects'>
type ProjectIds = SelectQueryBuilder<Tables, 'project', { id: number }>

/** The condition of each parameter of the lists of projects. */
function projectFilters(viewer: Viewer) {
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
    owned: (query, owned) => (owned ? query.where((eb) => isProjectOwned(eb, viewer)) : query),
    membership: (query, isMember) => (isMember ? query.where((eb) => hasProjectRole(eb, viewer)) : query),
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

/** A page of the ids of the projects that the caller sees and that match, the newest first unless specified. */
export async function pageOfProjects(
  context: QueryContext,
  parameters: Parameters,
  paging: PageRequest,
): Promise<Page<number>> {
  return idsOf(await pageOf(matching(context, parameters), paging))
}

/** The same for the projects directly in a namespace. */
export async function pageOfProjectsIn(
  context: QueryContext,
  namespaceId: number,
  parameters: Parameters,
  paging: PageRequest,
): Promise<Page<number>> {
  const query = matching(context, parameters).where('project.namespace_id', '=', namespaceId)
  return idsOf(await pageOf(query, paging))
}

/** The ids of all projects directly in a namespace, or shared with it, that the caller sees; the newest first. */
export async function projectsOfGroup(
  context: QueryContext,
  groupId: number,
): Promise<{ own: number[]; shared: number[] }> {
  const visible = matching(context, {})
  const own = await visible.where('project.namespace_id', '=', groupId).execute()
  const shared = await visible.where((eb) => isSharedWithGroup(eb, groupId, viewerOf(context))).execute()
  return { own: own.map(({ id }) => id), shared: shared.map(({ id }) => id) }
}

function matching(context: QueryContext, parameters: Parameters): ProjectIds {
  const viewer = viewerOf(context)
  const { order_by: column = 'created_at', sort: direction = 'desc' } = parameters
  const visible = context.db
    .selectFrom('project')
    .select('project.id')
    .where((eb) => isProjectVisible(eb, viewer))
  return filtered(visible, parameters, projectFilters(viewer))
    .orderBy(`project.${column}`, direction)
    .orderBy('project.id', direction)
}

function idsOf({ rows, ...page }: Page<{ id: number }>): Page<number> {
  return { ...page, rows: rows.map(({ id }) => id) }
}
