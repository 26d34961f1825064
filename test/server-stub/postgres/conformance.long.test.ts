/** The suite passes on PostgreSQL, also when two processes share it and requests go to them in turn. */
import { describe, expect, test } from 'vitest'
import { startStub, type Incident } from '../../../server-stub/index.ts'
import { conform } from '../../conformance/index.ts'
import { emptyDatabase } from '../../support/fresh-database.ts'
import { whyNoPostgres } from '../../support/postgres.ts'
import { isWhole } from '../../support/sample.ts'
import { roundRobin } from '../../support/round-robin.ts'
import { startServer } from '../../support/server-process.ts'

const noPostgres = await whyNoPostgres()
const adminToken = 'pt-conformance'

/** The result of the suite, or of its smoke selection, for the server at that origin. */
async function verdict(
  origin: string,
  selection: { smoke?: 'yes'; shard?: string } = {},
): Promise<{ exit: number; report: string }> {
  let report = ''
  const exit = await conform(
    { 'base-url': `${origin}/api/v4`, 'admin-token': adminToken, ...selection },
    {
      out: (text) => (report += text),
      err: (text) => (report += text),
      colour: false,
    },
  )
  return { exit, report: exit === 0 ? '' : report }
}

describe.skipIf(noPostgres)(`PostgreSQL${noPostgres === undefined ? '' : ` (${noPostgres})`}`, () => {
  test.runIf(isWhole)('one server passes the smoke selection without incidents', async () => {
    const incidents: Incident[] = []
    const database = { kind: 'postgres', url: await emptyDatabase() } as const
    await using stub = await startStub({
      database,
      adminToken,
      onIncident: (incident) => incidents.push(incident),
    })
    expect(await verdict(stub.origin, { smoke: 'yes' })).toEqual({ exit: 0, report: '' })
    expect(incidents).toEqual([])
  })

  test('two processes on one database conform like one', async () => {
    const options = ['--database', await emptyDatabase(), '--admin-token', adminToken, '--seed', 'none']
    const servers = await Promise.all([startServer(options), startServer(options)])
    try {
      await using proxy = await roundRobin(servers.map(({ origin }) => origin))
      expect(await verdict(proxy.origin, isWhole ? {} : { smoke: 'yes' })).toEqual({ exit: 0, report: '' })
      expect(Math.min(...proxy.handed)).toBeGreaterThan(isWhole ? 4_000 : 300)
    } finally {
      for (const each of servers) await each[Symbol.asyncDispose]()
    }
  })
})
