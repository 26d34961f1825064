/** Limits on attempts to sign in with a password, per account and per IP address of the client. */
import type { Db, Tx } from '../database/connection.ts'
import { deleteRows } from '../database/rows.ts'
import { tooManyRequests } from '../http/errors.ts'
import { limits } from '../limits.ts'
import { digest } from './secrets.ts'

/** Failed attempts that are allowed within the window. */
export const signInLimits = {
  account: limits.signInAttemptsOfAccount.max,
  address: limits.signInAttemptsOfAddress.max,
  windowMilliseconds: 10 * 60_000,
} as const

interface Attempt {
  /** Username or email address, as submitted. */
  login: string
  /** IP address of the client. */
  ip: string
}

/**
 * Records an attempt; throws 429 with `Retry-After` if too many have failed within the window. An attempt counts as
 * failed until `clearAttempts`, so that concurrent attempts do not exceed the limit.
 */
export async function recordAttempt(db: Db, attempt: Attempt, now: Date): Promise<void> {
  // Committed before it is counted, so that concurrent attempts count each other.
  const recorded = await db.transaction().execute((tx) => insertAttempts(tx, attempt, now))
  for (const [kind, { id, subject }] of recorded.entries()) {
    const earlier = await db
      .selectFrom('sign_in_attempt')
      .select('attempted_at')
      .where('subject', '=', subject)
      .where('id', '<', id)
      .orderBy('id', 'desc')
      .execute()
    // The attempt is allowed again when the oldest of as many as the limit allows leaves the window.
    const oldest = earlier[signInLimits[kind] - 1]
    if (oldest === undefined) continue
    await db.transaction().execute((tx) => deleteAttempts(tx, [...recorded.values()]))
    const allowedAt = Date.parse(oldest.attempted_at) + signInLimits.windowMilliseconds
    throw tooManyRequests(Math.max(1, Math.ceil((allowedAt - now.getTime()) / 1000)))
  }
}

type Kind = 'account' | 'address'

/** Deletes attempts outside the window, and adds this one for the account and for the IP address. */
async function insertAttempts(
  tx: Tx,
  attempt: Attempt,
  now: Date,
): Promise<ReadonlyMap<Kind, { id: number; subject: string }>> {
  const since = new Date(now.getTime() - signInLimits.windowMilliseconds).toISOString()
  await tx.deleteFrom('sign_in_attempt').where('attempted_at', '<=', since).execute()
  const { account, ip } = subjectsOf(attempt)
  const insert = (subject: string) =>
    tx
      .insertInto('sign_in_attempt')
      .values({ subject, attempted_at: now.toISOString() })
      .returning(['id', 'subject'])
      .executeTakeFirstOrThrow()
  return new Map([
    ['account', await insert(account)],
    ['address', await insert(ip)],
  ])
}

/** A rejected attempt does not count. */
async function deleteAttempts(tx: Tx, attempts: readonly { id: number }[]): Promise<void> {
  const ids = attempts.map(({ id }) => id)
  await tx.deleteFrom('sign_in_attempt').where('id', 'in', ids).execute()
}

/** Deletes the attempts of an account that has signed in, and the last one of its IP address. */
export async function clearAttempts(db: Db, attempt: Attempt): Promise<void> {
  const { account, ip } = subjectsOf(attempt)
  await db.transaction().execute(async (tx) => {
    await deleteRows(tx, 'sign_in_attempt', { subject: account })
    await tx
      .deleteFrom('sign_in_attempt')
      .where('id', '=', (eb) =>
        eb
          .selectFrom('sign_in_attempt')
          .select((last) => last.fn.max('id').as('id'))
          .where('subject', '=', ip),
      )
      .execute()
  })
}

/** Digests, since a password may be submitted as a username by mistake. */
function subjectsOf({ login, ip }: Attempt): { account: string; ip: string } {
  return { account: digest(`account ${login.toLowerCase()}`), ip: digest(`address ${ip}`) }
}
