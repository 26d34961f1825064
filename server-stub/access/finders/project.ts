import { sql } from 'kysely'
import { notFound } from '../../http/errors.ts'
import type { Db } from '../../database/connection.ts'
import type { ProjectRow, UserRow } from '../../database/tables.ts'
import type { Caller } from '../caller.ts'
import type { FinderContext } from '../find.ts'
import { asId, splitPath } from '../identifier.ts'
import { membershipsOf, sharedRole, sharesOf, type Memberships, type Share } from '../membership.ts'
import { withFullNames } from '../namespaces.ts'
import { canSee } from '../rules.ts'
import type { Project } from '../../resources/projects/record.ts'
import type { NamedNamespace } from '../../resources/groups/record.ts'
import type { Role } from '../roles.ts'

/** A project by id or full path, as the caller stands to it. */
export async function findProject(seeker: FinderContext, idOrPath: number | string): Promise<Project> {
  const row = await projectRow(seeker.db, idOrPath)
  if (row === undefined) throw notFound('Project')
  const [project] = await projectsWithRelations(seeker, [row])
  if (project === undefined || !canSee(seeker.caller, project)) throw notFound('Project')
  return project
}

async function projectRow(db: Db, idOrPath: number | string): Promise<ProjectRow | undefined> {
  const query = db.selectFrom('project').selectAll('project').where('pending_delete', '=', 0)
  const id = asId(idOrPath)
  if (id !== undefined) return query.where('project.id', '=', id).executeTakeFirst()
  const parts = splitPath(String(idOrPath))
  if (parts === undefined) return undefined
  return query
    .innerJoin('namespace', 'namespace.id', 'project.namespace_id')
    .where(sql`lower(namespace.full_path)`, '=', sql`lower(${parts.namespace})`)
    .where(sql`lower(project.path)`, '=', sql`lower(${parts.path})`)
    .executeTakeFirst()
}

/** Joins namespaces, owners and the caller's role to project rows: five queries at most, however many rows. */
export async function projectsWithRelations(
  seeker: FinderContext,
  rows: readonly ProjectRow[],
): Promise<Project[]> {
  if (rows.length === 0) return []
  const { db, caller, now } = seeker
  const [namespaces, memberships, shares] = [
    await namespacesOf(db, rows),
    await membershipsOf(seeker),
    await sharesOf(
      db,
      rows.map((row) => row.id),
      now(),
    ),
  ]
  const owners = await ownersOf(db, [...namespaces.values()])
  return rows.flatMap((row) => {
    const namespace = namespaces.get(row.namespace_id)
    if (namespace === undefined) return []
    const owner = namespace.owner_id === null ? null : (owners.get(namespace.owner_id) ?? null)
    return [{ ...row, namespace, owner, ...standing(row, namespace, caller, memberships, shares) }]
  })
}

function standing(
  row: ProjectRow,
  namespace: NamedNamespace,
  caller: Caller,
  memberships: Memberships,
  shares: readonly Share[],
): Pick<Project, 'full_path' | 'role' | 'membership'> {
  const project = memberships.ofProject(row.id)
  const group = namespace.kind === 'group' ? memberships.ofGroup(namespace.full_path) : null
  const owns = caller.kind === 'user' && namespace.owner_id === caller.user.id
  const shared = shares
    .filter((share) => share.project_id === row.id)
    .map((share) => sharedRole(share, memberships))
  const roles: Role[] = [owns ? 50 : 0, project?.access_level ?? 0, group?.access_level ?? 0, ...shared]
  return {
    full_path: `${namespace.full_path}/${row.path}`,
    role: roles.reduce((best, next) => (next > best ? next : best)),
    membership: { project, group },
  }
}

async function namespacesOf(db: Db, rows: readonly ProjectRow[]): Promise<Map<number, NamedNamespace>> {
  const ids = [...new Set(rows.map((row) => row.namespace_id))]
  const found = await db.selectFrom('namespace').selectAll().where('id', 'in', ids).execute()
  const named = await withFullNames(db, found)
  return new Map(named.map((namespace) => [namespace.id, namespace]))
}

async function ownersOf(db: Db, namespaces: readonly NamedNamespace[]): Promise<Map<number, UserRow>> {
  const ids = namespaces.flatMap((namespace) => namespace.owner_id ?? [])
  if (ids.length === 0) return new Map()
  const found = await db.selectFrom('user').selectAll().where('id', 'in', ids).execute()
  return new Map(found.map((user) => [user.id, user]))
}
