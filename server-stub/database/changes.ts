/** What statements read and change, as SQLite reports it when it compiles them, and when each column changed last. */
import type { DatabaseSync, StatementSync } from 'node:sqlite'
import { sqlite } from './sqlite-module.ts'

/** A column, or the rows of a table as a set, with the number of its last change. */
interface Part {
  lastChange: number
}

/** What a query reads, with the last change of it among the first `count` changes. */
export interface Reads {
  readonly parts: readonly Part[]
  count: number
  lastChange: number
}

export interface CompiledStatement {
  statement: StatementSync
  /** Undefined unless it is a query. */
  reads: Reads | undefined
  /** What it changes, also by triggers and foreign keys; undefined if that can be anything. */
  writes: readonly Part[] | undefined
}

/** A step of a statement: the code of its action, and the names that belong to it. */
type Step = readonly [action: number, first: string | null, second: string | null]

/** Counts the changes of a database. */
export class Changes {
  readonly #database: DatabaseSync
  readonly #parts = new Map<string, Part>()
  readonly #anything: Part = { lastChange: 0 }
  #compiled: Step[] | undefined
  #count = 0

  constructor(database: DatabaseSync) {
    this.#database = database
    const { SQLITE_OK } = sqlite().constants
    if (!reportsSteps(database)) return
    database.setAuthorizer((action, first, second) => {
      this.#compiled?.push([action, first, second])
      return SQLITE_OK
    })
  }

  get count(): number {
    return this.#count
  }

  compile(sql: string): CompiledStatement {
    const { statement, steps } = this.#prepare(sql)
    if (!reportsSteps(this.#database))
      return /^select\b/i.test(sql)
        ? { statement, reads: readsOf([]), writes: [] }
        : { statement, reads: undefined, writes: undefined }
    const { SQLITE_SELECT } = sqlite().constants
    const writes = this.#writtenBy(steps)
    const isQuery = writes?.length === 0 && steps.some(([action]) => action === SQLITE_SELECT)
    return { statement, reads: isQuery ? readsOf(this.#readBy(steps)) : undefined, writes }
  }

  #prepare(sql: string): { statement: StatementSync; steps: readonly Step[] } {
    const steps: Step[] = []
    this.#compiled = steps
    try {
      return { statement: this.#database.prepare(sql), steps }
    } finally {
      this.#compiled = undefined
    }
  }

  /** Records a change of these parts, or of anything. */
  record(parts: readonly Part[] | undefined): void {
    if (parts?.length === 0) return
    this.#count++
    for (const part of parts ?? [this.#anything]) part.lastChange = this.#count
  }

  /** The number of the last change of what a query reads. */
  lastChangeOf(reads: Reads): number {
    if (reads.count === this.#count) return reads.lastChange
    reads.count = this.#count
    reads.lastChange = this.#anything.lastChange
    for (const { lastChange } of reads.parts) if (lastChange > reads.lastChange) reads.lastChange = lastChange
    return reads.lastChange
  }

  /** The rows of a table are read with any of its columns. */
  #readBy(steps: readonly Step[]): readonly Part[] {
    const { SQLITE_READ } = sqlite().constants
    const parts = new Set<Part>()
    for (const [action, table, column] of steps)
      if (action === SQLITE_READ) parts.add(this.#rows(table)).add(this.#column(table, column))
    return [...parts]
  }

  #writtenBy(steps: readonly Step[]): readonly Part[] | undefined {
    const { constants } = sqlite()
    const { SQLITE_INSERT, SQLITE_DELETE, SQLITE_UPDATE, SQLITE_TRANSACTION } = constants
    const { SQLITE_SELECT, SQLITE_READ, SQLITE_FUNCTION, SQLITE_RECURSIVE } = constants
    const harmless: readonly number[] = [SQLITE_SELECT, SQLITE_READ, SQLITE_FUNCTION, SQLITE_RECURSIVE]
    const parts = new Set<Part>()
    for (const [action, first, second] of steps)
      if (action === SQLITE_INSERT || action === SQLITE_DELETE) parts.add(this.#rows(first))
      else if (action === SQLITE_UPDATE) parts.add(this.#column(first, second))
      else if (action === SQLITE_TRANSACTION ? first === 'ROLLBACK' : !harmless.includes(action))
        return undefined
    return [...parts]
  }

  #rows(table: string | null): Part {
    return this.#part(`${table}`)
  }

  #column(table: string | null, column: string | null): Part {
    return this.#part(`${table}.${column}`)
  }

  #part(name: string): Part {
    const known = this.#parts.get(name)
    if (known !== undefined) return known
    const part = { lastChange: 0 }
    this.#parts.set(name, part)
    return part
  }
}

/** The oldest supported Node does not report the steps of statements. */
function reportsSteps(database: DatabaseSync): boolean {
  return 'setAuthorizer' in database
}

function readsOf(parts: readonly Part[]): Reads {
  return { parts, count: 0, lastChange: 0 }
}
