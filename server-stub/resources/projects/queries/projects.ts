/** Reads projects with their namespace and the caller's role, in one statement. */
import type { ExpressionBuilder, InferResult } from 'kysely'
import { isUnexpired, prepareForViewer, type QueryContext, type Viewer } from '../../../access/viewer.ts'
import type { Db } from '../../../database/connection.ts'
import { listAmong, listValues, type ListValues } from '../../../database/prepared.ts'
import { sameText } from '../../../database/text-conditions.ts'
import type { AccessLevel, Tables } from '../../../database/tables.ts'
import { isProjectVisible } from './visibility.ts'

/** A project as the database returns it; `toProject` makes the record of it. */
export type LoadedProject = InferResult<ReturnType<typeof withRelations>>[number]

const visibleById = prepareForViewer((db, viewer, { id }: { id: number }, _shape: null) =>
  withRelations(db, viewer)
    .where((eb) => isProjectVisible(eb, viewer))
    .where('project.id', '=', id),
)

const visibleByPath = prepareForViewer(
  (db, viewer, { namespace, path }: { namespace: string; path: string }, _shape: null) =>
    withRelations(db, viewer)
      .where((eb) => isProjectVisible(eb, viewer))
      .where(sameText('namespace.full_path', namespace))
      .where(sameText('project.path', path)),
)

const byIds = prepareForViewer((db, viewer, values: ListValues<number>, count: number) =>
  withRelations(db, viewer).where('project.id', 'in', listAmong(values, count)),
)

/** The project of this id, if the caller sees it. */
export async function findProjectById(context: QueryContext, id: number): Promise<LoadedProject | undefined> {
  return visibleById.first(context, { id }, null)
}

/** The project at this path, letter case aside, if the caller sees it. */
export async function findProjectByPath(
  context: QueryContext,
  namespace: string,
  path: string,
): Promise<LoadedProject | undefined> {
  return visibleByPath.first(context, { namespace, path }, null)
}

/** The projects of these ids, in any order, whether the caller sees them or not. */
export async function loadProjects(context: QueryContext, ids: readonly number[]) {
  if (ids.length === 0) return []
  const { values, count } = listValues(ids, 0)
  return byIds.all(context, values, count)
}

/** Projects with what `toProject` needs. */
export function withRelations(db: Db, viewer: Viewer) {
  return db
    .selectFrom('project')
    .innerJoin('namespace', 'namespace.id', 'project.namespace_id')
    .leftJoin('user as owner', 'owner.id', 'namespace.owner_id')
    .leftJoin('member as direct', (join) =>
      join
        .onRef('direct.project_id', '=', 'project.id')
        .on('direct.user_id', '=', viewer.userId)
        .on(isUnexpired('direct', viewer)),
    )
    .leftJoin('notification_setting as direct_setting', (join) =>
      join
        .onRef('direct_setting.project_id', '=', 'direct.project_id')
        .on('direct_setting.user_id', '=', viewer.userId),
    )
    .leftJoin('member as inherited', (join) =>
      join.on((eb) => eb('inherited.id', '=', strongestGroupMembership(eb, viewer))),
    )
    .leftJoin('notification_setting as inherited_setting', (join) =>
      join
        .onRef('inherited_setting.group_id', '=', 'inherited.group_id')
        .on('inherited_setting.user_id', '=', viewer.userId),
    )
    .selectAll('project')
    .select([
      'namespace.name as namespace_name',
      'namespace.path as namespace_path',
      'namespace.kind as namespace_kind',
      'namespace.full_path as namespace_full_path',
      'namespace.full_name as namespace_full_name',
      'namespace.owner_id as namespace_owner_id',
      'owner.name as owner_name',
      'owner.created_at as owner_created_at',
      'direct.access_level as direct_level',
      'direct_setting.level as direct_notification',
      'inherited.access_level as inherited_level',
      'inherited_setting.level as inherited_notification',
    ])
    .select((eb) => strongestSharedLevel(eb, viewer).as('shared_level'))
}

type ProjectInNamespace = ExpressionBuilder<Tables, 'project'>

/**
 * The id of the caller's membership with the highest role among the project's groups; the outermost of equal ones. Cross
 * joins: see `isGroupMember`.
 */
function strongestGroupMembership(eb: Pick<ProjectInNamespace, 'selectFrom'>, viewer: Viewer) {
  return eb
    .selectFrom('namespace_ancestor as above')
    .crossJoin('member as held')
    .select('held.id')
    .whereRef('held.group_id', '=', 'above.ancestor_id')
    .whereRef('above.namespace_id', '=', 'project.namespace_id')
    .where('held.user_id', '=', viewer.userId)
    .where(isUnexpired('held', viewer))
    .orderBy('held.access_level', 'desc')
    .orderBy('above.depth', 'desc')
    .limit(1)
}

/** The highest role through a share: at most what the share grants, and at most the role in its group. */
function strongestSharedLevel(eb: Pick<ProjectInNamespace, 'selectFrom'>, viewer: Viewer) {
  return eb
    .selectFrom('project_group_link as link')
    .crossJoin('namespace_ancestor as above')
    .crossJoin('member as held')
    .whereRef('link.project_id', '=', 'project.id')
    .whereRef('above.namespace_id', '=', 'link.group_id')
    .whereRef('held.group_id', '=', 'above.ancestor_id')
    .where('held.user_id', '=', viewer.userId)
    .where(isUnexpired('held', viewer))
    .where(isUnexpired('link', viewer))
    .select((inner) =>
      inner.fn
        .max<AccessLevel | null>(
          inner
            .case()
            .when('link.group_access', '<', inner.ref('held.access_level'))
            .then(inner.ref('link.group_access'))
            .else(inner.ref('held.access_level'))
            .end(),
        )
        .as('level'),
    )
}
