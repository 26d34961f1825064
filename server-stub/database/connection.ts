import { Kysely, sql, type Transaction } from 'kysely'
import { requireTables } from './complete-schema.ts'
import { copiesOf, type Copies } from './copies.ts'
import { lockDirectory, openFile } from './data-directory.ts'
import type { DialectName } from './dialects.ts'
import { DatabaseError, reasonOf } from './errors.ts'
import { createMemoryDatabase } from './memory-database.ts'
import { migrate } from './migrate.ts'
import { nodeSqlite, type NodeSqlite } from './node-sqlite.ts'
import { connectPostgres, type ConnectionCounts, type PostgresOptions } from './postgres.ts'
import { RepeatingKysely } from './repeating.ts'
import { sqliteKysely } from './sqlite-executor.ts'
import type { Tables } from './tables.ts'

/**
 * The typed query builder. Inside a transaction use its `Tx` and never this one: SQLite has one
 * connection, and a query on it would wait for the transaction that waits for the query.
 * @internal
 */
export type Db = Kysely<Tables>

/** The query builder within a transaction: functions that require a transaction have a parameter of this type. @internal */
export type Tx = Transaction<Tables>

/** Where the data lives. */
export type DatabaseLocation =
  | { kind: 'memory' }
  | { kind: 'file'; directory: string }
  | ({ kind: 'postgres'; url: string } & PostgresOptions)

export type { ConnectionCounts }

/** An open database with the current schema. @internal */
export interface Database {
  db: Db
  dialect: DialectName
  /** Copies and restores all data at once; only for a memory database. */
  copies?: Copies
  /** Executes a statement; rejects if the database is unavailable. */
  check(): Promise<void>
  /** The connections that are open; absent for SQLite, which has one. */
  connections?: () => ConnectionCounts
  /** Waits for transactions that are running. */
  close(): Promise<void>
  /** Ends them at once, for a server that does not respond: they are rolled back, and `close` does not wait. */
  abandon(): void
}

/**
 * Opens a database and brings its schema up to date; a memory database starts empty each time.
 * Throws `DatabaseError` when the place is unusable, its schema is newer than this program's, or the signal is aborted
 * while PostgreSQL does not respond.
 * @internal
 */
export async function openDatabase(where: DatabaseLocation, signal?: AbortSignal): Promise<Database> {
  if (where.kind === 'postgres') return openPostgres(where, signal)
  if (where.kind === 'file') return openDirectory(where)
  return openMemory()
}

function openMemory(): Database {
  const memory = nodeSqlite(createMemoryDatabase(), { isPrivate: true })
  const database = connected(memory)
  return { ...database, copies: copiesOf(database.db, memory) }
}

async function openDirectory(where: DatabaseLocation & { kind: 'file' }): Promise<Database> {
  const lock = lockDirectory(where.directory)
  try {
    const file = await openFile(where.directory, async (created) => {
      await (await openSqlite(where, nodeSqlite(created))).close()
    })
    return await openSqlite(where, nodeSqlite(file))
  } finally {
    lock.close()
  }
}

async function openSqlite(where: DatabaseLocation, file: NodeSqlite): Promise<Database> {
  const database = connected(file)
  try {
    await prepare(database.db, where, 'sqlite')
  } catch (error) {
    await database.close()
    throw error
  }
  // From here on the driver waits for other programs, without blocking other requests.
  file.exec('pragma busy_timeout = 0')
  return database
}

function connected(database: NodeSqlite): Database {
  // PostgreSQL's LIKE distinguishes letter case, so SQLite's does, too.
  database.exec('pragma foreign_keys = on; pragma case_sensitive_like = on')
  const db = sqliteKysely<Tables>(database)
  let closing: Promise<void> | undefined
  return {
    db,
    dialect: 'sqlite',
    check: () => check(db),
    close: () => (closing ??= db.destroy()),
    abandon: () => undefined,
  }
}

async function check(db: Db): Promise<void> {
  await sql`select 1`.execute(db)
}

type PostgresLocation = DatabaseLocation & { kind: 'postgres' }

async function openPostgres(where: PostgresLocation, signal: AbortSignal | undefined): Promise<Database> {
  await migratePostgres(where, signal)
  const { dialect, connections, destroyConnections } = await connectPostgres(where.url, where)
  const db = new RepeatingKysely<Tables>({ dialect })
  const close = async (): Promise<void> => {
    await db.destroy()
    destroyConnections()
  }
  return { db, dialect: 'postgres', check: () => check(db), connections, close, abandon: destroyConnections }
}

/** Migrations may take longer than any request, so they use a connection of their own, without the time limit. */
async function migratePostgres(where: PostgresLocation, signal: AbortSignal | undefined): Promise<void> {
  const options = { ...where, poolSize: 1, responseTimeout: 0 }
  const { dialect, destroyConnections } = await connectPostgres(where.url, options)
  const db = new Kysely<Tables>({ dialect })
  signal?.addEventListener('abort', destroyConnections)
  try {
    await prepare(db, where, 'postgres')
    await db.destroy()
  } finally {
    signal?.removeEventListener('abort', destroyConnections)
    destroyConnections()
  }
}

async function prepare(db: Db, where: DatabaseLocation, dialect: DialectName): Promise<void> {
  try {
    await migrate(db, dialect)
    await requireTables(db)
  } catch (error) {
    if (error instanceof DatabaseError) throw error
    throw new DatabaseError(`Cannot prepare the ${placeOf(where)}: ${reasonOf(error)}`, { cause: error })
  }
}

/** The location for messages, without the password that a URL may contain. */
function placeOf(where: DatabaseLocation): string {
  if (where.kind === 'memory') return 'memory database'
  if (where.kind === 'file') return `database in ${where.directory}`
  return URL.canParse(where.url) ? `database at ${new URL(where.url).host}` : 'database of that URL'
}
