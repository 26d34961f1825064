/**
 * The reference server conforms. A run that also observes unspecified access has no leftovers and uses all of the contract;
 * neither the order of checks nor records of others change a verdict.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startStub, type Stub } from '../../server-stub/stub.ts'
import { replay } from '../conformance/command/replay.ts'
import { tagOf } from '../conformance/fixtures/run.ts'
import { cellsOf, type Cell } from '../conformance/generated/access/cells.ts'
import { canBeRequested } from '../conformance/generated/access/requests.ts'
import { specifiedOperations } from '../conformance/generated/valid-request.ts'
import type { Report } from '../conformance/index.ts'
import { statusOf } from '../conformance/protocol/exchange.ts'
import { jsonOf } from '../conformance/protocol/json-body.ts'
import type { CheckResult } from '../conformance/runner/result.ts'
import { readTranscript } from '../conformance/runner/transcript/reader.ts'
import { isWhole } from '../support/sample.ts'
import { documentedFeatures, textOf, unexercised, type Feature } from './support/exercise.ts'
import { cellsWith, nameOf, namesIn, tableOf } from './support/matrix.ts'
import { inOrderOfWork, needsOf, rowsOf, withRows, type SentCheck } from './support/needs.ts'
import { notExercised } from './support/not-exercised.ts'
import { addRecordsOfOthers } from './support/records-of-others.ts'
import { runSuite, verdicts } from './support/runs.ts'

const folder = mkdtempSync(join(tmpdir(), 'forge-contract-reference-'))
const transcript = join(folder, 'run.jsonl.gz')
// The requests and names alone: with the bodies of all responses in memory, the run takes a fifth more processor time.
const sent: SentCheck[] = []
const written: { readonly request: string; readonly name: string }[] = []
let stub: Stub
let before: Readonly<Record<string, string | null>>
let report: Report
let scopes: ReadonlySet<string>
let missing: readonly Feature[]

beforeAll(async () => {
  stub = await startStub()
  before = await recordCounts(stub)
  report = await runSuite(stub, { seed: 11, transcript, observe: true }, { onResult: keep })
  const { exchanges } = readTranscript(transcript)
  scopes = new Set(exchanges.map(({ scope }) => scope))
  missing = unexercised({ exchanges })
})

afterAll(async () => {
  await stub.close()
  rmSync(folder, { recursive: true, force: true })
})

test('it conforms, and the run has no leftovers', async () => {
  expect(report.findings.map(({ title, expected, actual }) => `${title} | ${expected} | ${actual}`)).toEqual(
    [],
  )
  expect(report.leftovers).toEqual([])
  expect(report.exitCode).toBe(0)
  // A blocked user reads nothing.
  const ofBlocked = /^state-of-user\/|\/blocked-user$/
  const incomplete = report.checks.filter(
    ({ id, verdict, reason }) => verdict === 'pass' && reason !== null && !ofBlocked.test(id),
  )
  expect(incomplete.map(({ id, reason }) => `${id}: ${reason}`)).toEqual([])
  expect(await recordCounts(stub)).toEqual(before)
})

test('every top-level record that the run creates contains its id', () => {
  const kinds = new Set(written.map(({ request }) => request.replace(/\d+/g, 'N').replace(/\?.*/, '')))
  expect([...kinds]).toEqual(
    expect.arrayContaining([
      'POST /broadcast_messages',
      'POST /groups',
      'POST /groups/N/projects/N',
      'POST /projects',
      'POST /projects/N/fork',
      'POST /projects/user/N',
      'POST /users',
      'PUT /broadcast_messages/N',
      'PUT /projects/N',
      'PUT /runners/N',
      'PUT /users/N',
    ]),
  )
  const own = written.map(({ request, name }) => ({ request, name: name.slice(name.lastIndexOf('/') + 1) }))
  expect(own.filter(({ name }) => !name.toLowerCase().includes(report.run.id))).toEqual([])
})

test('the guide has the areas in the order in which they need each other', async () => {
  const file = join(import.meta.dirname, '../../docs/from-nothing-to-conforming.md')
  const rows = rowsOf(inOrderOfWork(needsOf(sent)))
  const expected = withRows(await readFile(file, 'utf8'), '## The order of the areas', rows)
  await expect(expected, 'run with -u to update the guide').toMatchFileSnapshot(file)
})

