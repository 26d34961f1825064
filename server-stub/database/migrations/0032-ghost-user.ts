import { sql } from 'kysely'
import type { Migration } from './schema.ts'

/** Finds the ghost user, which every deletion of a user reads, without a scan of all users. */
export const ghostUser: Migration = async (db) => {
  await db.schema
    .createIndex('user_ghost')
    .on('user')
    .column('id')
    .where(sql.ref('ghost'), '=', sql.lit(1))
    .execute()
}
