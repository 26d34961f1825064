import type { DatabaseSync, SQLInputValue, SQLOutputValue, StatementSync } from 'node:sqlite'
import type { SqliteDatabase, SqliteStatement } from 'kysely'
import { sqliteError } from './sqlite-errors.ts'

const statementsKept = 500

/** What a memory database is asked for beside Kysely's queries. */
export interface NodeSqlite extends SqliteDatabase {
  exec(sql: string): void
  readonly isTransaction: boolean
  serialize(): Uint8Array
  /** Replaces all that it holds; not within a transaction. */
  deserialize(copy: Uint8Array): void
}

/** Node's SQLite in the shape that Kysely's SQLite driver drives; compiled statements are kept and reused. */
export function nodeSqlite(database: DatabaseSync): NodeSqlite {
  const statements = new Map<string, SqliteStatement>()
  database.function('strpos', { deterministic: true }, strpos)
  return {
    close: () => database.close(),
    exec: (sql) => database.exec(sql),
    get isTransaction() {
      return database.isTransaction
    },
    serialize: () => database.serialize(),
    deserialize(copy) {
      // It ends every statement that was compiled before.
      statements.clear()
      database.deserialize(copy)
    },
    prepare(sql) {
      const kept = statements.get(sql)
      if (kept) {
        statements.delete(sql)
        statements.set(sql, kept)
        return kept
      }
      const statement = adapt(clearly(() => database.prepare(sql)))
      statements.set(sql, statement)
      const oldest = statements.size > statementsKept ? statements.keys().next().value : undefined
      if (oldest !== undefined) statements.delete(oldest)
      return statement
    },
  }
}

/** PostgreSQL's function of this name: where one text first holds another, counted from 1; 0 where it does not. */
function strpos(text: SQLOutputValue, part: SQLOutputValue): number | null {
  return typeof text === 'string' && typeof part === 'string' ? text.indexOf(part) + 1 : null
}

function adapt(statement: StatementSync): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => clearly(() => statement.all(...inputs(parameters))),
    run: (parameters) => clearly(() => statement.run(...inputs(parameters))),
    iterate: (parameters) => statement.iterate(...inputs(parameters)),
  }
}

/** Runs SQLite with errors that say what they mean. */
function clearly<Result>(work: () => Result): Result {
  try {
    return work()
  } catch (error) {
    throw sqliteError(error)
  }
}

const inputs = (parameters: readonly unknown[]): SQLInputValue[] => parameters.map(input)

/** Kysely types parameters as unknown, though tables have columns of these types alone. */
function input(value: unknown): SQLInputValue {
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint')
    return value
  if (value instanceof Uint8Array) return value
  throw new TypeError(`A ${typeof value} cannot be stored: no column has this type`)
}
