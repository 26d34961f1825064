import { sql } from 'kysely'
import type { Migration } from './schema.ts'

/**
 * The id of the source project of each merge request, which remains when the project is deleted. That of a project that has been
 * deleted before is unknown.
 */
export const originalSourceProjects: Migration = async (db) => {
  await db.schema.alterTable('merge_request').addColumn('original_source_project_id', 'integer').execute()
  await sql`update merge_request set original_source_project_id = source_project_id`.execute(db)
}
