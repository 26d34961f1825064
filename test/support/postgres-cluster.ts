/** One PostgreSQL server for all test files of a run, started when the first of them requests a database. */
import type { TestProject } from 'vitest/node'
import { startBroker } from './broker.ts'
import { startPostgres, type PostgresServer } from './postgres.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** URL that responds with the connection URL of a new database. */
    postgresCluster: string
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  let cluster: Promise<PostgresServer> | undefined
  const broker = await startBroker(async () => {
    cluster ??= startPostgres()
    return (await cluster).freshDatabase()
  })
  project.provide('postgresCluster', broker.url)
  return async () => {
    broker.close()
    await (await cluster)?.stop()
  }
}
