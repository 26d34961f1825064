/** Which projects a caller sees, and with which role. Conditions for queries over `project`. */
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import { isUnexpired, seesInternal, type Viewer } from '../../../access/viewer.ts'
import type { AccessLevel, Tables } from '../../../database/tables.ts'

type Project = ExpressionBuilder<Tables, 'project'>

/** The caller sees the project, and it is not being deleted. The only statement of this rule. */
export function isProjectVisible(eb: Project, viewer: Viewer): Expression<SqlBool> {
  const isPresent = eb('project.pending_delete', '=', 0)
  if (viewer.kind === 'administrator') return isPresent
  const open = seesInternal(viewer) ? (['public', 'internal'] as const) : (['public'] as const)
  const isOpen = eb('project.visibility', 'in', open)
  if (viewer.kind === 'anonymous') return eb.and([isPresent, isOpen])
  return eb.and([isPresent, eb.or([isOpen, hasProjectRole(eb, viewer)])])
}

/** The caller has this role or a higher one, as owner of the namespace, member, or through a group. */
export function hasProjectRole(eb: Project, viewer: Viewer, least: AccessLevel = 10): Expression<SqlBool> {
  return eb.or([
    isInOwnNamespace(eb, viewer),
    isMember(eb, viewer, least),
    isGroupMember(eb, viewer, least),
    isMemberOfSharedGroup(eb, viewer, least),
  ])
}

/** The caller reads the code: everyone who sees the project, except guests of private projects. */
export function isCodeReadable(eb: Project, viewer: Viewer): Expression<SqlBool> {
  if (viewer.kind === 'administrator') return isProjectVisible(eb, viewer)
  const isOpen = eb('project.visibility', '<>', 'private')
  return eb.and([
    isProjectVisible(eb, viewer),
    viewer.kind === 'anonymous' ? isOpen : eb.or([isOpen, hasProjectRole(eb, viewer, 20)]),
  ])
}

/** The caller owns the project: it is in the caller's namespace, or in a group that the caller owns. */
export function isProjectOwned(eb: Project, viewer: Viewer): Expression<SqlBool> {
  return eb.or([isInOwnNamespace(eb, viewer), isGroupMember(eb, viewer, 50)])
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

/** The project is shared with the group. */
export function isSharedWithGroup(eb: Project, groupId: number, viewer: Viewer): Expression<SqlBool> {
  return eb.exists(
    eb
      .selectFrom('project_group_link as link')
      .select('link.id')
      .whereRef('link.project_id', '=', 'project.id')
      .where('link.group_id', '=', groupId)
      .where(isUnexpired('link', viewer)),
  )
}

function isInOwnNamespace(eb: Project, viewer: Viewer): Expression<SqlBool> {
  return eb.exists(
    eb
      .selectFrom('namespace')
      .select('namespace.id')
      .whereRef('namespace.id', '=', 'project.namespace_id')
      .where('namespace.owner_id', '=', viewer.userId),
  )
}

function isMember(eb: Project, viewer: Viewer, least: AccessLevel): Expression<SqlBool> {
  return eb.exists(
    eb
      .selectFrom('member')
      .select('member.id')
      .whereRef('member.project_id', '=', 'project.id')
      .where('member.user_id', '=', viewer.userId)
      .where('member.access_level', '>=', least)
      .where(isUnexpired('member', viewer)),
  )
}

function isGroupMember(eb: Project, viewer: Viewer, least: AccessLevel): Expression<SqlBool> {
  return eb.exists(
    eb
      .selectFrom('namespace_ancestor as above')
      .innerJoin('member', 'member.group_id', 'above.ancestor_id')
      .select('member.id')
      .whereRef('above.namespace_id', '=', 'project.namespace_id')
      .where('member.user_id', '=', viewer.userId)
      .where('member.access_level', '>=', least)
      .where(isUnexpired('member', viewer)),
  )
}

function isMemberOfSharedGroup(eb: Project, viewer: Viewer, least: AccessLevel): Expression<SqlBool> {
  return eb.exists(
    eb
      .selectFrom('project_group_link as link')
      .innerJoin('namespace_ancestor as above', 'above.namespace_id', 'link.group_id')
      .innerJoin('member', 'member.group_id', 'above.ancestor_id')
      .select('link.id')
      .whereRef('link.project_id', '=', 'project.id')
      .where('link.group_access', '>=', least)
      .where('member.user_id', '=', viewer.userId)
      .where('member.access_level', '>=', least)
      .where(isUnexpired('member', viewer))
      .where(isUnexpired('link', viewer)),
  )
}
