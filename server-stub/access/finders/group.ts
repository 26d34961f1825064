import { sql } from 'kysely'
import { notFound } from '../../http/errors.ts'
import type { Db } from '../../database/connection.ts'
import type { NamespaceRow, UserRow } from '../../database/tables.ts'
import type { FinderContext } from '../find.ts'
import { asId } from '../identifier.ts'
import { membershipsOf } from '../membership.ts'
import { withFullNames } from '../namespaces.ts'
import { canSee } from '../rules.ts'
import type { Group, Namespace } from '../../resources/groups/record.ts'
import type { Role } from '../roles.ts'

/** A group by id or full path, as the caller stands to it. */
export async function findGroup(seeker: FinderContext, idOrPath: number | string): Promise<Group> {
  const row = await namespaceRow(seeker.db, idOrPath, ['group'])
  const [group] = row === undefined ? [] : await namespacesWithRelations(seeker, [row])
  if (group === undefined || !canSee(seeker.caller, group)) throw notFound('Group')
  return group
}

/** A group or a user's namespace by id or full path; the latter are as open as their users. */
export async function findNamespace(seeker: FinderContext, idOrPath: number | string): Promise<Namespace> {
  const row = await namespaceRow(seeker.db, idOrPath, ['group', 'user'])
  const [namespace] = row === undefined ? [] : await namespacesWithRelations(seeker, [row])
  if (namespace === undefined || (namespace.kind === 'group' && !canSee(seeker.caller, namespace)))
    throw notFound('Namespace')
  return namespace
}

/** The namespace of a user. */
export async function findNamespaceOf(seeker: FinderContext, user: UserRow): Promise<Namespace> {
  const query = seeker.db.selectFrom('namespace').selectAll().where('owner_id', '=', user.id)
  const [namespace] = await namespacesWithRelations(seeker, await query.execute())
  if (namespace === undefined) throw notFound('Namespace')
  return namespace
}

/** Joins full names and the caller's role to namespace rows, in the same order. */
export async function namespacesWithRelations(
  seeker: FinderContext,
  rows: readonly NamespaceRow[],
): Promise<Namespace[]> {
  const memberships = await membershipsOf(seeker)
  const me = seeker.caller.kind === 'user' ? seeker.caller.user.id : undefined
  const named = await withFullNames(seeker.db, rows)
  return named.map((row) => {
    const own: Role = row.owner_id !== null && row.owner_id === me ? 50 : 0
    const role = row.kind === 'group' ? (memberships.ofGroup(row.full_path)?.access_level ?? 0) : own
    return { ...row, role }
  })
}

/** Digits alone are an id first; a group may be named like a number. */
async function namespaceRow(
  db: Db,
  idOrPath: number | string,
  kinds: NamespaceRow['kind'][],
): Promise<NamespaceRow | undefined> {
  const query = db.selectFrom('namespace').selectAll().where('kind', 'in', kinds)
  const id = asId(idOrPath)
  const byId = id === undefined ? undefined : await query.where('id', '=', id).executeTakeFirst()
  return byId ?? query.where(sql`lower(full_path)`, '=', sql`lower(${String(idOrPath)})`).executeTakeFirst()
}
