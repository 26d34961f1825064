/** IDs that begin elsewhere. For SQLite, where they are counted by table. */
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
