/** One SQLite connection, which transactions and single statements use in turn. */
import { CompiledQuery, type DatabaseConnection, type Driver, type QueryResult } from 'kysely'
import type { NodeSqlite } from './node-sqlite.ts'
import { isLocked } from './sqlite-errors.ts'

/** How long a statement waits for another program to unlock the file, in milliseconds. */
const lockTimeout = 5000
const retryInterval = 20

export class SqliteDriver implements Driver {
  readonly #database: NodeSqlite
  readonly #mutex = new Mutex()
  readonly #connection: DatabaseConnection

  constructor(database: NodeSqlite) {
    this.#database = database
    this.#connection = new RetryingConnection(database, this.#mutex)
  }

  /** Whether no transaction or statement uses the connection. */
  get isFree(): boolean {
    return this.#mutex.isFree
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    await this.#mutex.acquire()
    return this.#connection
  }

  async releaseConnection(): Promise<void> {
    this.#mutex.release()
  }

  /** Takes the write lock at the start: a transaction that reads first can then not fail on its first write. */
  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'))
  }

  /** A full disk has rolled the transaction back already; a second time would hide the cause. */
  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.isTransaction) await connection.executeQuery(CompiledQuery.raw('rollback'))
  }

  async destroy(): Promise<void> {
    this.#database.close()
  }
}

/** Waits while another program has locked the file, and lets other requests use the connection meanwhile. */
class RetryingConnection implements DatabaseConnection {
  readonly #database: NodeSqlite
  readonly #mutex: Mutex

  constructor(database: NodeSqlite, mutex: Mutex) {
    this.#database = database
    this.#mutex = mutex
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const deadline = performance.now() + lockTimeout
    for (;;) {
      try {
        return this.#database.execute(sql, parameters)
      } catch (error) {
        if (this.#database.isTransaction || !isLocked(error) || performance.now() > deadline) throw error
      }
      this.#mutex.release()
      await new Promise((resolve) => setTimeout(resolve, retryInterval))
      await this.#mutex.acquire()
    }
  }

  streamQuery(): never {
    throw new Error('Rows of SQLite are not streamed')
  }
}

/** A queue: one transaction at a time, in the order of the requests. */
class Mutex {
  readonly #waiting: (() => void)[] = []
  #taken = false

  get isFree(): boolean {
    return !this.#taken
  }

  async acquire(): Promise<void> {
    if (this.#taken) await new Promise<void>((resolve) => this.#waiting.push(resolve))
    this.#taken = true
  }

  release(): void {
    const next = this.#waiting.shift()
    if (next === undefined) this.#taken = false
    else next()
  }
}
