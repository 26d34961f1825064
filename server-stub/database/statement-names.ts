/** Names of statements that PostgreSQL keeps for each connection, so that it parses and plans them once. */

/** Executions of a statement before it gets a name: those that are executed once or twice are not worth the memory. */
const executionsBefore = 2
/** Statements with names, and statements whose executions are counted. */
const mostNames = 200
const mostCounted = 2000

const isKept = /^\s*(?:select|with|insert|update|delete)\b/i

export class StatementNames {
  readonly #names = new Map<string, string>()
  readonly #executions = new Map<string, number>()
  #generation = 0

  /** The name of a statement that was executed before; undefined if it has none. */
  nameOf(sql: string): string | undefined {
    const known = this.#names.get(sql)
    if (known !== undefined) return known
    if (this.#names.size >= mostNames || !isKept.test(sql)) return undefined
    const executions = this.#executions.get(sql) ?? 0
    if (executions < executionsBefore) {
      if (this.#executions.size >= mostCounted) this.#executions.clear()
      this.#executions.set(sql, executions + 1)
      return undefined
    }
    this.#executions.delete(sql)
    const name = `forge_${this.#generation}_${this.#names.size}`
    this.#names.set(sql, name)
    return name
  }

  /** Renames the statements: those that are kept do not fit a schema that was changed meanwhile. */
  renew(): void {
    this.#generation += 1
    this.#names.clear()
  }
}
