import { sql } from 'kysely'
import type { Migration } from './schema.ts'

/**
 * A deleted user is hidden at once, while contributions are reassigned or deleted in portions: `deletion` is `reassign` or
 * `delete` meanwhile.
 */
export const userDeletions: Migration = async (db) => {
  await db.schema.alterTable('user').addColumn('deletion', 'text').execute()
  await db.schema
    .createIndex('user_deletion')
    .on('user')
    .column('id')
    .where(sql.ref('deletion'), 'is not', null)
    .execute()
}
