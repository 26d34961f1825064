/** `npm run fuzz`: hostile requests of every kind against the reference server. */
import { parseArgs } from 'node:util'
import { operations, type OperationId } from '../../generated/operations.ts'
import { fuzz, type Campaign, type Finding, type Progress } from './campaign.ts'
import type { DatabaseKind } from './fuzzed-server.ts'
import { memoryOfEqualLoads } from './memory.ts'

const help = `npm run fuzz -- [options]

Sends hostile requests to the reference server, in a process and with a database
of its own: made of the contract and against it, for every operation, by every
kind of caller, in every encoding, and as bytes that are hardly HTTP.

  --requests N      Send at least so many requests. (20000)
  --minutes N       Stop after N minutes, whatever was sent. (no limit)
  --database D      sqlite (a temporary folder), postgres (a temporary cluster;
                    needs initdb), or memory. (sqlite)
  --seed N          The first seed. Equal seeds send equal requests. (random)
  --operation O,P   Only these operations, by their operationId.
  --most-hold MS    Longest hold of the event loop that is no finding. (200)
  --memory N        Afterwards send N requests twice on a new server, and compare
                    its memory. (0: not)
  --json            Print each shrunk case as JSON, to be added to
                    test/fuzz/regressions.json.
  --help            Print this.

Findings
  server-error  a response of 500 or above
  violation     a response that the contract does not allow
  unauthorised  a success where the access table says 401, 403 or 404
  number        a record found by its number in another notation, such as 0x1
  secret        a token in a response header
  hold          the event loop held for too long, in processor time
  memory        more than 10 % more memory after the second of two equal loads
  no-response, ended

Each finding is shrunk to a small case, and named with the seed that repeats it:
  npm run fuzz -- --seed 4711 --requests 1

Exit status: 0 when nothing was found, 1 when something was, 2 on wrong options.`

const options = {
  requests: { type: 'string', default: '20000' },
  minutes: { type: 'string' },
  database: { type: 'string', default: 'sqlite' },
  seed: { type: 'string' },
  operation: { type: 'string' },
  'most-hold': { type: 'string', default: '200' },
  memory: { type: 'string', default: '0' },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const

async function main(): Promise<number> {
  const { values } = parseArgs({ options })
  if (values.help) {
    console.log(help)
    return 0
  }
  const database = databaseOf(values.database)
  const ids = values.operation?.split(',')
  const wrong = ids?.find((id) => !isOperation(id))
  const given = [values.requests, values['most-hold'], values.memory, values.minutes ?? 'Infinity']
  const numbers = [...given, values.seed ?? '0'].map(Number)
  if (database === undefined || wrong !== undefined || numbers.some((number) => !(number >= 0))) {
    console.error(wrong === undefined ? help : `fuzz: the contract has no operation ${wrong}`)
    return 2
  }
  const seed = values.seed === undefined ? Math.floor(Math.random() * 2 ** 30) : Number(values.seed)
  const [requests = 0, mostHold = 0, load = 0, minutes = 0] = numbers
  console.log(`Seed ${seed}, at least ${requests} requests, database ${database}`)
  const operationIds = ids?.filter(isOperation)
  const limits = { requests, minutes, mostHold }
  const campaign = await fuzz({ ...limits, database, seed, operations: operationIds, onProgress })
  progressLine('')
  console.log(summary(campaign))
  for (const finding of campaign.found) console.log(describe(finding, values.json))
  const isFlat = load === 0 || (await isMemoryFlat(database, load, seed))
  return campaign.found.length === 0 && isFlat ? 0 : 1
}

function databaseOf(text: string): DatabaseKind | undefined {
  return (['sqlite', 'postgres', 'memory'] as const).find((kind) => kind === text)
}

function isOperation(id: string): id is OperationId {
  return Object.hasOwn(operations, id)
}

const megabytes = (bytes: number): string => `${Math.round(bytes / 1024 / 1024)} MB`

function onProgress({ requests, findings, longestHold, rss }: Progress): void {
  progressLine(
    `${requests} requests  ${findings} found  hold ${Math.round(longestHold)} ms  ${megabytes(rss)}`,
  )
}

/** One line that is written over on a terminal; elsewhere a line now and then. */
let lines = 0
function progressLine(text: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${text.slice(0, 79)}`)
  else if (text !== '' && lines++ % 5 === 0) process.stderr.write(`${text}\n`)
}

function summary({ requests, byStatus, longestHold, rss, found }: Campaign): string {
  const statuses = [...byStatus].toSorted(([a], [b]) => a - b)
  const rows = statuses.map(([status, count]) => `  ${status === 0 ? 'none' : status}`.padEnd(8) + count)
  return [
    `Requests       ${requests}`,
    `Longest hold   ${Math.round(longestHold)} ms`,
    `Memory         ${megabytes(rss)}`,
    `Findings       ${found.length}`,
    'Responses by status',
    ...rows,
  ].join('\n')
}

function describe({ problem, seed, case: each }: Finding, json: boolean): string {
  const repeat = `npm run fuzz -- --seed ${seed} --requests 1`
  const text = JSON.stringify(each)
  const shown = json || text.length < 1000 ? text : `${text.slice(0, 1000)}… (--json prints all)`
  return `\n${problem.kind}: ${problem.text}\n  repeat: ${repeat}\n  case: ${shown}`
}

async function isMemoryFlat(database: DatabaseKind, load: number, seed: number): Promise<boolean> {
  const [first, second] = await memoryOfEqualLoads(database, load, seed)
  const isFlat = second <= first * 1.1
  const verdict = isFlat ? 'flat' : 'memory: grows'
  console.log(`Memory after one load ${megabytes(first)}, after two ${megabytes(second)}: ${verdict}`)
  return isFlat
}

process.exitCode = await main()
