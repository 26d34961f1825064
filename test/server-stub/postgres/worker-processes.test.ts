/** Every process of a shared database lists all of them. */
import { expect, test } from 'vitest'
import { openDatabase } from '../../../server-stub/database/connection.ts'
import { startStub, type Stub } from '../../../server-stub/index.ts'
import { freshDatabase } from '../../support/fresh-database.ts'
import { whyNoPostgres } from '../../support/postgres.ts'

const adminToken = 'pt-workers'

async function processes({ baseUrl }: Stub): Promise<unknown> {
  const headers = { 'PRIVATE-TOKEN': adminToken }
  return (await fetch(`${baseUrl}/worker/process_metrics`, { headers })).json()
}

test.skipIf(await whyNoPostgres())('lists the processes that run, from any of them', async () => {
  const database = { kind: 'postgres', url: await freshDatabase() } as const
  const one = await startStub({ database, adminToken })
  await using other = await startStub({ database, adminToken })
  expect(await processes(one)).toEqual(await processes(other))
  expect(await processes(one)).toMatchObject({ processes: [{ pid: process.pid }, { pid: process.pid }] })
  await one.close()
  expect(await processes(other)).toMatchObject({ processes: [{ pid: process.pid }] })
  const direct = await openDatabase(database)
  const stopped = {
    id: 'x',
    hostname: 'h',
    pid: 1,
    started_at: '2026',
    heartbeat_at: '2026-01-01T00:00:00.000Z',
  }
  await direct.db.insertInto('worker_process').values(stopped).execute()
  await direct.close()
  expect(await processes(other)).toMatchObject({ processes: [{ pid: process.pid }] })
})
