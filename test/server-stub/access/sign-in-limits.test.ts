/** Checks of passwords that run at the same time. */
import { expect, test } from 'vitest'
import { SignInLimiter, signInLimits } from '../../../server-stub/access/sign-in-limits.ts'
import { openDatabase } from '../../../server-stub/database/connection.ts'

/** As many running checks of one account as may fail, and one that waits for them. */
async function fullLimiter() {
  const database = await openDatabase({ kind: 'memory' })
  const context = { db: database.db, now: () => new Date('2026-03-01T12:00:00Z') }
  const limiter = new SignInLimiter()
  const checks = Array.from({ length: signInLimits.account + 1 }, () => ({
    started: Promise.withResolvers<void>(),
    ended: Promise.withResolvers<string | undefined>(),
  }))
  let count = 0
  const results = checks.map(({ started, ended }) =>
    limiter.run(context, { login: 'root', ip: '192.0.2.1' }, async () => {
      count++
      started.resolve()
      return ended.promise
    }),
  )
  const settled = Promise.allSettled(results)
  const running = checks.slice(0, -1)
  await Promise.all(running.map(({ started }) => started.promise))
  return { running, waiting: checks.at(-1), settled, database, startedCount: () => count }
}

test('a check waits until a running one ends, and starts if that was a correct password', async () => {
  const { running, waiting, settled, database, startedCount } = await fullLimiter()
  expect(startedCount()).toBe(running.length)
  running[0]?.ended.resolve('root')
  await waiting?.started.promise
  for (const { ended } of running) ended.resolve(undefined)
  waiting?.ended.resolve('root')
  expect((await settled).map(({ status }) => status)).not.toContain('rejected')
  await database.close()
})

test('a check that waits is rejected when the running ones use up the limit', async () => {
  const { running, settled, database, startedCount } = await fullLimiter()
  for (const { ended } of running) ended.resolve(undefined)
  expect((await settled).at(-1)).toMatchObject({ reason: { kind: 'too-many-requests' } })
  expect(startedCount()).toBe(running.length)
  await database.close()
})
