import { seed, wholeNumber } from '../../scripts/command-line/options.ts'
import { readArguments } from '../../scripts/command-line/script.ts'
import { startPostgres } from '../support/postgres.ts'
import { startServer } from '../support/server-process.ts'
import { checkHistories } from './record.ts'

const { values } = readArguments({
  name: 'histories',
  summary: 'check concurrent clients of three processes',
  description:
    'Starts three processes of the reference server on one temporary PostgreSQL database (requires initdb). Clients create, ' +
    'change, delete and read the same resources at once. The history of each resource must be linearizable, and no response ' +
    'may have a status of 500 or above.',
  exitCodes: { 0: 'no anomaly', 1: 'anomalies' },
  options: {
    operations: wholeNumber(3000, 'Operations of one run.'),
    runs: wholeNumber(5, 'Runs, each with resources of its own.'),
    clients: wholeNumber(24, 'Clients at the same time.'),
    seed: seed('Seed of the first run.'),
  },
})

const adminToken = 'pt-histories'

async function main(): Promise<number> {
  const { operations, runs, clients, seed } = values
  const cluster = await startPostgres()
  try {
    const args = ['--database', await cluster.emptyDatabase(), '--admin-token', adminToken]
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
