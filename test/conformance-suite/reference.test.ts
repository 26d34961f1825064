/** The reference server conforms, and a run of the whole suite has no leftovers. `reference.long.test.ts` observes more of it. */
import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startStub, type Stub } from '../../server-stub/stub.ts'
import type { Report } from '../conformance/index.ts'
import { jsonOf, statusOf } from '../conformance/protocol/exchange.ts'
import type { CheckResult } from '../conformance/runner/result.ts'
import { inOrderOfWork, needsOf, rowsBelow, rowsOf } from './support/needs.ts'
import { runSuite } from './support/runs.ts'

const results: CheckResult[] = []
let stub: Stub
let before: Readonly<Record<string, string | null>>
let report: Report

beforeAll(async () => {
  stub = await startStub()
  before = await recordCounts(stub)
  report = await runSuite(stub, { seed: 11 }, { onResult: (result) => results.push(result) })
})

afterAll(() => stub.close())

test('it conforms, and the run has no leftovers', async () => {
  expect(report.findings.map(({ title, expected, actual }) => `${title} | ${expected} | ${actual}`)).toEqual(
    [],
  )
  expect(report.leftovers).toEqual([])
  expect(report.exitCode).toBe(0)
  const incomplete = report.checks.filter(({ verdict, reason }) => verdict === 'pass' && reason !== null)
  expect(incomplete.map(({ id, reason }) => `${id}: ${reason}`)).toEqual([])
  expect(await recordCounts(stub)).toEqual(before)
})

test('every top-level record that the run creates contains its id', () => {
  const exchanges = new Set(results.flatMap((result) => result.exchanges))
  const made = [...exchanges].flatMap((exchange) => {
    const { method, target } = exchange.request
    const [, kind = ''] = /^\/(\w+)\b[^?]*/.exec(target) ?? []
    const property = nameProperties.get(kind)
    const name: unknown = property === undefined ? undefined : Object(jsonOf(exchange))[property]
    const isWritten = ['POST', 'PUT'].includes(method) && [200, 201].includes(statusOf(exchange) ?? 0)
    return isWritten && typeof name === 'string' ? [{ request: `${method} ${target}`, name }] : []
  })
  const kinds = new Set(made.map(({ request }) => request.replace(/\d+/g, 'N').replace(/\?.*/, '')))
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
  const own = made.map(({ request, name }) => ({ request, name: name.slice(name.lastIndexOf('/') + 1) }))
  expect(own.filter(({ name }) => !name.toLowerCase().includes(report.run.id))).toEqual([])
})

test('the guide has the areas in the order in which they need each other', async () => {
  const guide = await readFile(`${import.meta.dirname}/../../docs/from-nothing-to-conforming.md`, 'utf8')
  expect(rowsBelow('## The order of the areas', guide)).toEqual(rowsOf(inOrderOfWork(needsOf(results))))
})

/** The property that names a record, by the first segment of its path. */
const nameProperties: ReadonlyMap<string, string> = new Map([
  ['users', 'username'],
  ['projects', 'path_with_namespace'],
  ['groups', 'full_path'],
  ['broadcast_messages', 'message'],
  ['runners', 'description'],
])

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
