import type { OperationId } from '../../generated/operations.ts'
import { flag, minutes, oneOf, seed, text, wholeNumber } from '../../scripts/command-line/options.ts'
import { printProgress } from '../../scripts/command-line/progress.ts'
import { readArguments } from '../../scripts/command-line/script.ts'
import type { Campaign, Finding, Progress } from './campaign.ts'
import type { DatabaseKind } from './fuzzed-server.ts'

const { values } = readArguments({
  name: 'fuzz',
  summary: 'send hostile requests to the reference server',
  description: `Sends requests that follow the contract and that violate it to a server with a process and a database of its own: for every operation, by every kind of caller, in every encoding, and bytes that are hardly HTTP. Each finding is shrunk to a small case, and printed with the seed that repeats it.

Findings:
  server-error  a response of 500 or above
  violation     a response that the contract does not allow
  unauthorised  a success where the access table requires 401, 403 or 404
  number        a record found by its number in another notation, such as 0x1
  secret        a token in a response header
  hold          the event loop blocked for too long, in processor time
  memory        over 10 % more memory after the second of two equal loads
  no-response   no response
  ended         the end of the process`,
  exitCodes: { 0: 'no finding', 1: 'findings' },
  options: {
    requests: wholeNumber(20_000, 'Send at least so many requests.'),
    minutes: minutes('Stop after N minutes.'),
    database: oneOf(
      ['sqlite', 'postgres', 'memory'],
      'sqlite',
      'Temporary database; postgres requires initdb.',
    ),
    seed: seed('The first seed. Equal seeds send equal requests.'),
    operation: text('IDS', 'Only these operations, by their operationId, separated by commas.'),
    'most-hold': wholeNumber(200, 'Longest time that the event loop may be blocked, in milliseconds.', 0),
    memory: wholeNumber(0, 'Afterwards send N requests twice to a new server, and compare its memory.', 0),
    json: flag('Print each shrunk case as JSON, to be added to test/fuzz/regressions.json.'),
  },
  examples: [
    { command: 'npm run fuzz -- --seed 4711 --requests 1', does: 'Repeats the requests of that seed.' },
  ],
})
// Loaded after the arguments are read: the help and errors in them appear at once.
const { operations } = await import('../../generated/operations.ts')
const { fuzz } = await import('./campaign.ts')
const { memoryOfEqualLoads } = await import('./memory.ts')

async function main(): Promise<number> {
  const { database, seed, requests, minutes, memory: load, 'most-hold': mostHold } = values
  const ids = values.operation?.split(',')
  const wrong = ids?.find((id) => !isOperation(id))
  if (wrong !== undefined) {
    console.error(`npm run fuzz: the contract has no operation ${wrong}`)
    return 2
  }
  console.log(`Seed ${seed}, at least ${requests} requests, database ${database}`)
  const operationIds = ids?.filter(isOperation)
  const limits = { requests, minutes, mostHold }
  const campaign = await fuzz({ ...limits, database, seed, operations: operationIds, onProgress })
  printProgress('')
  console.log(summary(campaign))
  for (const finding of campaign.found) console.log(describe(finding, values.json))
  const isFlat = load === 0 || (await isMemoryFlat(database, load, seed))
  return campaign.found.length === 0 && isFlat ? 0 : 1
}

function isOperation(id: string): id is OperationId {
  return Object.hasOwn(operations, id)
}

const megabytes = (bytes: number): string => `${Math.round(bytes / 1024 / 1024)} MB`

function onProgress({ requests, findings, longestHold, rss }: Progress): void {
  printProgress(
    `${requests} requests  ${findings} found  hold ${Math.round(longestHold)} ms  ${megabytes(rss)}`,
  )
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
