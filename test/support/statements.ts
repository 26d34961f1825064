/** Counts the SQL statements of requests. */
import { DefaultQueryExecutor, type CompiledQuery } from 'kysely'
import { vi } from 'vitest'
import { SqliteExecutor } from '../../server-stub/database/sqlite-executor.ts'

/** Runs the work and returns the SQL of the statements that were executed meanwhile in this process. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  return (await queriesOf(work)).map(({ sql }) => sql)
}

/** The same with the parameters of each statement. */
export async function queriesOf(work: () => Promise<unknown>): Promise<CompiledQuery[]> {
  const postgres = vi.spyOn(DefaultQueryExecutor.prototype, 'executeQuery')
  const sqlite = vi.spyOn(SqliteExecutor.prototype, 'executeQuery')
  try {
    await work()
    // An executor of SQLite passes a statement on to the other one when it has to wait.
    const elsewhere = postgres.mock.calls.filter(
      (_call, index) => !(postgres.mock.contexts[index] instanceof SqliteExecutor),
    )
    return [...elsewhere, ...sqlite.mock.calls].map(([query]) => query)
  } finally {
    postgres.mockRestore()
    sqlite.mockRestore()
  }
}
