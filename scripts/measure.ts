/**
 * Writes what is known of each check of the conformance suite: its time, from a JSON report of a run with one worker, and
 * the defects it finds, from a JSON file of counts by check id; without that file the counts stay as they are.
 *
 *     node scripts/cli.ts conformance --workers 1 --reporter json --output report.json
 *     node scripts/measure.ts report.json [kills.json]
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { wholePlan } from '../test/conformance/command/selection.ts'
import { measureOf } from '../test/conformance/runner/value.ts'

interface Measured {
  readonly checks: readonly {
    readonly id: string
    readonly verdict: string
    readonly milliseconds: number
  }[]
}

/** Checks that came to their end. */
const counted: ReadonlySet<string> = new Set(['pass', 'informational'])
const target = join(import.meta.dirname, '..', 'test', 'conformance', 'run', 'measured.ts')
const [reportFile, killsFile] = process.argv.slice(2)
if (reportFile === undefined) refuse('name the JSON report of a run with --workers 1')
else write(reportFile, killsFile)

function write(reportFile: string, killsFile: string | undefined): void {
  const report: Measured = JSON.parse(readFileSync(reportFile, 'utf8'))
  const ran = new Set(report.checks.map(({ id }) => id))
  if (!wholePlan(false).every(({ id }) => ran.has(id))) {
    refuse('the report is of a part of the suite only; the times of the rest would be lost')
    return
  }
  const kills: Record<string, number> | null =
    killsFile === undefined ? null : JSON.parse(readFileSync(killsFile, 'utf8'))
  const lines = report.checks
    .filter(({ id, verdict }) => !id.startsWith('set-up/') && counted.has(verdict))
    .map(({ id, milliseconds }) => {
      const count = kills === null ? measureOf({ id }).kills : (kills[id] ?? 0)
      return `${rounded(milliseconds)} ${count} ${id}`
    })
    .sort((a, b) => (idIn(a) < idIn(b) ? -1 : 1))
  writeFileSync(target, fileOf(lines))
  console.log(`${lines.length} checks`)
}

function refuse(reason: string): void {
  console.error(`measure: ${reason}`)
  process.exitCode = 2
}

/** To a power of two, so that the noise of a machine changes few lines. */
function rounded(milliseconds: number): number {
  return 2 ** Math.round(Math.log2(Math.max(1, milliseconds)))
}

function idIn(line: string): string {
  return line.slice(line.indexOf(' ', line.indexOf(' ') + 1) + 1)
}

function fileOf(lines: readonly string[]): string {
  return `/* oxlint-disable max-lines */
/**
 * Written by \`scripts/measure.ts\`: for each check how long it takes in milliseconds, how many defects it finds, and its id.
 */
export const measured = \`
${lines.join('\n')}
\`
`
}
