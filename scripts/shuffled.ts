/**
 * Runs the whole suite many times on one server that is never emptied, in random orders and with 1 to 16 checks at once,
 * and lists the checks that did not always get the same verdict.
 *
 *   npm run shuffled -- [RUNS] [--area A]
 */
import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'
import { runConformance, type Report } from '../test/conformance/index.ts'
import { startStub } from '../server-stub/stub.ts'

const { positionals, values } = parseArgs({ allowPositionals: true, options: { area: { type: 'string' } } })
const runs = Number(positionals[0] ?? 50)
const areas = values.area?.split(',') ?? []

/** Verdicts by check, each with the runs that gave it. */
const seen = new Map<string, Map<string, string[]>>()
/** What else should be the same in all runs: nothing left, nothing found. */
const faults: string[] = []

await using stub = await startStub()
for (let number = 1; number <= runs; number += 1) {
  const seed = randomInt(2 ** 32)
  const workers = randomInt(1, 17)
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
    `${number}/${runs}  seed ${seed}  workers ${workers}  ${checks.length} checks  ` +
      `${(run.milliseconds / 1000).toFixed(1)} s  exit ${report.exitCode}  changed so far ${changed().length}`,
  )
}

for (const [id, verdicts] of changed()) {
  console.log(`\n${id}`)
  for (const [verdict, where] of verdicts) {
    console.log(`  ${verdict}: ${where.length} runs, for example ${where[0]}`)
  }
}
for (const fault of faults) console.log(fault)
console.log(`\n${runs} runs, ${seen.size} checks, ${changed().length} changed their verdict`)
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
