/** Groups: lists of them, and their coming and going. */
import { sql, type InsertObject, type SelectQueryBuilder, type UpdateObject } from 'kysely'
import type { Db, Tx } from '../../database/connection.ts'
import { removeProjects } from '../projects/queries.ts'
import type { NamespaceRow, Tables } from '../../database/tables.ts'
import { containsText } from '../../database/text-conditions.ts'

/** What a list of groups is narrowed and ordered by. */
export interface GroupFilter {
  skip_groups?: readonly number[] | undefined
  /** Part of name or path. */
  search?: string | undefined
  order_by?: 'name' | 'path' | undefined
  sort?: 'asc' | 'desc' | undefined
}

export type GroupQuery = SelectQueryBuilder<Tables, 'namespace', NamespaceRow>

/** A new group; what is left undefined takes its default. */
export type NewGroup = Omit<InsertObject<Tables, 'namespace'>, 'kind' | 'owner_id'>
/** Columns to set; what is left undefined stays as it is. */
export type GroupChange = UpdateObject<Tables, 'namespace'>

/** Groups that match, by name unless said otherwise; who may see them is for the caller to add. */
export function groupsMatching(db: Db, filter: GroupFilter): GroupQuery {
  const { skip_groups: skipped = [], search = '', order_by: order = 'name', sort = 'asc' } = filter
  return db
    .selectFrom('namespace')
    .selectAll('namespace')
    .where('namespace.kind', '=', 'group')
    .$if(skipped.length > 0, (query) => query.where('namespace.id', 'not in', skipped))
    .$if(search !== '', (query) =>
      query.where((eb) =>
        eb.or(['namespace.name', 'namespace.path'].map((column) => containsText(column, search))),
      ),
    )
    .orderBy(`namespace.${order}`, sort)
    .orderBy('namespace.id', sort)
}

/** Bytes that the repositories of each group's projects take, by id. */
export async function groupSizesOf(db: Db, groups: readonly number[]): Promise<Map<number, number>> {
  if (groups.length === 0) return new Map()
  const rows = await db
    .selectFrom('git_object')
    .innerJoin('project', 'project.id', 'git_object.project_id')
    .where('project.namespace_id', 'in', groups)
    .groupBy('project.namespace_id')
    .select(['project.namespace_id', sql<number>`sum(length(git_object.data))`.as('bytes')])
    .execute()
  return new Map(rows.map(({ namespace_id, bytes }) => [namespace_id, bytes]))
}

/** Adds a group, owned by the given user. */
export async function addGroup(tx: Tx, group: NewGroup, ownerId: number): Promise<NamespaceRow> {
  const row = await tx
    .insertInto('namespace')
    .values({ ...group, kind: 'group' })
    .returningAll()
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('member')
    .values({
      group_id: row.id,
      user_id: ownerId,
      access_level: 50,
      created_at: row.created_at,
    })
    .execute()
  return row
}

/** Changes a group; with its path, those of all groups below it change. */
export async function changeGroup(
  tx: Tx,
  before: NamespaceRow,
  change: GroupChange & { path?: string | undefined },
): Promise<void> {
  const { path = before.path } = change
  const full_path = before.full_path.slice(0, before.full_path.length - before.path.length) + path
  await tx
    .updateTable('namespace')
    .set({ ...change, full_path })
    .where('id', '=', before.id)
    .execute()
  if (full_path === before.full_path) return
  const below = `${before.full_path}/`
  await tx
    .updateTable('namespace')
    .set({ full_path: sql<string>`${full_path} || substr(full_path, ${below.length})` })
    .where(sql<string>`substr(full_path, 1, ${below.length})`, '=', below)
    .execute()
}

/** Removes groups with all groups below them and all their projects. */
export async function removeGroups(tx: Tx, ids: readonly number[]): Promise<void> {
  const groups = ids.length === 0 ? [] : await withDescendants(tx, ids)
  if (groups.length === 0) return
  const projects = await tx.selectFrom('project').select('id').where('namespace_id', 'in', groups).execute()
  await removeProjects(
    tx,
    projects.map(({ id }) => id),
  )
  await tx.deleteFrom('namespace').where('id', 'in', groups).execute()
}

async function withDescendants(tx: Tx, ids: readonly number[]): Promise<number[]> {
  const rows = await tx
    .selectFrom('namespace as above')
    .innerJoin('namespace as below', (join) =>
      join.on(
        sql<boolean>`below.id = above.id or substr(below.full_path, 1, length(above.full_path) + 1) = above.full_path || '/'`,
      ),
    )
    .where('above.id', 'in', ids)
    .select('below.id')
    .distinct()
    .execute()
  return rows.map(({ id }) => id)
}
