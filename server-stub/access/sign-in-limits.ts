/** Limits on attempts to sign in with a password, per account and per IP address of the client. */
import type { Db } from '../database/connection.ts'
import { deleteRows } from '../database/rows.ts'
import { Turns } from '../database/turns.ts'
import { tooManyRequests } from '../http/errors.ts'
import { limits } from '../limits.ts'
import { digest } from './secrets.ts'

/** Failed attempts that are allowed within the window. */
export const signInLimits = {
  account: limits.signInAttemptsOfAccount.max,
  address: limits.signInAttemptsOfAddress.max,
  windowMilliseconds: 10 * 60_000,
} as const

interface Context {
  db: Db
  now: () => Date
}

interface Attempt {
  /** Username or email address, as submitted. */
  login: string
  /** IP address of the client. */
  ip: string
}

/** Limits the password checks of this process, together with the failed ones that the database stores. */
export class SignInLimiter {
  /** Checks of the same account or IP address start one after another, so that no two use the same rest of a limit. */
  readonly #starts = new Turns()
  /** Ends of the running checks, by account and by IP address. */
  readonly #running = new Map<string, Set<Promise<void>>>()

  /**
   * Runs the check of a password, which returns undefined if the password is wrong. Throws 429 with `Retry-After` if too
   * many have failed within the window. While as many checks run as may still fail, another one waits: concurrent
   * guesses do not exceed the limit, and concurrent correct passwords are not rejected.
   */
  async run<Result>(
    context: Context,
    attempt: Attempt,
    check: () => Promise<Result | undefined>,
  ): Promise<Result | undefined> {
    const { account, ip } = subjectsOf(attempt)
    const { promise: ended, resolve: end } = Promise.withResolvers<void>()
    await this.#starts.run(account, async () => {
      await this.#waitUntilAllowed(context, account, signInLimits.account)
      await this.#starts.run(ip, async () => {
        await this.#waitUntilAllowed(context, ip, signInLimits.address)
        for (const subject of [account, ip]) this.#runningOf(subject).add(ended)
      })
    })
    try {
      const result = await check()
      await (result === undefined ? recordFailure(context, [account, ip]) : clearFailures(context, account))
      return result
    } finally {
      for (const subject of [account, ip]) this.#remove(subject, ended)
      end()
    }
  }

  async #waitUntilAllowed(context: Context, subject: string, max: number): Promise<void> {
    for (;;) {
      // Read before the failures: a check that fails meanwhile counts twice here instead of not at all.
      const running = [...(this.#running.get(subject) ?? [])]
      const failures = await recentFailures(context, subject, max)
      // Another attempt is allowed when the oldest of as many as the limit allows leaves the window.
      const oldest = failures[max - 1]
      if (oldest !== undefined) throw tooManyRequests(secondsUntilAllowed(oldest, context.now()))
      if (failures.length + running.length < max) return
      await Promise.race(running)
    }
  }

  #runningOf(subject: string): Set<Promise<void>> {
    const running = this.#running.get(subject) ?? new Set()
    this.#running.set(subject, running)
    return running
  }

  #remove(subject: string, ended: Promise<void>): void {
    const running = this.#runningOf(subject)
    running.delete(ended)
    if (running.size === 0) this.#running.delete(subject)
  }
}

/** Times of the failed attempts within the window, the latest first. */
async function recentFailures({ db, now }: Context, subject: string, max: number): Promise<string[]> {
  const rows = await db
    .selectFrom('sign_in_attempt')
    .select('attempted_at')
    .where('subject', '=', subject)
    .where('attempted_at', '>', windowStart(now()))
    .orderBy('id', 'desc')
    .limit(max)
    .execute()
  return rows.map(({ attempted_at }) => attempted_at)
}

function windowStart(now: Date): string {
  return new Date(now.getTime() - signInLimits.windowMilliseconds).toISOString()
}

function secondsUntilAllowed(oldest: string, now: Date): number {
  const allowedAt = Date.parse(oldest) + signInLimits.windowMilliseconds
  return Math.max(1, Math.ceil((allowedAt - now.getTime()) / 1000))
}

/** Adds a failed attempt for the account and for the IP address, and deletes attempts outside the window. */
async function recordFailure({ db, now }: Context, subjects: readonly string[]): Promise<void> {
  const at = now()
  const rows = subjects.map((subject) => ({ subject, attempted_at: at.toISOString() }))
  await db.transaction().execute(async (tx) => {
    await tx.deleteFrom('sign_in_attempt').where('attempted_at', '<=', windowStart(at)).execute()
    await tx.insertInto('sign_in_attempt').values(rows).execute()
  })
}

/** Deletes the failed attempts of an account that has signed in. */
async function clearFailures({ db }: Context, account: string): Promise<void> {
  await db.transaction().execute((tx) => deleteRows(tx, 'sign_in_attempt', { subject: account }))
}

/** Digests, since a password may be submitted as a username by mistake. */
function subjectsOf({ login, ip }: Attempt): { account: string; ip: string } {
  return { account: digest(`account ${login.toLowerCase()}`), ip: digest(`address ${ip}`) }
}
