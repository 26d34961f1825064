/** Copies of a memory database: all rows of all tables, in a form that every supported Node can put back. */
import type { Kysely } from 'kysely'
import type { NodeSqlite } from './node-sqlite.ts'
import type { Tables } from './tables.ts'

/** All rows by table. */
export type DatabaseCopy = ReadonlyMap<string, readonly Row[]>

type Row = Readonly<Record<string, unknown>>

/** The contents of a database, to restore later. Waits for a running transaction. */
export interface Copies {
  take(): Promise<DatabaseCopy>
  putBack(copy: DatabaseCopy): Promise<void>
}

/** Acquiring the only connection ensures that no transaction is running. */
export function copiesOf(db: Pick<Kysely<Tables>, 'connection'>, sqlite: NodeSqlite): Copies {
  return {
    take: () => db.connection().execute(async () => rowsOf(sqlite)),
    putBack: (copy) => db.connection().execute(async () => replaceRows(sqlite, copy)),
  }
}

function rowsOf(sqlite: NodeSqlite): DatabaseCopy {
  return new Map(
    tablesOf(sqlite).map((table) => [table, sqlite.execute<Row>(`select * from "${table}"`, []).rows]),
  )
}

/** The last ids, which SQLite changes with every row of other tables, come last. */
function tablesOf(sqlite: NodeSqlite): string[] {
  const { rows } = sqlite.execute<{ name: string }>(
    `select name from sqlite_master where type = 'table' order by name = 'sqlite_sequence'`,
    [],
  )
  return rows.map(({ name }) => name)
}

function replaceRows(sqlite: NodeSqlite, copy: DatabaseCopy): void {
  // References are valid again when all rows are restored.
  sqlite.execute('pragma foreign_keys = off', [])
  sqlite.execute('begin', [])
  try {
    for (const [table, rows] of copy) {
      sqlite.execute(`delete from "${table}"`, [])
      insert(sqlite, table, rows)
    }
    sqlite.execute('commit', [])
  } catch (error) {
    sqlite.execute('rollback', [])
    throw error
  } finally {
    sqlite.execute('pragma foreign_keys = on', [])
  }
}

function insert(sqlite: NodeSqlite, table: string, rows: readonly Row[]): void {
  const [first] = rows
  if (first === undefined) return
  const columns = Object.keys(first)
  const names = columns.map((name) => `"${name}"`).join(', ')
  const sql = `insert into "${table}" (${names}) values (${columns.map(() => '?').join(', ')})`
  for (const row of rows) sqlite.execute(sql, Object.values(row))
}
