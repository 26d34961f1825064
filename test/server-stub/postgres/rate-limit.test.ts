/** Servers on one PostgreSQL count requests and failed sign-ins together. */
import { expect, test } from 'vitest'
import { SignInLimiter, signInLimits } from '../../../server-stub/access/sign-in-limits.ts'
import { openDatabase } from '../../../server-stub/database/connection.ts'
import { countRequest } from '../../../server-stub/database/request-counts.ts'
import { startStub } from '../../../server-stub/index.ts'
import { freshDatabase } from '../../support/fresh-database.ts'
import { whyNoPostgres } from '../../support/postgres.ts'

const noPostgres = await whyNoPostgres()

test.skipIf(noPostgres)(
  'the limit applies to several servers together, also to concurrent requests',
  async () => {
    const options = { database: { kind: 'postgres', url: await freshDatabase() }, rateLimit: 6 } as const
    await using one = await startStub(options)
    await using other = await startStub(options)
    const urls = [one, other].map(({ baseUrl }) => `${baseUrl}/projects`)
    const sent = Array.from({ length: 10 }, (_, index) => fetch(urls[index % 2] ?? ''))
    const statuses = (await Promise.all(sent)).map(({ status }) => status)
    expect(statuses.toSorted((one, two) => one - two)).toEqual([
      ...Array<number>(6).fill(200),
      ...Array<number>(4).fill(429),
    ])
  },
)

test.skipIf(noPostgres)('a window that is over is followed by a new one, and forgotten', async () => {
  const database = await openDatabase({ kind: 'postgres', url: await freshDatabase() })
  const { db } = database
  const count = async (subject: string, second: number): Promise<number> => {
    const now = new Date(Date.UTC(2026, 2, 1, 8, 0, second))
    return (await countRequest(db, subject, { window: 60_000, now })).requests
  }
  expect([await count('one', 0), await count('one', 59), await count('one', 60)]).toEqual([1, 2, 1])
  expect([await count('two', 70), await count('two', 80)]).toEqual([1, 2])
  // The first request of a window deletes the windows that are over.
  await count('three', 125)
  expect(await db.selectFrom('request_count').select('requests').orderBy('requests').execute()).toEqual([
    { requests: 1 },
    { requests: 2 },
  ])
  await database.close()
})

test.skipIf(noPostgres)('failed sign-ins at one server count at the other', async () => {
  const location = { kind: 'postgres', url: await freshDatabase() } as const
  const [one, other] = [await openDatabase(location), await openDatabase(location)]
  const servers = [one, other].map(({ db }) => {
    const limiter = new SignInLimiter()
    const attempt = { login: 'root', ip: '192.0.2.1' }
    return () => limiter.run({ db, now: () => new Date() }, attempt, async () => undefined)
  })
  for (let count = 0; count < signInLimits.account; count++) await servers[count % 2]?.()
  for (const attempt of servers) await expect(attempt()).rejects.toMatchObject({ kind: 'too-many-requests' })
  await Promise.all([one.close(), other.close()])
})
