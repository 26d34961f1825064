/** Which projects a caller sees, and with which role. Conditions for queries over `project`. */
import { accessLevels } from '../../../database/access-levels.ts'
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import { isUnexpired, seesInternal, type Viewer } from '../../../access/viewer.ts'
import type { AccessLevel, Tables } from '../../../database/tables.ts'

type Project = ExpressionBuilder<Tables, 'project'>

/**
 * For how many projects a condition is evaluated. For `one`, the caller's memberships of groups are searched from the project;
 * for a `page` and for `all`, the namespaces of the caller are found once, however many there are to compare. A membership of the
 * project itself is searched by its key: a page needs few of them, and the caller can have thousands. For `all`, PostgreSQL reads
 * them at once.
 */
export type Extent = 'one' | 'page' | 'all'

/** The caller sees the project, and it is not being deleted. `access/rules.ts` states the same for a record that was found. */
export function isProjectVisible(eb: Project, viewer: Viewer, extent: Extent = 'one'): Expression<SqlBool> {
  const isPresent = isProjectPresent(eb)
  if (viewer.kind === 'administrator') return isPresent
  const open = seesInternal(viewer) ? (['public', 'internal'] as const) : (['public'] as const)
  const isOpen = eb('project.visibility', 'in', open)
  if (viewer.kind === 'anonymous') return eb.and([isPresent, isOpen])
  return eb.and([isPresent, eb.or([isOpen, hasProjectRole(eb, viewer, accessLevels.guest, extent)])])
}

/**
 * The project is not being deleted. Members see such a project regardless of its visibility. A number in the text: if a column
 * of the condition of an index is compared with a parameter, SQLite compiles the statement for each execution.
 */
export function isProjectPresent(eb: Project): Expression<SqlBool> {
  return eb('project.pending_delete', '=', eb.lit(0))
}

/** The caller has this role or a higher one, as owner of the namespace, member, or through a group. */
export function hasProjectRole(
  eb: Project,
  viewer: Viewer,
  least: AccessLevel = accessLevels.guest,
  extent: Extent = 'one',
): Expression<SqlBool> {
  return eb.or([
    isInOwnNamespace(eb, viewer),
    isGroupMember(eb, viewer, least, extent),
    isMemberOfSharedGroup(eb, viewer, least, extent),
    isMember(eb, viewer, least, extent),
  ])
}

/** The caller reads the code: all who see the project, except guests of private projects. */
export function isCodeReadable(eb: Project, viewer: Viewer): Expression<SqlBool> {
  if (viewer.kind === 'administrator') return isProjectVisible(eb, viewer)
  const isOpen = eb('project.visibility', '<>', 'private')
  return eb.and([
    isProjectVisible(eb, viewer),
    viewer.kind === 'anonymous' ? isOpen : eb.or([isOpen, hasProjectRole(eb, viewer, accessLevels.reporter)]),
  ])
}

/** The caller owns the project: it is in the caller's namespace, or in a group that the caller owns. */
export function isProjectOwned(eb: Project, viewer: Viewer, extent: Extent): Expression<SqlBool> {
  return eb.or([isInOwnNamespace(eb, viewer), isGroupMember(eb, viewer, 50, extent)])
}

/** The caller has starred the project. */
export function isProjectStarred(eb: Project, viewer: Viewer): Expression<SqlBool> {
  return eb.exists(
    eb
      .selectFrom('star')
      .select('star.project_id')
      .whereRef('star.project_id', '=', 'project.id')
      .where('star.user_id', '=', viewer.userId),
  )
}

/** The project is shared with the group: few projects are, and are found by the group. */
export function isSharedWithGroup(eb: Project, groupId: number, viewer: Viewer): Expression<SqlBool> {
  const shared = eb
    .selectFrom('project_group_link as link')
    .select('link.project_id')
    .where('link.group_id', '=', groupId)
    .where(isUnexpired('link', viewer))
  return eb('project.id', 'in', shared)
}

/** A user has one namespace, so that it is found once for any number of projects. */
function isInOwnNamespace(eb: Project, viewer: Viewer): Expression<SqlBool> {
  const own = eb
    .selectFrom('namespace')
    .select('namespace.id')
    .where('namespace.owner_id', '=', viewer.userId)
  return eb('project.namespace_id', 'in', own)
}

/** A nested query for one value is executed by its key also if PostgreSQL expects to evaluate it for all projects. */
function isMember(eb: Project, viewer: Viewer, least: AccessLevel, extent: Extent): Expression<SqlBool> {
  const membership = eb
    .selectFrom('member')
    .select('member.id')
    .whereRef('member.project_id', '=', 'project.id')
    .where((member) => hasMembership(member, viewer, least))
  return extent === 'page' ? eb(membership, 'is not', null) : eb.exists(membership)
}

/** SQLite executes cross joins in their order: from the few groups around one project to the caller's membership. */
function isGroupMember(eb: Project, viewer: Viewer, least: AccessLevel, extent: Extent): Expression<SqlBool> {
  if (extent !== 'one')
    return eb('project.namespace_id', 'in', namespacesOf(eb, viewer, least).select('above.namespace_id'))
  return eb.exists(
    eb
      .selectFrom('namespace_ancestor as above')
      .crossJoin('member')
      .select('member.id')
      .whereRef('above.namespace_id', '=', 'project.namespace_id')
      .whereRef('member.group_id', '=', 'above.ancestor_id')
      .where((member) => hasMembership(member, viewer, least)),
  )
}

function isMemberOfSharedGroup(
  eb: Project,
  viewer: Viewer,
  least: AccessLevel,
  extent: Extent,
): Expression<SqlBool> {
  if (extent !== 'one') {
    const shared = namespacesOf(eb, viewer, least)
      .innerJoin('project_group_link as link', 'link.group_id', 'above.namespace_id')
      .select('link.project_id')
      .where('link.group_access', '>=', least)
      .where(isUnexpired('link', viewer))
    return eb('project.id', 'in', shared)
  }
  return eb.exists(
    eb
      .selectFrom('project_group_link as link')
      .crossJoin('namespace_ancestor as above')
      .crossJoin('member')
      .select('link.id')
      .whereRef('link.project_id', '=', 'project.id')
      .whereRef('above.namespace_id', '=', 'link.group_id')
      .whereRef('member.group_id', '=', 'above.ancestor_id')
      .where('link.group_access', '>=', least)
      .where((member) => hasMembership(member, viewer, least))
      .where(isUnexpired('link', viewer)),
  )
}

/** The groups that the caller is a member of, with those within them. */
function namespacesOf(eb: Project, viewer: Viewer, least: AccessLevel) {
  return eb
    .selectFrom('member')
    .innerJoin('namespace_ancestor as above', 'above.ancestor_id', 'member.group_id')
    .where('member.group_id', 'is not', null)
    .where((member) => hasMembership(member, viewer, least))
}

/** The membership is the caller's, grants this role or a higher one, and has not ended. */
function hasMembership(
  eb: ExpressionBuilder<Tables, 'member'>,
  viewer: Viewer,
  least: AccessLevel,
): Expression<SqlBool> {
  return eb.and([
    eb('member.user_id', '=', viewer.userId),
    eb('member.access_level', '>=', least),
    isUnexpired('member', viewer),
  ])
}
