/** The same run sends the same requests, and the verdict of a check does not depend on other checks. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { startStub } from '../../server-stub/stub.ts'
import type { WrittenBody, WrittenExchange } from '../conformance/runner/transcript/format.ts'
import { readTranscript } from '../conformance/runner/transcript/reader.ts'
import { runConformance } from '../conformance/index.ts'
import { isWhole } from '../support/sample.ts'
import { fullPlan } from '../conformance/runner/selection.ts'
import { runSuite, verdicts } from './support/runs.ts'

/** `FORGE_ALONE=1` runs every check alone, `FORGE_ALONE=10` each tenth. */
const step = Number(process.env['FORGE_ALONE'] ?? (isWhole ? 500 : 2_000))
const folder = mkdtempSync(join(tmpdir(), 'forge-contract-determinism-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const settings = { areas: [], operations: [], rules: [], timeout: 30_000, seed: 7, reference: null }

test('two fresh servers receive the same requests in the same order', async () => {
  const [side, alone] = [await requestsByCheck(8), await requestsByCheck(1)]
  expect([...side.keys()].toSorted()).toEqual([...alone.keys()].toSorted())
  expect([...side.values()].flat().length).toBeGreaterThan(isWhole ? 400 : 100)
  for (const [scope, requests] of alone) expect(side.get(scope), scope).toEqual(requests)
})

// `npm run shuffled` tries random orders of the whole suite.
test('a check has the same verdict after and before every other, one at a time and sixteen at a time', async () => {
  await using stub = await startStub()
  const { baseUrl, adminToken } = stub
  const run = { ...settings, baseUrl, adminToken, areas: ['tags', 'broadcast-messages'] }
  const forward = await runConformance({ ...run, workers: 1 }, { order: (plan) => plan })
  const backward = await runConformance({ ...run, workers: 16 }, { order: (plan) => plan.toReversed() })
  expect(forward.checks.length).toBeGreaterThan(150)
  expect(verdicts(backward)).toEqual(verdicts(forward))
  expect([forward.leftovers, backward.leftovers]).toEqual([[], []])
  expect([forward.exitCode, backward.exitCode]).toEqual([0, 0])
})

test('a check has the same verdict alone, and again', { timeout: 120 * 60_000 }, async () => {
  await using stub = await startStub()
  const plan = fullPlan(false)
  const sample = plan.filter((_, index) => index % step === Math.floor(step / 2))
  expect(sample.length).toBeGreaterThan(plan.length / step - 1)
  const together = new Map<string, string>()
  for (const { id } of sample) {
    const first = await runSuite(stub, { rules: [id] })
    const second = await runSuite(stub, { rules: [id] })
    expect(verdicts(second), id).toEqual(verdicts(first))
    for (const { id: name, verdict } of first.checks) together.set(name, verdict)
  }
  const whole = await runSuite(stub, { rules: sample.map(({ id }) => id) })
  for (const { id, verdict } of whole.checks) expect(together.get(id), id).toBe(verdict)
})

/** The requests to a fresh server, by check. */
async function requestsByCheck(workers: number): Promise<ReadonlyMap<string, readonly string[]>> {
  await using stub = await startStub()
  const { baseUrl, adminToken } = stub
  const transcript = join(folder, `${workers}.jsonl.gz`)
  const run = {
    ...settings,
    baseUrl,
    adminToken,
    areas: isWhole ? ['tags', 'triggers'] : ['triggers'],
    workers,
    transcript,
  }
  const { exitCode } = await runConformance(run, { runId: 'abcd1234' })
  expect(exitCode).toBe(0)
  return requestsByScope(readTranscript(transcript).exchanges)
}

/** The requests of each check in order, without the ids, hashes, times and entity tags that the server chose. */
function requestsByScope(exchanges: readonly WrittenExchange[]): ReadonlyMap<string, readonly string[]> {
  const scopes = Map.groupBy(exchanges, ({ scope }) => scope)
  return new Map(
    [...scopes].map(([scope, asked]) => [
      scope,
      asked
        .toSorted((a, b) => a.order - b.order)
        .map(({ actor, request }) => {
          const { method, target, headers, body } = request
          return [actor, method, chosenLeftOut(`${target} ${JSON.stringify(headers)} ${textOf(body)}`)].join(
            ' ',
          )
        }),
    ]),
  )
}

function chosenLeftOut(text: string): string {
  return text
    .replaceAll(/\d{4}-\d\d-\d\d(T[\d:.]+Z?)?/g, '<time>')
    .replaceAll(/\b[0-9a-f]{40}\b/g, '<hash>')
    .replaceAll(/"(If-None-Match|If-Modified-Since)":"(\\.|[^"\\])*"/g, '"$1":"<validator>"')
    .replaceAll(/~SECRET_[0-9A-F]+~/g, '<secret>')
    .replaceAll(/(?<![\w-])\d+(?![\w-])/g, '<id>')
}

function textOf(body: WrittenBody): string {
  return typeof body === 'string' ? body : (body?.base64 ?? '')
}
