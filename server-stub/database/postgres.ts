/** PostgreSQL through a pool of connections. */
import { Socket } from 'node:net'
import type { Pool, PoolConfig } from 'pg'
import {
  type PostgresCursor,
  type PostgresPool,
  type PostgresPoolClient,
  type PostgresQueryResult,
} from 'kysely'
import { PooledPostgresDialect } from './dialects.ts'
import { DatabaseError, DatabaseUnavailableError, TransactionConflictError } from './errors.ts'
import { isOutdatedPlan, postgresError } from './postgres-errors.ts'
import { repeatOnConflict } from './repeating.ts'
import { KeptStatements, StatementNames } from './statement-names.ts'

export interface PostgresOptions {
  /** Connections that may be open at a time; default 10. */
  poolSize?: number
  /** How long a request waits for a connection, in milliseconds; default 10,000. */
  connectionTimeout?: number
  /** How long the server may take to respond during a query, in milliseconds; default 30,000. */
  responseTimeout?: number
}

/** Connections of a pool. */
export interface ConnectionCounts {
  used: number
  idle: number
  /** Requests that wait for a connection. */
  waiting: number
}

/** A dialect over a pool, and the way to end connections that are still in use. @internal */
export interface PostgresConnections {
  dialect: PooledPostgresDialect
  connections: () => ConnectionCounts
  /** Ends all connections at once, also those in use: their queries fail. */
  destroyConnections: () => void
}

/** Prepares a pool; nothing is connected before the first query. Throws `DatabaseError` when the driver is not installed. @internal */
export async function connectPostgres(
  url: string,
  { poolSize = 10, connectionTimeout = 10_000, responseTimeout = 30_000 }: PostgresOptions = {},
): Promise<PostgresConnections> {
  const pg = await import('pg').catch((error: unknown) => {
    throw new DatabaseError('PostgreSQL needs the package "pg": npm install pg', { cause: error })
  })
  const types = new pg.default.TypeOverrides()
  // Counts are bigint in PostgreSQL and would arrive as text.
  types.setTypeParser(pg.default.types.builtins.INT8, Number)
  const sockets = new Set<Socket>()
  const config: PoolConfig = {
    connectionString: url,
    types,
    max: poolSize,
    connectionTimeoutMillis: connectionTimeout,
    keepAlive: true,
    // To compile a query of an overestimated cost takes seconds; to execute it, milliseconds. So do plans for the values of
    // each execution: the conditions of visibility have dozens of tables, and statements that are kept are planned once.
    options: '-c jit=off -c plan_cache_mode=force_generic_plan',
    stream: () => trackedSocket(sockets, responseTimeout),
  }
  const pool = new pg.default.Pool(config)
  // A connection that breaks, idle or in use, is replaced when one is next needed. Without listeners it would end the
  // process; queries on it fail by themselves.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return {
    dialect: new PooledPostgresDialect({ pool: guarded(pool) }),
    connections: () => ({
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    destroyConnections: () => sockets.forEach((socket) => socket.destroy()),
  }
}

function trackedSocket(sockets: Set<Socket>, responseTimeout: number): Socket {
  const socket = new Socket()
  sockets.add(socket)
  socket.once('close', () => sockets.delete(socket))
  socket.setTimeout(responseTimeout, () =>
    socket.destroy(new Error(`PostgreSQL did not respond for ${responseTimeout / 1000} s`)),
  )
  return socket
}

/** The pool with typed errors. */
function guarded(pool: Pool): PostgresPool {
  const names = new StatementNames()
  const kept = new KeptStatements()
  return {
    options: pool.options,
    connect: async () => {
      try {
        return new GuardedClient(await pool.connect(), names, kept)
      } catch (error) {
        throw postgresError(error)
      }
    },
    end: () => pool.end(),
  }
}

/** What is used of a connection of the driver. */
interface NamingClient {
  query<R>(statement: { name?: string; text: string; values: unknown[] }): Promise<PostgresQueryResult<R>>
  release(destroy?: boolean): void
}

class GuardedClient implements PostgresPoolClient {
  readonly #client: NamingClient
  readonly #names: StatementNames
  readonly #kept: KeptStatements
  #inTransaction = false
  #isBroken = false

  constructor(client: NamingClient, names: StatementNames, kept: KeptStatements) {
    this.#client = client
    this.#names = names
    this.#kept = kept
  }

  query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>
  query<R>(
    query: string | PostgresCursor<R>,
    parameters: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
    if (typeof query !== 'string') throw new Error('Rows of PostgreSQL are not streamed')
    if (/^(begin|start transaction)/.test(query)) this.#inTransaction = true
    const run = () => this.#run<R>(query, parameters)
    // Within a transaction, it is the transaction that has to be repeated.
    const result = this.#inTransaction ? run() : repeatOnConflict(run)
    if (/^(commit|rollback)$/.test(query)) this.#inTransaction = false
    return result
  }

  async #run<R>(query: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    const name = this.#names.nameOf(query)
    if (name !== undefined) this.#kept.add(this.#client, name)
    try {
      const statement = { text: query, values: [...parameters] }
      return await this.#client.query<R>(name === undefined ? statement : { ...statement, name })
    } catch (error) {
      if (isOutdatedPlan(error)) {
        this.#names.renew()
        throw new TransactionConflictError(error)
      }
      const known = postgresError(error)
      this.#isBroken ||= known instanceof DatabaseUnavailableError
      throw known
    }
  }

  /** PostgreSQL reports the end of a connection before it closes it; in between, the pool would use it for the next request. */
  release(destroy = false): void {
    this.#client.release(destroy || this.#isBroken || this.#kept.areTooMany(this.#client))
  }
}
