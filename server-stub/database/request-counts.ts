/** Counts requests in windows of time, for all servers on one database together. */
import { hash } from 'node:crypto'
import type { Db } from './connection.ts'

/** The requests of a subject in its present window. */
export interface RequestCount {
  requests: number
  /** Milliseconds until the window ends. */
  remaining: number
}

/** Counts a request of the subject in a window of this length, in milliseconds, that its first request has opened. */
export async function countRequest(
  db: Db,
  subject: string,
  { window, now }: { window: number; now: Date },
): Promise<RequestCount> {
  const at = now.toISOString()
  const ends_at = new Date(now.getTime() + window).toISOString()
  const counted = await db
    .insertInto('request_count')
    // A digest, since the subject may be an IP address.
    .values({ subject: hash('sha256', subject, 'base64url'), requests: 1, ends_at })
    .onConflict((conflict) =>
      conflict.column('subject').doUpdateSet((eb) => {
        const isOver = eb('request_count.ends_at', '<=', at)
        const oneMore = eb('request_count.requests', '+', 1)
        return {
          requests: eb.case().when(isOver).then(1).else(oneMore).end(),
          ends_at: eb.case().when(isOver).then(ends_at).else(eb.ref('request_count.ends_at')).end(),
        }
      }),
    )
    .returning(['requests', 'ends_at'])
    .executeTakeFirstOrThrow()
  if (counted.requests === 1) await db.deleteFrom('request_count').where('ends_at', '<=', at).execute()
  return { requests: counted.requests, remaining: Date.parse(counted.ends_at) - now.getTime() }
}
