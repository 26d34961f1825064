/** Counts the SQL statements of requests. */
import { DefaultQueryExecutor } from 'kysely'
import { vi } from 'vitest'

/** Runs the work and returns the SQL of the statements that were executed meanwhile in this process. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const spy = vi.spyOn(DefaultQueryExecutor.prototype, 'executeQuery')
  try {
    await work()
    return spy.mock.calls.map(([{ sql }]) => sql)
  } finally {
    spy.mockRestore()
  }
}
