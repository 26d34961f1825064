/** The list side of `canSee`: which projects a query may give to the caller. */
import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely'
import type { AccessLevel, Tables } from '../../database/tables.ts'
import type { Caller, SignedIn } from '../../access/caller.ts'
import { pathsUpTo } from '../../access/identifier.ts'
import { today } from '../../access/membership.ts'
import { isAdministrator } from '../../access/rules.ts'
import type { Project } from './record.ts'

type ProjectQuery = ExpressionBuilder<Tables, 'project'>

/** Condition for a query over `project`: what the caller can see and is not on its way out. */
export function visibleProjects(eb: ProjectQuery, caller: Caller, now: Date): Expression<SqlBool> {
  const present = eb('project.pending_delete', '=', 0)
  if (isAdministrator(caller)) return present
  if (caller.kind === 'anonymous') return eb.and([present, eb('project.visibility', '=', 'public')])
  const open = caller.user.external === 1 ? (['public'] as const) : (['public', 'internal'] as const)
  return eb.and([present, eb.or([eb('project.visibility', 'in', open), ownProjects(eb, caller, now)])])
}

/** Condition for a query over `project`: where the caller has any role, or at least this one. */
export function ownProjects(
  eb: ProjectQuery,
  caller: SignedIn,
  now: Date,
  least: AccessLevel = 10,
): Expression<SqlBool> {
  return eb.or([
    inOwnNamespace(eb, caller),
    asMember(eb, caller, now, least),
    throughGroup(eb, caller, now, least),
    throughShare(eb, caller, now, least),
  ])
}

/** What the caller has to do with a project. */
export interface Relation {
  owned?: boolean | undefined
  membership?: boolean | undefined
  starred?: boolean | undefined
}

/** Condition for a query over `project`: all that is asked for holds for the caller; nothing does for nobody. */
export function relatedProjects(
  eb: ProjectQuery,
  caller: Caller,
  now: Date,
  { owned = false, membership = false, starred = false }: Relation,
): Expression<SqlBool> {
  if (caller.kind === 'anonymous') return owned || membership || starred ? never : always
  return eb.and([
    owned ? eb.or([inOwnNamespace(eb, caller), throughGroup(eb, caller, now, 50)]) : always,
    membership ? ownProjects(eb, caller, now) : always,
    starred ? starredBy(eb, caller) : always,
  ])
}

export const always = sql<SqlBool>`1 = 1`
export const never = sql<SqlBool>`1 = 0`

function starredBy(eb: ProjectQuery, caller: SignedIn): Expression<SqlBool> {
  return eb.exists(
    eb
      .selectFrom('star')
      .select('star.project_id')
      .whereRef('star.project_id', '=', 'project.id')
      .where('star.user_id', '=', caller.user.id),
  )
}

/** Condition for a query over `project`: it lies in the caller's own namespace. */
function inOwnNamespace(eb: ProjectQuery, caller: SignedIn): Expression<SqlBool> {
  return eb.exists(
    eb
      .selectFrom('namespace')
      .select('namespace.id')
      .whereRef('namespace.id', '=', 'project.namespace_id')
      .where('namespace.owner_id', '=', caller.user.id),
  )
}

function asMember(eb: ProjectQuery, caller: SignedIn, now: Date, least: AccessLevel): Expression<SqlBool> {
  return eb.exists(
    eb
      .selectFrom('member')
      .select('member.id')
      .whereRef('member.project_id', '=', 'project.id')
      .where('member.user_id', '=', caller.user.id)
      .where('member.access_level', '>=', least)
      .where(unexpired('member', now)),
  )
}

function throughGroup(
  eb: ProjectQuery,
  caller: SignedIn,
  now: Date,
  least: AccessLevel = 10,
): Expression<SqlBool> {
  return eb.exists(
    eb
      .selectFrom('member')
      .innerJoin('namespace as above', 'above.id', 'member.group_id')
      .innerJoin('namespace', 'namespace.id', 'project.namespace_id')
      .select('member.id')
      .where('member.user_id', '=', caller.user.id)
      .where('namespace.kind', '=', 'group')
      .where('member.access_level', '>=', least)
      .where(unexpired('member', now))
      .where(within('namespace.full_path', 'above.full_path')),
  )
}

function throughShare(
  eb: ProjectQuery,
  caller: SignedIn,
  now: Date,
  least: AccessLevel,
): Expression<SqlBool> {
  return eb.exists(
    eb
      .selectFrom('project_group_link as link')
      .innerJoin('namespace', 'namespace.id', 'link.group_id')
      .innerJoin('member', (join) => join.on('member.group_id', 'is not', null))
      .innerJoin('namespace as above', 'above.id', 'member.group_id')
      .select('link.id')
      .whereRef('link.project_id', '=', 'project.id')
      .where('link.group_access', '>=', least)
      .where('member.user_id', '=', caller.user.id)
      .where('member.access_level', '>=', least)
      .where(unexpired('member', now))
      .where(unexpired('link', now))
      .where(within('namespace.full_path', 'above.full_path')),
  )
}

/** Condition for a query over `project`: it is shared with the group. */
export function sharedWith(eb: ProjectQuery, groupId: number, now: Date): Expression<SqlBool> {
  return eb.exists(
    eb
      .selectFrom('project_group_link as link')
      .select('link.id')
      .whereRef('link.project_id', '=', 'project.id')
      .where('link.group_id', '=', groupId)
      .where(unexpired('link', now)),
  )
}

/** Condition: the membership or share has not ended. */
export function unexpired(table: 'member' | 'link', now: Date): Expression<SqlBool> {
  const end = sql.ref(`${table}.expires_at`)
  return sql<SqlBool>`(${end} is null or ${end} > ${today(now)})`
}

/** Condition for a query over `user`: belongs to the project, in person, through a group above it, or as its owner. */
export function belongsTo(
  eb: ExpressionBuilder<Tables, 'user'>,
  { id, namespace }: Project,
  now: Date,
): Expression<SqlBool> {
  const groups = eb
    .selectFrom('namespace')
    .select('namespace.id')
    .where('namespace.kind', '=', 'group')
    .where('namespace.full_path', 'in', pathsUpTo(namespace.full_path))
  const members = eb
    .selectFrom('member')
    .select('member.user_id')
    .where(unexpired('member', now))
    .where((member) =>
      member.or([member('member.project_id', '=', id), member('member.group_id', 'in', groups)]),
    )
  return eb.or([eb('user.id', 'in', members), eb('user.id', '=', namespace.owner_id)])
}

/** Condition: the path is the ancestor's or lies below it. Compares text instead of using LIKE, whose `_` would match any character of a path. */
export function within(path: string, ancestor: string): Expression<SqlBool> {
  const [inner, outer] = [sql.ref(path), sql.ref(ancestor)]
  return sql<SqlBool>`(${inner} = ${outer} or substr(${inner}, 1, length(${outer}) + 1) = ${outer} || '/')`
}
