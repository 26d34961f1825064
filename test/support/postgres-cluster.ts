/** One PostgreSQL server for all test files of a run, started when the first of them requests a database. */
import type { TestProject } from 'vitest/node'
import { startBroker } from './broker.ts'
import { startPostgres, type PostgresServer } from './postgres.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** URLs that respond with the connection URL of a new database: one without tables, one with the present schema. */
    postgresCluster: { empty: string; fresh: string }
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  let cluster: Promise<PostgresServer> | undefined
  const started = (): Promise<PostgresServer> => (cluster ??= startPostgres())
  const empty = await startBroker(async () => (await started()).emptyDatabase())
  const fresh = await startBroker(async () => (await started()).freshDatabase())
  project.provide('postgresCluster', { empty: empty.url, fresh: fresh.url })
  return async () => {
    empty.close()
    fresh.close()
    await (await cluster)?.stop()
  }
}
