import type { QueryResult } from 'kysely'
import type { Changes, Reads } from './changes.ts'

/** Characters of all results that are kept; a value that is no text, and a result by itself, count as so many. */
const charactersKept = 1_000_000
const charactersOfValue = 8
const charactersOfResult = 100
const longestParameters = 1000

/** The result of a query that takes longer than this, in milliseconds, is always kept. */
const long = 0.5

/** A query that can be executed many times. */
export interface Query {
  readonly reads: Reads
  /** The number of changes when it was executed last, with any parameters. */
  executed: number
  /** Rows by parameters; none when what the query reads has changed since it was executed last. */
  readonly results: Map<string, readonly unknown[]>
  /** Characters of the results. */
  weight: number
}

export function queryOf(reads: Reads): Query {
  return { reads, executed: -1, results: new Map(), weight: 0 }
}

/**
 * Results of queries until something that they read changes: successive requests read the same rows of the caller and the
 * project. Keeping takes time, so that the first result after such a change is not kept: another change may follow soon.
 * Rows are frozen, since several requests share them.
 */
export class QueryResults {
  readonly #changes: Changes
  readonly #kept = new Set<Query>()
  #weight = 0

  constructor(changes: Changes) {
    this.#changes = changes
  }

  /** The result of the query, which is executed if its result is not known. */
  get(
    query: Query,
    parameters: readonly unknown[],
    execute: () => QueryResult<unknown>,
  ): QueryResult<unknown> {
    if (!parameters.every(isPlain)) return execute()
    const isChanged = query.executed < this.#changes.lastChangeOf(query.reads)
    if (isChanged) this.#forget(query)
    const key = JSON.stringify(parameters)
    const known = query.results.get(key)
    if (known !== undefined) return { rows: [...known] }
    const start = performance.now()
    const { rows } = execute()
    query.executed = this.#changes.count
    if (!isChanged || performance.now() - start > long) this.#keep(query, key, rows)
    return { rows }
  }

  #keep(query: Query, key: string, rows: readonly unknown[]): void {
    const weight = weightOf(rows)
    if (weight === undefined || key.length > longestParameters) return
    if (this.#weight > charactersKept) for (const each of this.#kept) this.#forget(each)
    for (const row of rows) Object.freeze(row)
    query.results.set(key, [...rows])
    query.weight += key.length + weight
    this.#weight += key.length + weight
    this.#kept.add(query)
  }

  #forget(query: Query): void {
    if (!this.#kept.delete(query)) return
    this.#weight -= query.weight
    query.weight = 0
    query.results.clear()
  }
}

function isPlain(parameter: unknown): boolean {
  return typeof parameter === 'string' || typeof parameter === 'number' || parameter === null
}

/** Undefined for rows with bytes, which can be modified in spite of `Object.freeze`. */
function weightOf(rows: readonly unknown[]): number | undefined {
  let weight = charactersOfResult
  for (const row of rows)
    for (const value of Object.values(Object(row))) {
      if (value instanceof Uint8Array) return undefined
      weight += typeof value === 'string' ? value.length : charactersOfValue
    }
  return weight
}
