/** The reference server conforms, whatever the order, and a run leaves nothing behind. */
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { startStub } from '../../server-stub/stub.ts'
import { runConformance, type Report } from '../conformance/index.ts'
import type { CheckResult } from '../conformance/run/result.ts'
import { inOrderOfWork, needsOf, rowsBelow, rowsOf } from './support/needs.ts'

test('two shuffled runs on one used server give the same verdicts', { timeout: 600_000 }, async () => {
  await using stub = await startStub()
  const results: CheckResult[] = []
  const judge = (seed: number): Promise<Report> =>
    runConformance(
      {
        baseUrl: stub.baseUrl,
        adminToken: stub.adminToken,
        areas: [],
        operations: [],
        rules: [],
        workers: 8,
        timeout: 30_000,
        seed,
        reference: null,
      },
      { onResult: (result) => results.push(result) },
    )
  const before = await census(stub.baseUrl, stub.adminToken)
  const first = await judge(11)
  expect(first.findings.map(({ title, expected, actual }) => `${title} | ${expected} | ${actual}`)).toEqual(
    [],
  )
  expect(first.residue).toEqual([])
  expect(await census(stub.baseUrl, stub.adminToken)).toEqual(before)
  const guide = await readFile(`${import.meta.dirname}/../../docs/from-nothing-to-conforming.md`, 'utf8')
  expect(rowsBelow('## The order of the areas', guide)).toEqual(rowsOf(inOrderOfWork(needsOf(results))))
  const second = await judge(12)
  expect(verdicts(second)).toEqual(verdicts(first))
  expect(second.exitCode).toBe(0)
})

function verdicts({ checks }: Report): readonly string[] {
  return checks.map(({ id, verdict }) => `${id}: ${verdict}`)
}

/** How many of each kind of thing there are, and how the instance is set up. */
async function census(baseUrl: string, token: string): Promise<Record<string, string | null>> {
  const counts: Record<string, string | null> = {}
  const settings = await fetch(`${baseUrl}/application/settings`, { headers: { 'PRIVATE-TOKEN': token } })
  counts['settings'] = (await settings.text()).replace(/"updated_at":"[^"]*"/, '')
  for (const list of ['projects', 'users', 'groups?all_available=true', 'broadcast_messages']) {
    const answer = await fetch(`${baseUrl}/${list}`, { headers: { 'PRIVATE-TOKEN': token } })
    counts[list] = answer.headers.get('X-Total')
  }
  return counts
}
