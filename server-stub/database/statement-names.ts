/** Names of statements that PostgreSQL keeps for each connection, so that it parses and plans them once. */

import { RecentlyUsed } from './recently-used.ts'

/** Executions of a statement before it gets a name: those that are executed once or twice are not worth the memory. */
const executionsBefore = 2
/** Statements with names, and statements whose executions are counted. */
const mostNames = 200
const mostCounted = 2000

const isKept = /^\s*(?:select|with|insert|update|delete)\b/i

export class StatementNames {
  readonly #names = new RecentlyUsed<string>(mostNames)
  readonly #executions = new Map<string, number>()
  #given = 0

  /** The name of a statement that was executed before; undefined if it has none. */
  nameOf(sql: string): string | undefined {
    const known = this.#names.get(sql)
    if (known !== undefined) return known
    if (!isKept.test(sql)) return undefined
    const executions = this.#executions.get(sql) ?? 0
    if (executions < executionsBefore) {
      if (this.#executions.size >= mostCounted) this.#executions.clear()
      this.#executions.set(sql, executions + 1)
      return undefined
    }
    this.#executions.delete(sql)
    const name = `forge_${++this.#given}`
    this.#names.set(sql, name)
    return name
  }

  /** Renames the statements: those that are kept do not fit a schema that was changed meanwhile. */
  renew(): void {
    this.#names.clear()
  }
}

/** The statements that PostgreSQL keeps for connections. It keeps those whose names are no longer used as well. */
export class KeptStatements {
  readonly #names = new WeakMap<object, Set<string>>()

  add(connection: object, name: string): void {
    const names = this.#names.get(connection)
    if (names === undefined) this.#names.set(connection, new Set([name]))
    else names.add(name)
  }

  /** Whether most of the statements of a connection can be unused, so that it should be replaced. */
  areTooMany(connection: object): boolean {
    return (this.#names.get(connection)?.size ?? 0) > 2 * mostNames
  }
}
