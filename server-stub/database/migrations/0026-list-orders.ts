import { createIndex, type Migration } from './schema.ts'

const lists: readonly (readonly [table: string, ...columns: string[]])[] = [
  ['event', 'project_id', 'created_at'],
  ['event', 'author_id', 'created_at'],
  ['issue', 'project_id', 'created_at'],
  ['issue', 'project_id', 'updated_at'],
  ['merge_request', 'target_project_id', 'created_at'],
  ['merge_request', 'target_project_id', 'updated_at'],
  ['namespace', 'kind', 'name'],
]

/**
 * The indexes of lists have the order of the lists, which ends with the id: otherwise all records with equal times are sorted
 * for one page. Indexes of SQLite end with the id anyway.
 */
export const listOrders: Migration = async (db, dialect) => {
  if (dialect === 'sqlite') return
  for (const [table, ...columns] of lists) {
    await db.schema.dropIndex(`${table}_by_${columns.join('_')}`).execute()
    await createIndex(db, table, [...columns, 'id'])
  }
}
