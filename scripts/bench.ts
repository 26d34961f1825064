/** Measures this server against others in the same run: absolute figures are the machine's, ratios are the server's. */
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { databaseUrl, flag } from './command-line/options.ts'
import { readArguments } from './command-line/script.ts'
import type { Results } from './bench/tables.ts'

const { values } = readArguments({
  name: 'bench',
  summary: 'measure this server against others',
  description:
    'Measures this server and others in the same run, and prints the figures: absolute figures depend on the machine, ratios ' +
    'on the servers.',
  options: {
    write: flag(
      'Write the figures to docs/benchmarks.{md,json,svg}: only on a machine that does nothing else.',
    ),
    trial: flag('One short round of everything, to see that it works.'),
    database: {
      ...databaseUrl,
      summary: 'PostgreSQL server on which lists are measured too, in databases of their own.',
      environment: 'FORGE_BENCH_DATABASE',
    },
  },
})
if (values.write && values.trial) {
  console.error('npm run bench: --write and --trial contradict each other; give one of them')
  process.exit(2)
}
// Loaded after the arguments are read: the help and errors in them appear at once.
const { chartOf } = await import('./bench/chart.ts')
const { inMemory, onServerOf } = await import('./bench/growth/databases.ts')
const { listGrowth } = await import('./bench/growth/lists.ts')
const { workInSteps } = await import('./bench/growth/repositories.ts')
const { memoryOverRuns } = await import('./bench/memory.ts')
const { compareRequests } = await import('./bench/requests.ts')
const { commandFigures, firstPageOfDocs, packageFigures } = await import('./bench/start.ts')
const { suiteTimes } = await import('./bench/suite.ts')
const { installFake } = await import('./bench/stateful-fake.ts')
const { tablesOf } = await import('./bench/tables.ts')
const { restoreTime } = await import('./bench/worlds.ts')
const { formatted } = await import('./formatted.ts')

const scale = values.trial
  ? { rounds: 1, seconds: 0.2, starts: 1, repetitions: 3, conformanceRuns: 1 }
  : { rounds: 5, seconds: 1, starts: 7, repetitions: 25, conformanceRuns: 8 }
const folder = await mkdtemp(join(tmpdir(), 'forge-bench-'))
try {
  const results = await measure()
  console.log(`\n${tablesOf(results)}`)
  if (values.write) await write(results)
} finally {
  await rm(folder, { recursive: true })
}

async function measure(): Promise<Results> {
  const { rounds, seconds, starts, repetitions, conformanceRuns } = scale
  part('Builds the package')
  await promisify(execFile)(process.execPath, [join(import.meta.dirname, 'prepack.ts')])
  part('Requests')
  const startFake = await installFake(folder)
  const requests = await compareRequests({ rounds, seconds, withPrism: true, startFake })
  part('Start')
  const start = {
    package: await packageFigures(starts),
    command: await commandFigures(starts),
    firstPageOfDocs: await firstPageOfDocs(),
    restore: await restoreTime(),
    suite: await suiteTimes(rounds),
  }
  part('Growth')
  const growth = await listGrowth(inMemory, repetitions)
  const growthOnPostgres =
    values.database === undefined ? undefined : await listGrowth(onServerOf(values.database), repetitions)
  part('Steps')
  const steps = await workInSteps()
  part('Memory')
  return {
    requests,
    ...start,
    growth,
    ...(growthOnPostgres && { growthOnPostgres }),
    steps,
    memoryOverRuns: await memoryOverRuns(conformanceRuns),
  }
}

function part(title: string): void {
  console.error(`${title} …`)
}

async function write(results: Results): Promise<void> {
  const docs = join(import.meta.dirname, '..', 'docs')
  await writeFile(join(docs, 'benchmarks.json'), `${JSON.stringify(results, undefined, 2)}\n`)
  await writeFile(join(docs, 'benchmarks.svg'), chartOf(results.requests))
  const page = join(docs, 'benchmarks.md')
  const text = await readFile(page, 'utf8')
  const chart = '![Responses per second in relation to bare Express](benchmarks.svg)'
  const figures = `<!-- figures -->\n\n${chart}\n\n${tablesOf(results)}\n\n<!-- end of figures -->`
  const written = text.replace(/<!-- figures -->[^]*<!-- end of figures -->/, figures)
  await writeFile(page, await formatted(page, written))
}
