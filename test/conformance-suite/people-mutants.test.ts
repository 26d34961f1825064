/** The checks on groups, people and the instance can fail: each defect is found by the checks of its rule. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runConformance } from '../conformance/index.ts'
import { peopleMutants } from './mutants/people.ts'
import { startGround, type Ground } from './support/ground.ts'

let ground: Ground

beforeAll(async () => {
  ground = await startGround()
})

afterAll(async () => {
  await ground[Symbol.asyncDispose]()
})

test.for(peopleMutants)('$name', { timeout: 60_000 }, async ({ rule, handlers }) => {
  await using server = await ground.serve(handlers(await ground.administrator()))
  const report = await runConformance({
    baseUrl: server.baseUrl,
    adminToken: ground.adminToken,
    areas: [],
    operations: [],
    rules: [rule],
    workers: 8,
    timeout: 10_000,
    seed: 1,
    reference: null,
  })
  expect(report.findings.flatMap((finding) => finding.rules)).toContain(rule)
  expect(report.exitCode).toBe(1)
})
