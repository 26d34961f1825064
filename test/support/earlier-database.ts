/** Databases as earlier versions of the schema left them, with a row in every table. */
import { DatabaseSync } from 'node:sqlite'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import { Kysely, sql, type Dialect } from 'kysely'
import type { DatabaseLocation } from '../../server-stub/database/connection.ts'
import { databaseFile } from '../../server-stub/database/data-directory.ts'
import { NodeSqliteDialect, type DialectName } from '../../server-stub/database/dialects.ts'
import { migrate } from '../../server-stub/database/migrate.ts'
import { migrations } from '../../server-stub/database/migrations/index.ts'
import { nodeSqlite } from '../../server-stub/database/node-sqlite.ts'
import { connectPostgres } from '../../server-stub/database/postgres.ts'
import type { Tables } from '../../server-stub/database/tables.ts'
import { fixedTime } from './rows.ts'

/** Names of the migrations; the last one of a database is its version. */
export const versions: readonly string[] = Object.keys(migrations)

type Row = Readonly<Record<string, unknown>>
/** Rows by table. */
export type Rows = ReadonlyMap<string, readonly Row[]>

/** A place for a database that lasts. */
export type LastingLocation = Exclude<DatabaseLocation, { kind: 'memory' }>

/** Runs the work on a database as it is, without bringing its schema up to date. */
export async function withDatabase<Result>(
  where: LastingLocation,
  work: (db: Kysely<Tables>, dialect: DialectName) => Promise<Result>,
): Promise<Result> {
  const { dialect, name, close } =
    where.kind === 'file' ? openFile(where.directory) : await connect(where.url)
  const db = new Kysely<Tables>({ dialect })
  try {
    return await work(db, name)
  } finally {
    await db.destroy()
    close()
  }
}

interface Opened {
  readonly dialect: Dialect
  readonly name: DialectName
  readonly close: () => void
}

function openFile(directory: string): Opened {
  const file = new DatabaseSync(join(directory, databaseFile))
  file.exec('pragma foreign_keys = on')
  return { dialect: new NodeSqliteDialect(nodeSqlite(file)), name: 'sqlite', close: () => undefined }
}

async function connect(url: string): Promise<Opened> {
  const { dialect, destroyConnections } = await connectPostgres(url)
  return { dialect, name: 'postgres', close: destroyConnections }
}

/** Brings the schema of a database to that of a version. */
export function migrateTo(where: LastingLocation, version: string): Promise<void> {
  return withDatabase(where, (db, dialect) => migrate(db, dialect, upTo(version)))
}

/** Creates an empty database of a version, with a row in every table. */
export async function createEarlierDatabase(where: LastingLocation, version: string): Promise<void> {
  await withDatabase(where, async (db, dialect) => {
    await migrate(db, dialect, upTo(version))
    const tables = await db.introspection.getTables()
    for (const name of await tablesInOrder(version)) {
      const columns = tables.find((table) => table.name === name)?.columns ?? []
      const row = rowOf(name, columns)
      const values = Object.values(row).map((value) => sql`${value}`)
      const names = Object.keys(row).map((column) => sql.ref(column))
      // Triggers create rows of counts.
      await sql`insert into ${sql.table(name)} (${sql.join(names)}) values (${sql.join(values)})
        on conflict do nothing`.execute(db)
    }
  })
}

/** All rows of all tables, without those about migrations. */
export function rowsOf(where: LastingLocation): Promise<Rows> {
  return withDatabase(where, async (db) => {
    const rows = new Map<string, readonly Row[]>()
    for (const { name } of await db.introspection.getTables()) {
      const found = await sql<Row>`select * from ${sql.table(name)}`.execute(db)
      rows.set(
        name,
        found.rows.toSorted((a, b) => textOf(a).localeCompare(textOf(b))),
      )
    }
    return rows
  })
}

/** Tables, columns and indexes, as the database describes them. */
export function schemaOf(where: LastingLocation): Promise<unknown> {
  return withDatabase(where, async (db, dialect) => {
    const tables = await db.introspection.getTables()
    const indexes =
      dialect === 'sqlite'
        ? sql`select name, sql from sqlite_master where type = 'index' order by name`
        : sql`select indexname, indexdef from pg_indexes where schemaname = 'public' order by indexname`
    return { tables, indexes: (await indexes.execute(db)).rows }
  })
}

const textOf = (row: Row): string => JSON.stringify(row)

function upTo(version: string): typeof migrations {
  return Object.fromEntries(Object.entries(migrations).filter(([name]) => name <= version))
}

/** Tables after those that they refer to, which is the order of their creation. */
async function tablesInOrder(version: string): Promise<string[]> {
  const memory = nodeSqlite(new DatabaseSync(':memory:'))
  const db = new Kysely<Tables>({ dialect: new NodeSqliteDialect(memory) })
  await migrate(db, 'sqlite', upTo(version))
  const { rows } = memory.execute<{ name: string }>(
    `select name from sqlite_master where type = 'table' and name not like 'sqlite_%'
     and name not like 'schema_migration%' order by rowid`,
    [],
  )
  await db.destroy()
  return rows.map(({ name }) => name)
}

interface Column {
  readonly name: string
  readonly dataType: string
  readonly isNullable: boolean
  readonly hasDefaultValue: boolean
  readonly isAutoIncrementing: boolean
}

/** Values that the server interprets when it starts or migrates. */
const particular: Readonly<Record<string, Row>> = {
  application_setting: { key: 'sign_in_text', value: '"Welcome"' },
  member: { source_type: 'project', project_id: 1, expires_at: '2031-01-01' },
  access_request: { source_type: 'project', project_id: 1 },
  git_ref: { oid: 'git_object oid' },
  namespace: { kind: 'user', owner_id: 1 },
  namespace_ancestor: { namespace_id: 1, ancestor_id: 1, depth: 0 },
  // SQLite numbers it by itself: it is the only integer in the key.
  issue_version: { project_id: 1 },
}

/** Values of the columns that need one. References are to the first row of their table. */
function rowOf(table: string, columns: readonly Column[]): Row {
  const isLoose = !columns.some(({ name }) => name === 'size')
  const content = 'kept'
  const loose = { data: deflateSync(`blob ${content.length}\0${content}`) }
  const object = isLoose ? loose : { type: 'blob', size: content.length, data: deflateSync(content) }
  const given: Row = table === 'git_object' ? object : { ...particular[table] }
  const chosen = columns.filter(
    (column) => column.name in given || (!column.isAutoIncrementing && isRequired(column)),
  )
  return Object.fromEntries(
    chosen.map((column) => [column.name, given[column.name] ?? valueOf(table, column)]),
  )
}

const isRequired = ({ isNullable, hasDefaultValue }: Column): boolean => !isNullable && !hasDefaultValue

function valueOf(table: string, { name, dataType }: Column): unknown {
  if (/^(bytea|blob)$/i.test(dataType)) return Buffer.from(table)
  if (/int|real|float|double/i.test(dataType)) return 1
  return /_(at|on)$/.test(name) ? fixedTime : `${table} ${name}`
}