describe('the access', () => {
  const cells: readonly Cell[] = specifiedOperations.flatMap((operation) =>
    cellsOf(operation).filter(canBeRequested),
  )

  test('is tested for every cell', () => {
    expect(report.matrix.flatMap(namesIn).sort()).toEqual(cells.map(nameOf).sort())
    expect(report.checks.filter(({ verdict }) => verdict === 'blocked')).toEqual([])
  })

  test('has no verdict in unspecified cells', () => {
    const unspecified = cells.filter(({ statement }) => statement === null).map(nameOf)
    expect(cellsWith(report, null).sort()).toEqual(unspecified.sort())
    for (const check of report.checks.filter(({ id }) => id.startsWith('observed/')))
      expect(check.verdict, check.reason ?? '').toBe('informational')
  })

  test('is unchanged', async () => {
    await expect(tableOf(report), 'run with -u to update the table').toMatchFileSnapshot(
      './access-of-the-reference-server.txt',
    )
  })
})

// `transcript.test.ts` replays a part of the checks.
test.runIf(isWhole)('replayed from its transcript, the run has the same report', async () => {
  const again = await replay(transcript, {
    areas: [],
    operations: [],
    rules: [],
    workers: 8,
    reference: null,
  })
  expect({ ...again, notes: report.notes }).toEqual(report)
})

test('no two sources of names overlap', () => {
  expect(new Set([...scopes].map(tagOf)).size).toBe(scopes.size)
})

test('everything that the contract documents is used, or has a reason why not', () => {
  const unexplained = missing.filter((feature) => !notExercised.some(({ covers }) => covers(feature)))
  expect(unexplained.map(textOf)).toEqual([])
  const stale = notExercised.filter(({ covers, atTimes }) => !missing.some(covers) && atTimes !== true)
  expect(stale.map(({ reason }) => reason)).toEqual([])
  expect(missing.length).toBeLessThan(documentedFeatures().length / 6)
})

// The same with all checks, many times: `npm run shuffled`.
test('a part of the checks in another order, next to hundreds of records of others, has the same verdicts', async () => {
  await addRecordsOfOthers(stub)
  const shard = { index: 1, count: isWhole ? 4 : 20 }
  const second = await runSuite(stub, { seed: 12, shard, observe: true, inUse: true })
  expect(second.checks.length).toBeGreaterThan(report.checks.length / (2 * shard.count))
  expect(verdicts(report)).toEqual(expect.arrayContaining([...verdicts(second)]))
  expect(second.leftovers).toEqual([])
  expect(second.exitCode).toBe(0)
})

/** The property that names a record, by the first segment of its path. */
const nameProperties: ReadonlyMap<string, string> = new Map([
  ['users', 'username'],
  ['projects', 'path_with_namespace'],
  ['groups', 'full_path'],
  ['broadcast_messages', 'message'],
  ['runners', 'description'],
])

function keep({ id, verdict, area, exchanges }: CheckResult): void {
  sent.push({
    id,
    verdict,
    area,
    exchanges: exchanges.map(({ operation, request }) => ({ operation, request })),
  })
  for (const exchange of exchanges) {
    const { method, target } = exchange.request
    const [, kind = ''] = /^\/(\w+)\b[^?]*/.exec(target) ?? []
    const property = nameProperties.get(kind)
    const isWritten = ['POST', 'PUT'].includes(method) && [200, 201].includes(statusOf(exchange) ?? 0)
    if (property === undefined || !isWritten) continue
    const name: unknown = Object(jsonOf(exchange))[property]
    if (typeof name === 'string') written.push({ request: `${method} ${target}`, name })
  }
}

/** The number of records of each kind, and the settings of the instance. */
async function recordCounts({ baseUrl, adminToken: token }: Stub): Promise<Record<string, string | null>> {
  const counts: Record<string, string | null> = {}
  const settings = await fetch(`${baseUrl}/application/settings`, { headers: { 'PRIVATE-TOKEN': token } })
  counts['settings'] = (await settings.text()).replace(/"updated_at":"[^"]*"/, '')
  for (const list of ['projects', 'users', 'groups?all_available=true', 'broadcast_messages']) {
    const response = await fetch(`${baseUrl}/${list}`, { headers: { 'PRIVATE-TOKEN': token } })
    counts[list] = response.headers.get('X-Total')
  }
  return counts
}
