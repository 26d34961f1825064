import type { DatabaseLocation, Db } from './database/connection.ts'
import { countRequest } from './database/request-counts.ts'
import { requestsInMemory, type CountRequest } from './http/rate-limiter.ts'
import { timestamp } from './monitoring/system-time.ts'

/** Servers on one PostgreSQL count requests together; on SQLite, each request would wait for the disk. */
export async function requestCounter(location: DatabaseLocation | undefined, db: Db): Promise<CountRequest> {
  if (location?.kind !== 'postgres') return requestsInMemory()
  return (subject, window) => countRequest(db, subject, { window, now: new Date(timestamp()) })
}
