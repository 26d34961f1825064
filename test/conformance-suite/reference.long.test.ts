/**
 * A run that also observes unspecified access, on an instance with hundreds of records of others, has no findings and no
 * leftovers, and uses all of the contract; the order of checks changes no verdict.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startStub, type Stub } from '../../server-stub/stub.ts'
import type { Transcript } from '../conformance/runner/transcript/format.ts'
import { readTranscript } from '../conformance/runner/transcript/reader.ts'
import type { Report } from '../conformance/index.ts'
import { rejudge } from '../conformance/command/rejudge.ts'
import { cellsOf, type Cell } from '../conformance/generated/access/cells.ts'
import { canBeRequested } from '../conformance/generated/access/requests.ts'
import { specifiedOperations } from '../conformance/generated/valid-request.ts'
import { isWhole } from '../support/sample.ts'
import { tagOf } from '../conformance/fixtures/run.ts'
import { documentedFeatures, textOf, unexercised } from './support/exercise.ts'
import { cellsWith, nameOf, namesIn, tableOf } from './support/matrix.ts'
import { notExercised } from './support/not-exercised.ts'
import { addRecordsOfOthers } from './support/records-of-others.ts'
import { runSuite, verdicts } from './support/runs.ts'

const folder = mkdtempSync(join(tmpdir(), 'forge-contract-reference-'))
const transcript = join(folder, 'run.jsonl.gz')
let stub: Stub
let first: Report
let recorded: Transcript

beforeAll(async () => {
  stub = await startStub()
  await addRecordsOfOthers(stub)
  first = await runSuite(stub, { seed: 11, transcript, observe: true, inUse: true })
  recorded = readTranscript(transcript)
})

afterAll(async () => {
  await stub.close()
  rmSync(folder, { recursive: true, force: true })
})

test('it has no findings and no leftovers', () => {
  expect(first.findings).toEqual([])
  expect(first.leftovers).toEqual([])
  expect(first.exitCode).toBe(0)
})

describe('the access', () => {
  const cells: readonly Cell[] = specifiedOperations.flatMap((operation) =>
    cellsOf(operation).filter(canBeRequested),
  )

  test('is tested for every cell', () => {
    expect(first.matrix.flatMap(namesIn).sort()).toEqual(cells.map(nameOf).sort())
    expect(first.checks.filter(({ verdict }) => verdict === 'blocked')).toEqual([])
  })

  test('has no verdict in unspecified cells', () => {
    const unspecified = cells.filter(({ statement }) => statement === null).map(nameOf)
    expect(cellsWith(first, null).sort()).toEqual(unspecified.sort())
    for (const check of first.checks.filter(({ id }) => id.startsWith('observed/')))
      expect(check.verdict, check.reason ?? '').toBe('informational')
  })

  test('is unchanged', async () => {
    await expect(tableOf(first), 'run with -u to update the table').toMatchFileSnapshot(
      './access-of-the-reference-server.txt',
    )
  })
})

// `transcript.test.ts` replays a part of the checks.
test.runIf(isWhole)('replayed from its transcript, the run has the same report', async () => {
  const again = await rejudge(transcript, {
    areas: [],
    operations: [],
    rules: [],
    workers: 8,
    reference: null,
  })
  expect({ ...again, notes: first.notes }).toEqual(first)
})

test('no two sources of names overlap', () => {
  const scopes = new Set(recorded.exchanges.map(({ scope }) => scope))
  expect(new Set([...scopes].map(tagOf)).size).toBe(scopes.size)
})

test('everything that the contract documents is used, or has a reason why not', () => {
  const missing = unexercised(recorded)
  const unexplained = missing.filter((feature) => !notExercised.some(({ covers }) => covers(feature)))
  expect(unexplained.map(textOf)).toEqual([])
  const stale = notExercised.filter(({ covers, atTimes }) => !missing.some(covers) && atTimes !== true)
  expect(stale.map(({ reason }) => reason)).toEqual([])
  expect(missing.length).toBeLessThan(documentedFeatures().length / 6)
})

// The same with all checks, many times: `npm run shuffled`.
test('a part of the checks in another order, on the used server, has the same verdicts', async () => {
  const shard = { index: 1, count: isWhole ? 4 : 30 }
  const second = await runSuite(stub, { seed: 12, shard, inUse: true })
  expect(second.checks.length).toBeGreaterThan(first.checks.length / (2 * shard.count))
  expect(verdicts(first)).toEqual(expect.arrayContaining([...verdicts(second)]))
  expect(second.exitCode).toBe(0)
})
