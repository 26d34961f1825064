import { sql } from 'kysely'
import { createIndex, type Migration } from './schema.ts'

/** Indexes for counting long lists: what callers may not see is found by itself, the others are counted from an index. */
export const listCounts: Migration = async (db) => {
  await createIndex(db, 'event', ['author_id', 'project_id'])
  await db.schema
    .createIndex('issue_confidential')
    .on('issue')
    .column('project_id')
    .where(sql.ref('confidential'), '=', sql.lit(1))
    .execute()
  await db.schema
    .createIndex('merge_request_deleted')
    .on('merge_request')
    .column('target_project_id')
    .where(sql.ref('deleted_at'), 'is not', null)
    .execute()
}
