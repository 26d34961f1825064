/** Node's SQLite with cached statements, rows that are ordinary objects, and typed errors. */
import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import type { QueryResult } from 'kysely'
import { Changes, type CompiledStatement } from './changes.ts'
import { queryOf, QueryResults, type Query } from './query-results.ts'
import { RecentlyUsed } from './recently-used.ts'
import { sqliteError } from './sqlite-errors.ts'

/** Characters of the SQL of the cached statements: their memory grows with it, from a few kilobytes on. */
const charactersKept = 4_000_000
const charactersOfAny = 4000

/** What the driver and the copies of a memory database need of SQLite. */
export interface NodeSqlite {
  /** Runs one statement; it is compiled once. */
  execute<Row>(sql: string, parameters: readonly unknown[]): QueryResult<Row>
  /** Runs statements without parameters and results. */
  exec(sql: string): void
  readonly isTransaction: boolean
  close(): void
}

const changesSchema = /^(?:create|alter|drop)\b/i

type Execute = (parameters: readonly unknown[]) => QueryResult<unknown>

interface Statement {
  execute: Execute
  weight: number
  query: Query | undefined
  writes: CompiledStatement['writes']
}

/** `isPrivate`: no other connection can write, as in a memory database. */
export function nodeSqlite(database: DatabaseSync, { isPrivate = false } = {}): NodeSqlite {
  const changes = new Changes(database)
  const results = new QueryResults(changes)
  const statements = new RecentlyUsed<Statement>(charactersKept, ({ weight }) => weight)
  const compile = (sql: string): Statement => {
    const { statement, reads, writes } = changes.compile(sql)
    return {
      execute: executing(sql, statement),
      weight: sql.length + charactersOfAny,
      query: reads && queryOf(reads),
      writes,
    }
  }
  // Changes by other connections alone.
  const version = database.prepare('pragma data_version')
  let known: unknown
  const recordChangesOfOthers = (): void => {
    if (isPrivate) return
    const current = version.get()?.['data_version']
    if (current !== known) changes.record(undefined)
    known = current
  }
  const run = (sql: string, parameters: readonly unknown[]): QueryResult<unknown> => {
    const { query, execute, writes } = statements.getOrCreate(sql, () => compile(sql))
    if (query === undefined) {
      changes.record(writes)
      // A new trigger adds to what a statement changes.
      if (writes === undefined && changesSchema.test(sql)) statements.clear()
      return execute(parameters)
    }
    recordChangesOfOthers()
    return results.get(query, parameters, () => execute(parameters))
  }
  return {
    execute<Row>(sql: string, parameters: readonly unknown[]) {
      try {
        // The query builder that made the SQL has the type of its rows.
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion
        return run(sql, parameters) as QueryResult<Row>
      } catch (error) {
        // It may have rolled back the transaction.
        changes.record(undefined)
        throw sqliteError(error)
      }
    },
    exec(sql) {
      changes.record(undefined)
      statements.clear()
      database.exec(sql)
    },
    get isTransaction() {
      return isWithinTransaction(database)
    },
    close: () => database.close(),
  }
}

/** `DatabaseSync.isTransaction` is newer than the oldest supported Node. */
function isWithinTransaction(database: DatabaseSync): boolean {
  try {
    database.exec('begin; rollback')
    return false
  } catch {
    return true
  }
}

function executing(sql: string, statement: StatementSync): Execute {
  if (!('columns' in statement)) return executingByText(sql, statement)
  const names = statement.columns().map(({ name }) => name)
  if (names.length === 0) return changing(statement)
  statement.setReturnArrays(true)
  const toRow = rowMaker(names)
  return (parameters) => ({ rows: statement.all(...inputs(parameters)).map(toRow) })
}

/** Before Node 22.16 a statement has no list of columns; its text contains whether it returns rows. */
function executingByText(sql: string, statement: StatementSync): Execute {
  const text = sql.replaceAll(/'(?:[^']|'')*'|"(?:[^"]|"")*"/g, '')
  const isWrite = /\b(?:insert|update|delete|replace)\b/i.test(text)
  const isQuery = /^\s*(?:select|values|with|pragma)\b/i.test(text)
  if (/\breturning\b/i.test(text) || (isQuery && !isWrite))
    return (parameters) => ({ rows: statement.all(...inputs(parameters)) })
  return changing(statement)
}

function changing(statement: StatementSync): Execute {
  return (parameters) => {
    const { changes, lastInsertRowid } = statement.run(...inputs(parameters))
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) }
  }
}

/**
 * Makes rows of the values of their columns. The rows that Node makes are dictionaries, from which every read and copy
 * takes several times as long as from a copy of an object that has all properties already.
 */
function rowMaker(names: readonly string[]): (values: Readonly<Record<number, unknown>>) => object {
  const empty: Readonly<Record<string, unknown>> = Object.fromEntries(names.map((name) => [name, null]))
  return (values) => {
    const row = { ...empty }
    for (let index = 0; index < names.length; index++) row[names[index] ?? ''] = values[index]
    return row
  }
}

function inputs(parameters: readonly unknown[]): SQLInputValue[] {
  return parameters.map(input)
}

/** Kysely types parameters as unknown, though tables have columns of these types alone. */
function input(value: unknown): SQLInputValue {
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint')
    return value
  if (value instanceof Uint8Array) return value
  throw new TypeError(`A ${typeof value} cannot be stored: no column has this type`)
}
