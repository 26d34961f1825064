import { randomInt } from 'node:crypto'
import { text, wholeNumber } from './command-line/options.ts'
import { readArguments } from './command-line/script.ts'
import type { Report } from '../test/conformance/index.ts'

const { values } = readArguments({
  name: 'shuffled',
  summary: 'run the conformance suite in random orders',
  description:
    'Runs the whole suite many times on one server without a reset, in random orders, with 1 to 16 workers and operations of ' +
    'random duration, and lists the checks with different verdicts, the leftovers and the findings.',
  exitCodes: { 0: 'the same verdicts in all runs, without leftovers and findings', 1: 'otherwise' },
  options: {
    runs: wholeNumber(50, 'Number of runs.'),
    area: text('NAMES', 'Only these areas, for example tags,branches.'),
  },
})
const { runs } = values
const areas = values.area?.split(',') ?? []
// Loaded after the arguments are read: the help and errors in them appear at once.
const { startStub } = await import('../server-stub/stub.ts')
const { operationIds } = await import('../server-stub/http/api.ts')
const { runConformance } = await import('../test/conformance/index.ts')
const { counted } = await import('../test/conformance/report/text.ts')

/** Milliseconds of the slowest operation, for each worker. */
const longestDelay = 5

/** Verdicts by check, each with the runs that gave it. */
const seen = new Map<string, Map<string, string[]>>()
/** What else should be the same in all runs: nothing left, nothing found. */
const faults: string[] = []

await using stub = await startStub()
for (let number = 1; number <= runs; number += 1) {
  const seed = randomInt(2 ** 32)
  const workers = randomInt(1, 17)
  // Other requests come between those of a check. With fewer workers the delays are shorter, so that runs take as long.
  using delays = new DisposableStack()
  for (const operation of operationIds)
    delays.use(stub.fail(operation, { delay: randomInt(longestDelay * workers) }))
  const report = await runConformance({
    baseUrl: stub.baseUrl,
    adminToken: stub.adminToken,
    areas,
    operations: [],
    rules: [],
    workers,
    timeout: 30_000,
    seed,
    reference: null,
  })
  note(report, `run ${number} (seed ${seed}, workers ${workers})`)
  const { checks, run } = report
  console.log(
    `${number}/${runs}  seed ${seed}  workers ${workers}  ${counted(checks.length, 'check')}  ` +
      `${(run.milliseconds / 1000).toFixed(1)} s  exit ${report.exitCode}  changed so far ${changed().length}`,
  )
}

for (const [id, verdicts] of changed()) {
  console.log(`\n${id}`)
  for (const [verdict, where] of verdicts) {
    console.log(`  ${verdict}: ${counted(where.length, 'run')}, for example ${where[0]}`)
  }
}
for (const fault of faults) console.log(fault)
console.log(
  `\n${counted(runs, 'run')}, ${counted(seen.size, 'check')}, ${changed().length} changed their verdict`,
)
process.exitCode = changed().length + faults.length === 0 ? 0 : 1

function note({ checks, leftovers, findings }: Report, where: string): void {
  for (const { id, verdict, reason } of checks) {
    const verdicts = seen.get(id) ?? new Map<string, string[]>()
    seen.set(id, verdicts)
    verdicts.set(verdict, [...(verdicts.get(verdict) ?? []), reason === null ? where : `${where}: ${reason}`])
  }
  for (const { what, why } of leftovers) faults.push(`${where} left ${what}: ${why}`)
  for (const { title, actual } of findings) faults.push(`${where} found ${title} ${actual}`)
}

function changed(): readonly (readonly [string, ReadonlyMap<string, readonly string[]>])[] {
  return [...seen].filter(([, verdicts]) => verdicts.size > 1)
}
