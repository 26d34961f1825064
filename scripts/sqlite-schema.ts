import { migrate } from '../server-stub/database/migrate.ts'
import { nodeSqlite, type NodeSqlite } from '../server-stub/database/node-sqlite.ts'
import { sqliteKysely } from '../server-stub/database/sqlite-executor.ts'
import { sqlite } from '../server-stub/database/sqlite-module.ts'
import type { Tables } from '../server-stub/database/tables.ts'

const head = '// Generated from server-stub/database/migrations/ by `npm run build`; do not edit.\n'

/** Modules with the schema of a memory database, which does not have to run the migrations one by one, and its unique indexes. */
export async function schemaFiles(): Promise<Record<string, string>> {
  const memory = nodeSqlite(new (sqlite().DatabaseSync)(':memory:'))
  const db = sqliteKysely<Tables>(memory)
  try {
    await migrate(db, 'sqlite')
    const text = [...definitionsOf(memory), ...rowsOf(memory)]
      .join(';\n')
      .replaceAll(/[\\`$]/g, String.raw`\$&`)
    return {
      'sqlite-schema.ts': schemaModule(text),
      'unique-indexes.ts': indexModule(uniqueIndexesOf(memory)),
    }
  } finally {
    await db.destroy()
  }
}

function schemaModule(text: string): string {
  return `${head}
/** What all migrations together do to an empty SQLite database. */
export const sqliteSchema = \`
${text};
\`
`
}

function indexModule(names: readonly string[]): string {
  return `${head}
/** The unique indexes, by name. */
export const uniqueIndexes = [
${names.map((name) => `  '${name}',\n`).join('')}] as const

export type UniqueIndex = (typeof uniqueIndexes)[number]
`
}

/** Those that migrations create, without the ones that SQLite derives from keys. */
function uniqueIndexesOf(memory: NodeSqlite): string[] {
  const query = `
    select index_list.name from sqlite_master, pragma_index_list(sqlite_master.name) as index_list
    where sqlite_master.type = 'table' and index_list."unique" = 1 and index_list.origin = 'c'
    order by index_list.name`
  return memory.execute<{ name: string }>(query, []).rows.map(({ name }) => name)
}

function definitionsOf(memory: NodeSqlite): string[] {
  const query = `select sql from sqlite_master where sql is not null and tbl_name not like 'sqlite_%'`
  return memory.execute<{ sql: string }>(query, []).rows.map(({ sql }) => sql)
}

/** The rows that migrations insert: their own history, at one time, so that the file does not change with each build. */
function rowsOf(memory: NodeSqlite): string[] {
  const tables = memory.execute<{ name: string }>(
    `select name from sqlite_master where type = 'table' and name not like 'sqlite_%'`,
    [],
  )
  return tables.rows.flatMap(({ name }) => {
    const { rows } = memory.execute<Record<string, unknown>>(`select * from "${name}"`, [])
    return rows.map((row) => {
      const values = Object.values('timestamp' in row ? { ...row, timestamp: start } : row)
      return `INSERT INTO "${name}" VALUES (${values.map(literal).join(', ')})`
    })
  })
}

const start = '2017-01-01T00:00:00.000Z'

function literal(value: unknown): string {
  return typeof value === 'number' ? String(value) : `'${String(value).replaceAll("'", "''")}'`
}
