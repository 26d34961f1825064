/** All that a database contains, to compare. */
import { sql, type Kysely } from 'kysely'
import type { DialectName } from '../../server-stub/database/dialects.ts'
import type { Tables } from '../../server-stub/database/tables.ts'

/** Rows as text, by table. */
export type Dump = ReadonlyMap<string, readonly string[]>

/** Tables that change without requests. */
const processTables: readonly string[] = ['worker_process', 'schema_migration', 'schema_migration_lock']

/** Reads all rows of all tables; in one statement on PostgreSQL, where each is slow. */
export async function createDumper(db: Kysely<Tables>, dialect: DialectName): Promise<() => Promise<Dump>> {
  const tables = (await db.introspection.getTables()).map(({ name }) => name)
  const names = tables.filter((name) => !processTables.includes(name)).sort()
  const read = dialect === 'sqlite' ? rowsOfSqlite : rowsOfPostgres
  return async () => {
    const rows = new Map<string, string[]>(names.map((name) => [name, []]))
    for (const { name, row } of await read(db, names)) rows.get(name)?.push(row)
    for (const each of rows.values()) each.sort()
    return rows
  }
}

interface NamedRow {
  readonly name: string
  readonly row: string
}

async function rowsOfSqlite(db: Kysely<Tables>, names: readonly string[]): Promise<NamedRow[]> {
  const tables = names.map(async (name) => {
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(db)
    return rows.map((row) => ({ name, row: JSON.stringify(row) }))
  })
  return (await Promise.all(tables)).flat()
}

async function rowsOfPostgres(db: Kysely<Tables>, names: readonly string[]): Promise<NamedRow[]> {
  const selects = names.map(
    (name) => sql`select ${name} as name, t::text as row from ${sql.table(name)} as t`,
  )
  return (await sql<NamedRow>`${sql.join(selects, sql` union all `)}`.execute(db)).rows
}

/** Number of added and removed rows by table, as text; a changed row is both. Empty if nothing changed. */
export function differenceOf(before: Dump, after: Dump): string {
  const changes = [...after].map(([table, rows]) => {
    const earlier = before.get(table) ?? []
    const added = without(rows, earlier)
    const removed = without(earlier, rows)
    return added + removed === 0 ? '' : `${table} +${added} -${removed}`
  })
  return changes.filter((change) => change !== '').join(', ')
}

function without(rows: readonly string[], others: readonly string[]): number {
  const known = new Set(others)
  return rows.filter((row) => !known.has(row)).length
}
