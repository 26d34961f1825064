/**
 * Measures this server against others in the same run: absolute figures are the machine's, ratios are the server's.
 * `--write` puts the figures into docs/benchmarks.{md,json,svg}: only on a machine that does nothing else.
 *
 *     npm run bench -- --write
 */
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { chartOf } from './bench/chart.ts'
import { listGrowth } from './bench/growth/lists.ts'
import { memoryOverRuns } from './bench/memory.ts'
import { compareRequests } from './bench/requests.ts'
import { commandFigures, firstPageOfDocs, packageFigures } from './bench/start.ts'
import { installFake } from './bench/stateful-fake.ts'
import { tablesOf, type Results } from './bench/tables.ts'
import { restoreTime } from './bench/worlds.ts'

const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } })
const folder = await mkdtemp(join(tmpdir(), 'forge-bench-'))
try {
  const results = await measure()
  console.log(`\n${tablesOf(results)}`)
  if (values.write) await write(results)
} finally {
  await rm(folder, { recursive: true })
}

async function measure(): Promise<Results> {
  part('Builds the package')
  await promisify(execFile)(process.execPath, [join(import.meta.dirname, 'prepack.ts')])
  part('Requests')
  const startFake = await installFake(folder)
  const requests = await compareRequests({ rounds: 5, seconds: 1, withPrism: true, startFake })
  part('Start')
  const start = {
    package: await packageFigures(7),
    command: await commandFigures(7),
    firstPageOfDocs: await firstPageOfDocs(),
    restore: await restoreTime(),
  }
  part('Growth')
  const growth = await listGrowth()
  part('Memory')
  return { requests, ...start, growth, memoryOverRuns: await memoryOverRuns(5) }
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
  const figures = `<!-- figures -->\n\n${tablesOf(results)}\n\n<!-- end of figures -->`
  await writeFile(page, text.replace(/<!-- figures -->[^]*<!-- end of figures -->/, figures))
  const prettier = join(import.meta.dirname, '..', 'node_modules', 'prettier', 'bin', 'prettier.cjs')
  await promisify(execFile)(process.execPath, [prettier, '--write', '--log-level', 'warn', page])
}
