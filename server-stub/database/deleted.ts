import type { Db, Tx } from './connection.ts'

/**
 * Throws unless these rows are deleted. Rows lose a record that they require only if both were deleted after the rows were
 * loaded; any other row would silently be missing in a response.
 */
export async function requireDeleted(
  db: Db | Tx,
  table: 'event' | 'issue' | 'merge_request' | 'todo',
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return
  const row = await db.selectFrom(table).select('id').where('id', 'in', ids).executeTakeFirst()
  if (row !== undefined) throw new Error(`A record that ${table} ${row.id} requires does not exist`)
}
