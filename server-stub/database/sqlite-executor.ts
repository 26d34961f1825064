/** The query builder over SQLite, without the detours that a database elsewhere needs. */
import {
  DefaultConnectionProvider,
  DefaultQueryExecutor,
  Kysely,
  type CompiledQuery,
  type ConnectionProvider,
  type DialectAdapter,
  type QueryCompiler,
  type QueryResult,
} from 'kysely'
import { NodeSqliteDialect } from './dialects.ts'
import type { NodeSqlite } from './node-sqlite.ts'
import { isLocked } from './sqlite-errors.ts'

/** Makes the query builder over an open SQLite database. */
export function sqliteKysely<Tables>(database: NodeSqlite): Kysely<Tables> {
  const dialect = new NodeSqliteDialect(database)
  const driver = dialect.createDriver()
  const executor = new SqliteExecutor(
    {
      compiler: dialect.createQueryCompiler(),
      adapter: dialect.createAdapter(),
      database,
      isFree: () => driver.isFree,
    },
    new DefaultConnectionProvider(driver),
  )
  return new Kysely<Tables>({ config: { dialect }, dialect, driver, executor })
}

interface Connection {
  compiler: QueryCompiler
  adapter: DialectAdapter
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

  constructor(connection: Connection, connectionProvider: ConnectionProvider) {
    super(connection.compiler, connection.adapter, connectionProvider)
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

  /** The executor of a transaction, which has the connection to itself. Kysely calls it for each statement. */
  override withConnectionProvider(connectionProvider: ConnectionProvider): SqliteExecutor {
    return new SqliteExecutor({ ...this.#connection, isFree: () => true }, connectionProvider)
  }
}
