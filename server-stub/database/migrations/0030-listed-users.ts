import { sql } from 'kysely'
import type { Migration } from './schema.ts'

/** Counts the users of the list, all or of a state, from an index alone. */
export const listedUsers: Migration = async (db) => {
  await db.schema
    .createIndex('user_listed')
    .on('user')
    .columns(['state', 'external'])
    .where(sql.ref('ghost'), '=', sql.lit(0))
    .where(sql.ref('deletion'), 'is', null)
    .execute()
}
