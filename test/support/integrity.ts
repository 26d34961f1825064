/** What the database itself finds wrong. */
import { sql } from 'kysely'
import { withDatabase, type LastingLocation } from './earlier-database.ts'

/** Damaged pages and references without target (SQLite), and refs of Git to objects that do not exist (both databases). */
export function integrityProblems(where: LastingLocation): Promise<string[]> {
  return withDatabase(where, async (db, dialect) => {
    const refs = await db
      .selectFrom('git_ref')
      .leftJoin('git_object', (join) =>
        join
          .onRef('git_object.oid', '=', 'git_ref.oid')
          .onRef('git_object.project_id', '=', 'git_ref.project_id'),
      )
      .select('git_ref.name')
      .where('git_object.oid', 'is', null)
      .execute()
    const problems = refs.map(({ name }) => `${name} refers to an object that does not exist`)
    if (dialect === 'postgres') return problems
    const pages = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db)
    const references = await sql<{ table: string }>`pragma foreign_key_check`.execute(db)
    return [
      ...problems,
      ...pages.rows.map((row) => row.integrity_check).filter((text) => text !== 'ok'),
      ...references.rows.map(({ table }) => `a row of ${table} refers to a row that does not exist`),
    ]
  })
}
