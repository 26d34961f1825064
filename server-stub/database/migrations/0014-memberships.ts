import { sql, type Kysely } from 'kysely'
import { createIndex, type Migration } from './schema.ts'

/**
 * Memberships and access requests refer to their project or group by a foreign key. Rows of projects and groups that no
 * longer exist, which nothing prevented before, are deleted.
 */
export const memberships: Migration = async (db) => {
  for (const table of ['member', 'access_request']) {
    await addReference(db, table, 'project_id', 'project')
    await addReference(db, table, 'group_id', 'namespace')
    await sql`
      update ${sql.table(table)} set
        project_id = case when source_type = 'project' then (select id from project where id = source_id) end,
        group_id = case when source_type = 'group' then (select id from namespace where id = source_id) end
    `.execute(db)
    await sql`delete from ${sql.table(table)} where project_id is null and group_id is null`.execute(db)
    await db.schema.dropIndex(`${table}_by_source_type_source_id_user_id`).execute()
    for (const column of ['source_type', 'source_id'])
      await db.schema.alterTable(table).dropColumn(column).execute()
    for (const column of ['project_id', 'group_id'])
      await createIndex(db, table, [column, 'user_id'], { unique: true })
  }
}

async function addReference(
  db: Kysely<unknown>,
  table: string,
  column: string,
  references: string,
): Promise<void> {
  await db.schema
    .alterTable(table)
    .addColumn(column, 'integer', (added) => added.references(`${references}.id`).onDelete('cascade'))
    .execute()
}
