import type { QueryResult } from 'kysely'
import { RecentlyUsed } from './recently-used.ts'

/** Cells and characters of all results that are kept, and characters of the parameters of one. */
const weightKept = 2_000_000
const longestParameters = 1000

/**
 * Queries after a change whose results are not kept, because another change may follow soon and keeping them takes time. The
 * result of a query that takes longer than this, in milliseconds, is always kept.
 */
const notKept = 8
const long = 0.5

interface Kept {
  rows: readonly unknown[]
  weight: number
}

/**
 * Results of queries until something in the database changes: successive requests read the same rows of the caller and the
 * project. Rows are frozen, since several requests share them.
 */
export class QueryResults {
  /** Since the last change. */
  #queries = 0
  readonly #results = new RecentlyUsed<Kept>(weightKept, ({ weight }) => weight)

  /** The result of the query of this number, which is executed if its result is not known. */
  get(
    query: number,
    parameters: readonly unknown[],
    execute: () => QueryResult<unknown>,
  ): QueryResult<unknown> {
    if (!parameters.every(isPlain)) return execute()
    const key = `${query} ${JSON.stringify(parameters)}`
    const known = this.#results.get(key)
    if (known !== undefined) return { rows: [...known.rows] }
    const start = performance.now()
    const { rows } = execute()
    this.#queries++
    if (this.#queries > notKept || performance.now() - start > long) this.#keep(key, rows)
    return { rows }
  }

  #keep(key: string, rows: readonly unknown[]): void {
    const weight = weightOf(rows)
    if (weight === undefined || key.length > longestParameters) return
    for (const row of rows) Object.freeze(row)
    this.#results.set(key, { rows: [...rows], weight })
  }

  /** Something in the database has changed. */
  clear(): void {
    this.#queries = 0
    this.#results.clear()
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
