/** IDs that begin elsewhere or are in another order. For SQLite, where they are counted by table. */
import { sql } from 'kysely'
import type { Db } from '../../server-stub/database/connection.ts'

/** Makes all new IDs begin here, with gaps. Returns the number of tables. */
export async function startIdsAt(db: Db, first: number, step: number): Promise<number> {
  const { rows } = await sql<{ name: string }>`
    select name from sqlite_master where type = 'table' and sql like '%autoincrement%'
  `.execute(db)
  for (const [index, { name }] of rows.entries()) {
    const start = first + index * 1_000_000
    await sql`delete from sqlite_sequence where name = ${name}`.execute(db)
    await sql`insert into sqlite_sequence (name, seq) values (${name}, ${start})`.execute(db)
    await sql
      .raw(
        `create trigger gap_in_${name} after insert on "${name}" begin
           update sqlite_sequence set seq = seq + ${step} where name = '${name}';
         end`,
      )
      .execute(db)
  }
  return rows.length
}

/** Makes the IIDs of issues and merge requests of a project continue after the greatest of both, and after this one. */
export async function countIidsTogether(db: Db, project: number, least: number): Promise<void> {
  await sql`
    update project set
      last_issue_iid = max(last_issue_iid, last_merge_request_iid, ${least}),
      last_merge_request_iid = max(last_issue_iid, last_merge_request_iid, ${least})
    where id = ${project}
  `.execute(db)
}

/** Triggers fill these tables again when the rows that they count refer to the new ID. */
const countedByTriggers: ReadonlySet<string> = new Set(['event_count', 'issue_count', 'issue_version'])

/** Gives a row another ID, also where other rows refer to it. */
export async function changeId(db: Db, table: string, from: number, to: number): Promise<void> {
  const { rows } = await sql<{ table: string; column: string }>`
    select sqlite_master.name as "table", key."from" as "column"
    from sqlite_master, pragma_foreign_key_list(sqlite_master.name) as key
    where sqlite_master.type = 'table' and key."table" = ${table}
  `.execute(db)
  const referring = rows.filter((each) => !countedByTriggers.has(each.table))
  const counts = rows.filter((each) => countedByTriggers.has(each.table))
  await db.transaction().execute(async (tx) => {
    await sql`pragma defer_foreign_keys = on`.execute(tx)
    for (const each of [...referring, { table, column: 'id' }]) {
      const column = sql.ref(each.column)
      await sql`update ${sql.table(each.table)} set ${column} = ${to} where ${column} = ${from}`.execute(tx)
    }
    for (const each of counts)
      await sql`delete from ${sql.table(each.table)} where ${sql.ref(each.column)} = ${from}`.execute(tx)
  })
}
