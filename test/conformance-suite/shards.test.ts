/** The reports of the shards of a run, read again: a shard without a report is named in every conclusion. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startStub } from '../../server-stub/stub.ts'
import { render, type Report } from '../conformance/index.ts'
import { conclusionOf, missingText } from '../conformance/report/conclusion.ts'
import { joined } from '../conformance/report/stored.ts'
import { terminalReport } from '../conformance/report/terminal.ts'
import { command, runSuite } from './support/runs.ts'

const folder = mkdtempSync(join(tmpdir(), 'forge-contract-shards-'))
const fileOf = (shard: number) => join(folder, `${shard}.json`)
const shards: Report[] = []

beforeAll(async () => {
  await using stub = await startStub()
  for (const index of [1, 2, 3]) {
    const report = await runSuite(stub, { operations: ['createTag'], shard: { index, count: 3 } })
    writeFileSync(fileOf(index), render(report, 'json'))
    shards.push(report)
  }
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The checks of the shards whose reports are missing. */
function checksOf(...missing: readonly number[]): number {
  return missing.reduce((sum, shard) => sum + (shards[shard - 1]?.plan.here ?? 0), 0)
}

test('the run of one shard does not miss the others', () => {
  expect(shards.map(({ exitCode }) => exitCode)).toEqual([0, 0, 0])
})

test('all shards are the whole selection', async () => {
  const { exit, out } = await command({ from: folder })
  expect(exit).toBe(0)
  expect(out).toMatch(/^conforms in this selection: /m)
})

test.for([
  [[2], [1, 3]],
  [[1, 3], [2]],
] as const)('of the shards %j alone, it is unknown whether the server conforms', async ([given, missing]) => {
  const { exit, out } = await command({ from: given.map(fileOf).join(','), report: 'json' })
  expect(exit).toBe(2)
  const report: Report = JSON.parse(out)
  expect(report.plan.missingShards).toEqual(missing.map((shard) => `${shard}/3`))
  expect(report.plan.selected - report.plan.here).toBe(checksOf(...missing))
  expect(render(report, 'junit')).toContain('errors="1"')
})

const failing = (report: Report): Report => ({
  ...report,
  checks: report.checks.map((check, index) => (index === 0 ? { ...check, verdict: 'fail' } : check)),
})

const blocked = (report: Report): Report => ({
  ...report,
  checks: report.checks.map((check) => ({ ...check, verdict: 'blocked' })),
})

test.for([
  ['a failure', failing, 1, /^does not conform: 0 findings; /],
  ['blocked checks', blocked, 2, /^inconclusive: \d+ blocked, /],
  ['no failure', (report: Report) => report, 2, /^inconclusive: /],
] as const)('after %s, each form states which checks are in no report', ([, change, exit, start]) => {
  const report = joined(shards.slice(0, 1).map(change))
  const missing = `${checksOf(2, 3)} checks in no report (missing: shard 2/3, 3/3)`
  expect(report.exitCode).toBe(exit)
  expect(conclusionOf(report)).toMatch(start)
  for (const form of ['terminal', 'markdown', 'html', 'junit'] as const) {
    expect(render(report, form).replaceAll(/\s+/g, ' '), form).toContain(missing)
  }
  const lines = terminalReport(report, { colour: false, columns: 60 }).split('\n')
  expect(lines.filter((line) => line.length > 60)).toEqual([])
  expect(lines.slice(-3).join(' ').replaceAll(/\s+/g, ' ')).toContain(missing)
})

test('of many missing shards, the first are named', () => {
  const missingShards = Array.from({ length: 40 }, (_, index) => `${index + 1}/41`)
  const plan = { whole: 50, selected: 41, here: 1, missingShards }
  const selection = { areas: [], operations: [], rules: [], smoke: false, shard: null }
  expect(missingText({ plan, selection })).toBe(
    '40 checks in no report (missing: shard 1/41, 2/41, 3/41, 4/41, 5/41, 6/41, 7/41, 8/41 and 32 more)',
  )
})

test('a report that misses shards can be joined with them later', () => {
  const [first, second, third] = shards
  if (first === undefined || second === undefined || third === undefined) throw new Error('No reports.')
  const incomplete = joined([joined([second]), third])
  expect(incomplete.plan.missingShards).toEqual(['1/3'])
  expect(joined([incomplete, first])).toMatchObject({ exitCode: 0, plan: { missingShards: [] } })
})
