/** What concurrent clients of several processes see could have happened one after another. */
import { expect, test } from 'vitest'
import { emptyDatabase } from '../support/fresh-database.ts'
import { whyNoPostgres } from '../support/postgres.ts'
import { startServer } from '../support/server-process.ts'
import { checkHistories } from './record.ts'

const noPostgres = await whyNoPostgres()
const adminToken = 'pt-histories'

test.skipIf(noPostgres)('three processes on one PostgreSQL database behave like one', async () => {
  const args = ['--database', await emptyDatabase(), '--admin-token', adminToken]
  await using one = await startServer(args)
  await using two = await startServer(args)
  await using three = await startServer(args)
  const origins = [one, two, three].map(({ origin }) => origin)
  const { anomalies, operations } = await checkHistories({
    origins,
    adminToken,
    operations: 600,
    clients: 12,
    seed: 1,
  })
  expect(anomalies).toEqual([])
  expect(operations).toBeGreaterThanOrEqual(600)
})
