/** Reads groups and users' namespaces with the caller's role. */
import { accessLevels } from '../../../database/access-levels.ts'
import { sql, type ExpressionBuilder, type SelectQueryBuilder } from 'kysely'
import { keptId } from '../../../access/identifier.ts'
import { prepareForViewer, totalOf, type QueryContext, type Viewer } from '../../../access/viewer.ts'
import type { Db, Tx } from '../../../database/connection.ts'
import { preparedPage, sliced, type Cut } from '../../../database/paging.ts'
import type { Page, PageRequest } from '../../../page.ts'
import { prepareByIds } from '../../../database/prepared.ts'
import { searchValue, withAnySearch, withSearch, type SearchValue } from '../../../database/search.ts'
import type { AccessLevel, NamespaceRow, Tables } from '../../../database/tables.ts'
import { containsText, sameText } from '../../../database/text-conditions.ts'
import { elsewhere, filtered, type Filters } from '../../../http/attributes.ts'
import type { QueryOf } from '../../../http/handler.ts'
import { groupRole, hasGroupRole, isGroupVisible } from './visibility.ts'

/** A namespace, and the caller's highest role in it as a member. */
export type LoadedNamespace = NamespaceRow & { level: AccessLevel | null }

type Kinds = 'groups' | 'namespaces'

const visibleById = prepareForViewer((db, viewer, { id }: { id: number }, kinds: Kinds) =>
  visible(db, viewer, kinds).where('namespace.id', '=', id),
)

const visibleByPath = prepareForViewer((db, viewer, { path }: { path: string }, kinds: Kinds) =>
  visible(db, viewer, kinds).where(sameText('namespace.full_path', path)),
)

const ownedByUser = prepareForViewer((db, viewer, { owner }: { owner: number }, _shape: null) =>
  withRole(namespaces(db), viewer).where('namespace.owner_id', '=', owner),
)

/** The group of this id, if the caller sees it; with `namespaces` also a user's namespace. */
export async function findNamespaceById(
  context: QueryContext,
  id: number,
  kinds: Kinds,
): Promise<LoadedNamespace | undefined> {
  return visibleById.first(context, { id }, kinds)
}

/** The same at this full path, letter case aside. */
export async function findNamespaceByPath(
  context: QueryContext,
  path: string,
  kinds: Kinds,
): Promise<LoadedNamespace | undefined> {
  return visibleByPath.first(context, { path }, kinds)
}

/** The namespace of a user. */
export async function findNamespaceOfUser(
  context: QueryContext,
  userId: number,
): Promise<LoadedNamespace | undefined> {
  return ownedByUser.first(context, { owner: userId }, null)
}

type Parameters = QueryOf<'listGroups'>
type Groups = SelectQueryBuilder<Tables, 'namespace', NamespaceRow>
type WithRole = SelectQueryBuilder<Tables, 'namespace', LoadedNamespace>

/** The condition of each parameter of the list of groups. */
function groupFilters(viewer: Viewer) {
  return {
    skip_groups: (query, ids) =>
      ids.length === 0 ? query : query.where('namespace.id', 'not in', ids.map(keptId)),
    search: (query, text) =>
      text === ''
        ? query
        : query.where((eb) =>
            eb.or(['namespace.name', 'namespace.path'].map((column) => containsText(column, text))),
          ),
    owned: (query, owned) =>
      owned ? query.where((eb) => hasGroupRole(eb, viewer, accessLevels.owner)) : query,
    // Which groups are listed, and their order: below.
    all_available: elsewhere,
    order_by: elsewhere,
    sort: elsewhere,
    // The view, in the handler.
    statistics: elsewhere,
  } satisfies Filters<Parameters, Groups>
}

const selected = prepareForViewer(
  (
    db,
    viewer,
    values: { offset: number } & SearchValue,
    { parameters: shape, cut }: { parameters: Parameters; cut: Cut },
  ) => {
    const parameters = withSearch(shape, values)
    const { order_by: column = 'name', sort: direction = 'asc' } = parameters
    const ordered = withRole(listed(db, viewer, parameters), viewer)
      .orderBy(`namespace.${column}`, direction)
      .orderBy('namespace.id', direction)
    return sliced(ordered, cut, values)
  },
)

const counted = prepareForViewer((db, viewer, values: SearchValue, shape: Parameters) =>
  listed(db, viewer, withSearch(shape, values))
    .clearSelect()
    .select((eb) => eb.fn.countAll<number>().as('total')),
)

/**
 * A page of the groups that match, by name unless specified: for administrators of all groups, for others of those that
 * they are members of or, on request, that they see.
 */
export async function pageOfGroups(
  context: QueryContext,
  parameters: Parameters,
  paging: PageRequest,
): Promise<Page<LoadedNamespace>> {
  const values = searchValue(parameters)
  const shape = withAnySearch(parameters)
  return preparedPage(paging, {
    direction: parameters.sort ?? 'asc',
    rows: ({ cut, offset }, sort) =>
      selected.all(context, { ...values, offset }, { parameters: { ...shape, sort }, cut }),
    count: () => totalOf(counted, context, values, shape),
  })
}

function listed(db: Db, viewer: Viewer, parameters: Parameters): Groups {
  const groups = namespaces(db)
    .where('namespace.kind', '=', 'group')
    .where((eb) => isListed(eb, viewer, parameters))
  return filtered(groups, parameters, groupFilters(viewer))
}

function isListed(
  eb: ExpressionBuilder<Tables, 'namespace'>,
  viewer: Viewer,
  { all_available = false }: Parameters,
) {
  const isEveryVisibleListed = all_available || viewer.kind === 'administrator'
  return isEveryVisibleListed ? isGroupVisible(eb, viewer) : hasGroupRole(eb, viewer)
}

const sizes = prepareByIds((db, groups) =>
  db
    .selectFrom('git_object')
    .innerJoin('project', 'project.id', 'git_object.project_id')
    .where('project.namespace_id', 'in', groups)
    .groupBy('project.namespace_id')
    .select(['project.namespace_id as id', sql<number>`sum(length(git_object.data))`.as('bytes')]),
)

/** Bytes of the repositories of each group's projects, by id; groups without any are absent. */
export async function groupSizesOf(db: Db | Tx, groups: readonly number[]): Promise<Map<number, number>> {
  return new Map((await sizes(db, groups)).map(({ id, bytes }) => [id, bytes]))
}

/** A user's namespace has no members and is as visible as its user. */
function visible(db: Db, viewer: Viewer, kinds: Kinds): WithRole {
  return withRole(namespaces(db), viewer).where((eb) => {
    const isVisibleGroup = eb.and([eb('namespace.kind', '=', 'group'), isGroupVisible(eb, viewer)])
    return kinds === 'groups' ? isVisibleGroup : eb.or([eb('namespace.kind', '=', 'user'), isVisibleGroup])
  })
}

function namespaces(db: Db): Groups {
  return db.selectFrom('namespace').selectAll('namespace')
}

function withRole(query: Groups, viewer: Viewer): WithRole {
  return query.select((eb) => groupRole(eb, viewer).as('level'))
}
