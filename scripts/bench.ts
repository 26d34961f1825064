/** Measures this server against others in the same run: absolute figures are the machine's, ratios are the server's. */
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { chartOf } from './bench/chart.ts'
import { inMemory, onServerOf } from './bench/growth/databases.ts'
import { listGrowth } from './bench/growth/lists.ts'
import { memoryOverRuns } from './bench/memory.ts'
import { compareRequests } from './bench/requests.ts'
import { commandFigures, firstPageOfDocs, packageFigures } from './bench/start.ts'
import { installFake } from './bench/stateful-fake.ts'
import { tablesOf, type Results } from './bench/tables.ts'
import { restoreTime } from './bench/worlds.ts'

const usage = `npm run bench -- [--write | --trial]

--write  puts the figures into docs/benchmarks.{md,json,svg}: only on a machine that does nothing else
--trial  one short round of everything, to see that it works

FORGE_BENCH_DATABASE: URL of a PostgreSQL database, on whose server lists are measured in databases of their own.`

const { values } = parseArgs({
  options: {
    write: { type: 'boolean', default: false },
    trial: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})
if (values.help || (values.write && values.trial)) {
  console.log(usage)
  process.exit(values.help ? 0 : 1)
}
const effort = values.trial
  ? { rounds: 1, seconds: 0.2, starts: 1, repetitions: 3, conformanceRuns: 1 }
  : { rounds: 5, seconds: 1, starts: 7, repetitions: 25, conformanceRuns: 4 }
const postgres = process.env['FORGE_BENCH_DATABASE']
const folder = await mkdtemp(join(tmpdir(), 'forge-bench-'))
try {
  const results = await measure()
  console.log(`\n${tablesOf(results)}`)
  if (values.write) await write(results)
} finally {
  await rm(folder, { recursive: true })
}

async function measure(): Promise<Results> {
  const { rounds, seconds, starts, repetitions, conformanceRuns } = effort
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
  }
  part('Growth')
  const growth = await listGrowth(inMemory, repetitions)
  const growthOnPostgres =
    postgres === undefined ? undefined : await listGrowth(onServerOf(postgres), repetitions)
  part('Memory')
  return {
    requests,
    ...start,
    growth,
    ...(growthOnPostgres && { growthOnPostgres }),
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
  await writeFile(page, text.replace(/<!-- figures -->[^]*<!-- end of figures -->/, figures))
  const prettier = join(import.meta.dirname, '..', 'node_modules', 'prettier', 'bin', 'prettier.cjs')
  await promisify(execFile)(process.execPath, [prettier, '--write', '--log-level', 'warn', page])
}
