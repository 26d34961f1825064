import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { databaseUrl } from '../../command-line/options.ts'
import { readArguments } from '../../command-line/script.ts'
import { median, rate, type Call } from '../load.ts'
import type { Ready } from '../own-server.ts'
import { startProcess, type Running } from '../processes.ts'

interface Sample {
  perSecond: number
  /** Microseconds of processor time for each response. */
  inServer: number
  inDatabase: number
}

const processCounts = [1, 2, 4] as const
const requests = ['GET /user', 'GET /projects/:id', 'GET /projects/:id/issues', 'POST /projects/:id/issues']
const rounds = 5
const connectionsOfAll = 12

const { database: url } = readArguments({
  name: 'bench:scale',
  summary: 'measure several servers on one database',
  description:
    'Starts one, two and four processes of this server on one PostgreSQL database of this machine, and prints responses per ' +
    'second, and processor time of a response in the server and in the database.',
  options: {
    database: {
      ...databaseUrl,
      summary: 'The database, which must be empty; required.',
      environment: 'FORGE_BENCH_DATABASE',
    },
  },
}).values
if (url === undefined) {
  console.error('npm run bench:scale: requires --database, the URL of an empty PostgreSQL database')
  process.exit(2)
}
const client = new Client(url)
await client.connect()
const samples = new Map<string, Sample[]>()
{
  await using stack = new AsyncDisposableStack()
  const first = stack.use(await startProcess([join(import.meta.dirname, '..', 'own-server.ts')]))
  const { calls }: Ready = JSON.parse(first.firstLine)
  const ports = [{ running: first, origin: new URL(calls['GET /user']?.url ?? '').origin }]
  while (ports.length < Math.max(...processCounts)) {
    const args = [join(import.meta.dirname, '..', '..', 'cli.ts'), 'serve', '--database', url, '--port', '0']
    const running = stack.use(await startProcess(args, { ready: / API +(\S+)/ }))
    ports.push({ running, origin: new URL(running.firstLine).origin })
  }
  for (const request of requests) {
    const call = calls[request]
    if (call === undefined) throw new Error(`No request ${request}`)
    for (const { origin } of ports) await rate(at(call, origin))
    for (let round = 0; round < rounds; round++)
      for (const count of processCounts) {
        const key = `${request} with ${count}`
        samples.set(key, [...(samples.get(key) ?? []), await measure(call, ports.slice(0, count))])
      }
  }
}
await client.end()
console.table(
  Object.fromEntries(
    [...samples].map(([key, taken]) => [
      key,
      {
        'responses/s': Math.round(median(taken.map(({ perSecond }) => perSecond))),
        'µs in servers': Math.round(median(taken.map(({ inServer }) => inServer))),
        'µs in database': Math.round(median(taken.map(({ inDatabase }) => inDatabase))),
      },
    ]),
  ),
)

function at(call: Call, origin: string): Call {
  return { ...call, url: origin + new URL(call.url).pathname }
}

/** The same number of connections in all, spread over the processes. */
async function measure(
  call: Call,
  servers: readonly { running: Running; origin: string }[],
): Promise<Sample> {
  const connections = connectionsOfAll / servers.length
  const load = (seconds: number) =>
    Promise.all(servers.map(({ origin }) => rate(at(call, origin), { connections, seconds })))
  // Fills the pools of connections, so that no process of the database starts while it is measured.
  await load(0.3)
  const serverTime = (): number => servers.reduce((sum, { running }) => sum + running.processorTime(), 0)
  const before = { server: serverTime(), database: await databaseTimes() }
  const rates = await load(1)
  const responses = rates.reduce((sum, each) => sum + each.responses, 0)
  const server = serverTime() - before.server
  const database = [...(await databaseTimes())].reduce(
    (sum, [pid, time]) => sum + time - (before.database.get(pid) ?? time),
    0,
  )
  return {
    perSecond: rates.reduce((sum, each) => sum + each.perSecond, 0),
    inServer: (server * 10_000) / responses,
    inDatabase: (database * 10_000) / responses,
  }
}

/** Processor time of each process of the database server that works for a connection, by process id. */
async function databaseTimes(): Promise<Map<number, number>> {
  const { rows } = await client.query<{ pid: number }>(
    'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )
  return new Map(rows.flatMap(({ pid }) => timeOf(pid)))
}

/** Empty for a process that has ended meanwhile. */
function timeOf(pid: number): [number, number][] {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(' ')
    return [[pid, Number(fields[13]) + Number(fields[14])]]
  } catch {
    return []
  }
}
