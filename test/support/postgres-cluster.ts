/** One PostgreSQL server for all test files of a run, started when the first of them requests a database. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { TestProject } from 'vitest/node'
import { startPostgres, type PostgresServer } from './postgres.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** URL that responds with the connection URL of a new database. */
    postgresCluster: string
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  let cluster: Promise<PostgresServer> | undefined
  const broker = createServer((_request, response) => {
    cluster ??= startPostgres()
    cluster
      .then((server) => server.freshDatabase())
      .then(
        (url) => response.end(url),
        (error: unknown) => response.writeHead(500).end(String(error)),
      )
  })
  broker.listen(0, '127.0.0.1')
  await once(broker, 'listening')
  const bound = broker.address()
  if (bound === null || typeof bound === 'string') throw new Error('The broker has no port')
  project.provide('postgresCluster', `http://127.0.0.1:${bound.port}`)
  return async () => {
    broker.close()
    await (await cluster)?.stop()
  }
}
