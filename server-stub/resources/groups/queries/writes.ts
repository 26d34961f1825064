/** Writes groups and users' namespaces. */
import { accessLevels } from '../../../database/access-levels.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../database/connection.ts'
import { stillThere } from '../../../database/gone.ts'
import { lockNamespace } from '../../../database/locks.ts'
import { addRow, insertRow, updateRow } from '../../../database/rows.ts'
import type { NamespaceRow, NewRow, RowChange } from '../../../database/tables.ts'
import { hideProjects } from '../../projects/index.ts'

/** A new group or user's namespace; undefined columns have their default. */
export type NewNamespace = Omit<NewRow<'namespace'>, 'full_path' | 'full_name' | 'parent_id'>
/** Columns to set; undefined ones do not change. */
export type GroupChange = RowChange<'namespace'>

/** Adds a namespace at the top or within the group of this id. */
export async function addNamespace(
  tx: Tx,
  namespace: NewNamespace & { name: string; path: string },
  parentId?: number,
): Promise<NamespaceRow> {
  const { name, path } = namespace
  const parent = parentId === undefined ? undefined : await lockFullPath(tx, parentId)
  const row = await insertRow(tx, 'namespace', {
    ...namespace,
    parent_id: parent?.id ?? null,
    full_path: parent === undefined ? path : `${parent.full_path}/${path}`,
    full_name: parent === undefined ? name : `${parent.full_name} / ${name}`,
  })
  await addRow(tx, 'namespace_ancestor', { namespace_id: row.id, ancestor_id: row.id, depth: 0 })
  if (parent !== undefined) await inheritAncestors(tx, row.id, parent.id)
  return row
}

async function inheritAncestors(tx: Tx, id: number, parentId: number): Promise<void> {
  await tx
    .insertInto('namespace_ancestor')
    .columns(['namespace_id', 'ancestor_id', 'depth'])
    .expression((eb) =>
      eb
        .selectFrom('namespace_ancestor')
        .where('namespace_id', '=', parentId)
        .select([eb.val(id).as('namespace_id'), 'ancestor_id', sql<number>`depth + 1`.as('depth')]),
    )
    .execute()
}

/** Adds a group with its first owner. */
export async function addGroup(
  tx: Tx,
  group: Omit<NewNamespace, 'kind' | 'owner_id'> & { name: string; path: string },
  ownerId: number,
  parentId?: number,
): Promise<NamespaceRow> {
  const row = await addNamespace(tx, { ...group, kind: 'group' }, parentId)
  const member = {
    group_id: row.id,
    user_id: ownerId,
    access_level: accessLevels.owner,
    created_at: row.created_at,
  } as const
  await addRow(tx, 'member', member)
  return row
}

/** Changes a group; a new path or name also changes the full paths and full names within it. */
export async function changeGroup(
  tx: Tx,
  id: number,
  change: GroupChange & { path?: string | undefined; name?: string | undefined },
): Promise<void> {
  const before = await lockFullPath(tx, id)
  const { path = before.path, name = before.name } = change
  const full_path = before.full_path.slice(0, before.full_path.length - before.path.length) + path
  const full_name = before.full_name.slice(0, before.full_name.length - before.name.length) + name
  await updateRow(tx, 'namespace', before.id, { ...change, full_path, full_name })
  if (full_path === before.full_path && full_name === before.full_name) return
  await tx
    .updateTable('namespace')
    .set({
      full_path: sql<string>`${full_path} || substr(full_path, ${charactersIn(before.full_path) + 1})`,
      full_name: sql<string>`${full_name} || substr(full_name, ${charactersIn(before.full_name) + 1})`,
    })
    .where('id', 'in', descendants(tx, [before.id]).where('depth', '>', 0))
    .execute()
}

/**
 * The row of a group whose full path and full name stay the same until the transaction ends: locks the group at the top, whose
 * id never changes because groups are not moved. Every change of a path within it takes this lock.
 */
export async function lockFullPath(tx: Tx, id: number): Promise<NamespaceRow> {
  const { ancestor_id } = await tx
    .selectFrom('namespace_ancestor')
    .select('ancestor_id')
    .where('namespace_id', '=', id)
    .orderBy('depth', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  await lockNamespace(tx, ancestor_id)
  const row = await tx.selectFrom('namespace').selectAll().where('id', '=', id).executeTakeFirst()
  return stillThere(row, 'The group')
}

/** The databases count characters, JavaScript counts UTF-16 units. */
function charactersIn(text: string): number {
  return Array.from(text).length
}

/** Deletes groups with all groups within them, and hides all their projects, whose ids it returns. */
export async function removeGroups(tx: Tx, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return []
  const rows = await tx
    .selectFrom('project')
    .select('id')
    .where('namespace_id', 'in', descendants(tx, ids))
    .execute()
  const hidden = await hideProjects(
    tx,
    rows.map(({ id }) => id),
  )
  await tx.deleteFrom('namespace').where('id', 'in', descendants(tx, ids)).execute()
  return hidden
}

/** Ids of these namespaces and of all within them. */
function descendants(tx: Tx, ids: readonly number[]) {
  return tx.selectFrom('namespace_ancestor').select('namespace_id').where('ancestor_id', 'in', ids)
}
