import { sql } from 'kysely'
import type { Migration } from './schema.ts'

/**
 * A fork is hidden while its objects are copied, and names the process that copies them: if that process ends, the fork
 * is deleted. Objects have the time at which they were last stored, so that only old ones are collected as garbage.
 */
export const projectCopies: Migration = async (db) => {
  await db.schema.alterTable('project').addColumn('copying_process_id', 'text').execute()
  await db.schema
    .alterTable('git_object')
    .addColumn('stored_at', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema
    .createIndex('project_pending_delete')
    .on('project')
    .column('id')
    .where(sql.ref('pending_delete'), '=', sql.lit(1))
    .execute()
}
