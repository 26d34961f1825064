import type { Database } from './database/connection.ts'
import type { FaultInjector } from './embedding/faults.ts'
import type { Listening } from './http/listen.ts'
import type { Monitoring } from './monitoring/index.ts'
import type { Registration } from './resources/worker-metrics/commands.ts'

/** How long requests that failed with the database may take to send their 503, in milliseconds. */
const lastResponses = 1000

interface Running {
  monitoring: Monitoring
  server: Listening
  registration: Registration
  database: Database
  faults: FaultInjector
  endCleanup: () => void
}

/**
 * Ends the server: requests that are running get their response within the timeout (milliseconds), new ones get 503.
 * Then transactions that still run are rolled back, so that neither a slow client nor an unresponsive database prevents the end.
 */
export async function shutDown(
  { monitoring, server, registration, database, faults, endCleanup }: Running,
  timeout: number,
): Promise<void> {
  monitoring.stopping()
  faults.close()
  endCleanup()
  const deadline = performance.now() + timeout
  if (!(await server.drain(timeout))) {
    database.abandon()
    await server.drain(lastResponses)
  }
  await server.close()
  const timer = setTimeout(() => database.abandon(), Math.max(0, deadline - performance.now()))
  await registration.end()
  await database.close()
  clearTimeout(timer)
  monitoring.stopped()
}
