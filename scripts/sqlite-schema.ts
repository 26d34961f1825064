import { migrate } from '../server-stub/database/migrate.ts'
import { nodeSqlite, type NodeSqlite } from '../server-stub/database/node-sqlite.ts'
import { sqliteKysely } from '../server-stub/database/sqlite-executor.ts'
import { sqlite } from '../server-stub/database/sqlite-module.ts'
import type { Tables } from '../server-stub/database/tables.ts'

const head = `// Generated from server-stub/database/migrations/ by \`npm run build\`; do not edit.

/** What all migrations together do to an empty SQLite database. */
`

/** The module with the schema of a memory database, which does not have to run the migrations one by one. */
export async function sqliteSchemaFile(): Promise<Record<string, string>> {
  const memory = nodeSqlite(new (sqlite().DatabaseSync)(':memory:'))
  const db = sqliteKysely<Tables>(memory)
  try {
    await migrate(db, 'sqlite')
    const text = [...definitionsOf(memory), ...rowsOf(memory)]
      .join(';\n')
      .replaceAll(/[\\`$]/g, String.raw`\$&`)
    return { 'sqlite-schema.ts': `${head}export const sqliteSchema = \`\n${text};\n\`\n` }
  } finally {
    await db.destroy()
  }
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
