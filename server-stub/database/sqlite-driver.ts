/** One SQLite connection, which transactions and single statements use in turn. */
import { CompiledQuery, SqliteDriver, type DatabaseConnection, type QueryResult } from 'kysely'
import type { NodeSqlite } from './node-sqlite.ts'
import { isLocked } from './sqlite-errors.ts'

/** How long a statement waits for another program to unlock the file, in milliseconds. */
const patience = 5000
const pause = 20

export class QueuedSqliteDriver extends SqliteDriver {
  readonly #database: NodeSqlite
  readonly #turns = new Turns()
  #connection: DatabaseConnection | undefined

  constructor(database: NodeSqlite) {
    super({ database })
    this.#database = database
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    await this.#turns.take()
    this.#connection ??= new PatientConnection(await super.acquireConnection(), this.#database, this.#turns)
    return this.#connection
  }

  override async releaseConnection(): Promise<void> {
    this.#turns.give()
  }

  /** Takes the write lock at the start: a transaction that reads first can then not fail on its first write. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }

  /** A full disk has rolled the transaction back already; a second time would hide the cause. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.isTransaction) await super.rollbackTransaction(connection)
  }
}

/** Waits while another program has locked the file, and lets other requests use the connection meanwhile. */
class PatientConnection implements DatabaseConnection {
  readonly #connection: DatabaseConnection
  readonly #database: NodeSqlite
  readonly #turns: Turns

  constructor(connection: DatabaseConnection, database: NodeSqlite, turns: Turns) {
    this.#connection = connection
    this.#database = database
    this.#turns = turns
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const deadline = performance.now() + patience
    for (;;) {
      try {
        return await this.#connection.executeQuery<Row>(query)
      } catch (error) {
        if (this.#database.isTransaction || !isLocked(error) || performance.now() > deadline) throw error
      }
      this.#turns.give()
      await new Promise((resolve) => setTimeout(resolve, pause))
      await this.#turns.take()
    }
  }

  streamQuery<Row>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<Row>> {
    return this.#connection.streamQuery<Row>(query, chunkSize)
  }
}

/** Gives one holder at a time the turn, in the order of asking. */
class Turns {
  readonly #waiting: (() => void)[] = []
  #taken = false

  async take(): Promise<void> {
    if (this.#taken) await new Promise<void>((resolve) => this.#waiting.push(resolve))
    this.#taken = true
  }

  give(): void {
    const next = this.#waiting.shift()
    if (next === undefined) this.#taken = false
    else next()
  }
}
