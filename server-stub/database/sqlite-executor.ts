/** The query builder over SQLite, without the detours that a database elsewhere needs. */
import {
  DefaultConnectionProvider,
  DefaultQueryExecutor,
  Kysely,
  type CompiledQuery,
  type ConnectionProvider,
  type QueryResult,
} from 'kysely'
import { NodeSqliteDialect } from './dialects.ts'
import type { NodeSqlite } from './node-sqlite.ts'
import { RecentlyUsed } from './recently-used.ts'
import { isLocked } from './sqlite-errors.ts'

/** Makes the query builder over an open SQLite database. */
export function sqliteKysely<Tables>(database: NodeSqlite): Kysely<Tables> {
  const dialect = new NodeSqliteDialect(database)
  const driver = dialect.createDriver()
  const executor = new SqliteExecutor(
    { dialect, database, isFree: () => driver.isFree },
    new DefaultConnectionProvider(driver),
  )
  return new Kysely<Tables>({ config: { dialect }, dialect, driver, executor })
}

interface Result {
  version: string
  result: QueryResult<unknown>
}

const resultsKept = 500

interface Connection {
  dialect: NodeSqliteDialect
  database: NodeSqlite
  /** Whether a statement may use the connection now. */
  isFree: () => boolean
}

/**
 * Executes a statement at once if the connection is free or belongs to the transaction of the statement: SQLite returns
 * the rows synchronously, so that there is nothing to wait for.
 */
export class SqliteExecutor extends DefaultQueryExecutor {
  readonly #connection: Connection
  readonly #results = new RecentlyUsed<Result>(resultsKept)

  constructor(connection: Connection, connectionProvider: ConnectionProvider) {
    super(connection.dialect.createQueryCompiler(), connection.dialect.createAdapter(), connectionProvider)
    this.#connection = connection
  }

  override async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { database, isFree } = this.#connection
    if (!isFree()) return super.executeQuery(query)
    try {
      return database.execute<Row>(query.sql, query.parameters)
    } catch (error) {
      // Outside of transactions the driver waits until the file is unlocked.
      if (database.isTransaction || !isLocked(error)) throw error
      return super.executeQuery(query)
    }
  }

  /**
   * Executes a query with few rows, unless nothing in the database has changed since this executor executed the query of this
   * key. Version and rows are read without another statement between them.
   */
  async executeIfChanged<Row>(query: CompiledQuery, key: string): Promise<QueryResult<Row>> {
    const version = this.#version()
    const known = this.#results.get(key)
    // The key names the query, which has the type of its rows.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    if (version !== undefined && known?.version === version) return known.result as QueryResult<Row>
    const result = await this.executeQuery<Row>(query)
    if (version !== undefined) this.#results.set(key, { version, result })
    return result
  }

  /** The version of the data; undefined if a transaction or another program is changing them. */
  #version(): string | undefined {
    const { database, isFree } = this.#connection
    if (!isFree()) return undefined
    try {
      return database.version()
    } catch (error) {
      if (isLocked(error)) return undefined
      throw error
    }
  }

  /** The executor of a transaction, which has the connection to itself. */
  override withConnectionProvider(connectionProvider: ConnectionProvider): SqliteExecutor {
    return new SqliteExecutor({ ...this.#connection, isFree: () => true }, connectionProvider)
  }
}
