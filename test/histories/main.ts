/** `npm run histories`: concurrent clients of three processes over one PostgreSQL. */
import { parseArgs } from 'node:util'
import { startPostgres } from '../support/postgres.ts'
import { startServer } from '../support/server-process.ts'
import { checkHistories } from './record.ts'

const help = `npm run histories -- [options]

Starts three processes of the reference server over one temporary PostgreSQL
database (needs initdb). Clients create, change, delete and read the same
resources at once. The history of each resource must be linearizable, and no
response may be 500 or above.

  --operations N   Operations of one run. (3000)
  --runs N         Runs, each with resources of its own. (5)
  --clients N      Clients at the same time. (24)
  --seed N         Seed of the first run. (random)
  --help           Print this.

Exit status: 0 if there is no anomaly, 1 if there is one, 2 on wrong options.`

const options = {
  operations: { type: 'string', default: '3000' },
  runs: { type: 'string', default: '5' },
  clients: { type: 'string', default: '24' },
  seed: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const

const adminToken = 'pt-histories'

async function main(): Promise<number> {
  const { values } = parseArgs({ options })
  if (values.help) {
    console.log(help)
    return 0
  }
  const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 20))
  const [operations = 0, runs = 0, clients = 0] = [values.operations, values.runs, values.clients].map(Number)
  if ([seed, operations, runs, clients].some((number) => !Number.isSafeInteger(number) || number < 0)) {
    console.error(help)
    return 2
  }
  const cluster = await startPostgres()
  try {
    const args = ['--database', await cluster.freshDatabase(), '--admin-token', adminToken]
    await using one = await startServer(args)
    await using two = await startServer(args)
    await using three = await startServer(args)
    const origins = [one, two, three].map(({ origin }) => origin)
    let anomalies = 0
    for (let run = 0; run < runs; run++) {
      const given = { origins, adminToken, operations, clients, seed: seed + run }
      const findings = await checkHistories(given)
      anomalies += findings.anomalies.length
      console.log(
        `Seed ${seed + run}: ${findings.operations} operations on ${findings.resources} resources, ${findings.anomalies.length} anomalies`,
      )
      for (const anomaly of findings.anomalies) console.log(anomaly)
    }
    return anomalies === 0 ? 0 : 1
  } finally {
    await cluster.stop()
  }
}

process.exitCode = await main()
