import type { QueryResult } from 'kysely'
import type { Changes, Reads } from './changes.ts'
import { RecentlyUsed } from './recently-used.ts'

/** Cells and characters of all results that are kept, and characters of the parameters of one. */
const weightKept = 2_000_000
const longestParameters = 1000

/** The result of a query that takes longer than this, in milliseconds, is always kept. */
const long = 0.5

/** A query that can be executed many times. */
export interface Query {
  /** Distinguishes queries. */
  number: number
  reads: Reads
  /** The number of changes when it was executed last, with any parameters. */
  executed: number
}

interface Kept {
  rows: readonly unknown[]
  weight: number
  /** The number of changes when it was read. */
  count: number
}

/**
 * Results of queries until something that they read changes: successive requests read the same rows of the caller and the
 * project. Keeping takes time, so that the first result after such a change is not kept: another change may follow soon.
 * Rows are frozen, since several requests share them.
 */
export class QueryResults {
  readonly #changes: Changes
  readonly #results = new RecentlyUsed<Kept>(weightKept, ({ weight }) => weight)

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
    const lastChange = this.#changes.lastChangeOf(query.reads)
    const key = `${query.number} ${JSON.stringify(parameters)}`
    const known = this.#results.get(key)
    if (known !== undefined && known.count >= lastChange) return { rows: [...known.rows] }
    const start = performance.now()
    const { rows } = execute()
    if (query.executed >= lastChange || performance.now() - start > long) this.#keep(key, rows)
    query.executed = this.#changes.count
    return { rows }
  }

  #keep(key: string, rows: readonly unknown[]): void {
    const weight = weightOf(rows)
    if (weight === undefined || key.length > longestParameters) return
    for (const row of rows) Object.freeze(row)
    this.#results.set(key, { rows: [...rows], weight, count: this.#changes.count })
  }
}

function isPlain(parameter: unknown): boolean {
  return typeof parameter === 'string' || typeof parameter === 'number' || parameter === null
}

/** Undefined for rows with bytes, which can be modified in spite of `Object.freeze`. */
function weightOf(rows: readonly unknown[]): number | undefined {
  let weight = 1
  for (const row of rows)
    for (const value of Object.values(Object(row))) {
      if (value instanceof Uint8Array) return undefined
      weight += typeof value === 'string' ? value.length : 1
    }
  return weight
}
