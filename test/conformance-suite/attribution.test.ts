/** A server on which one operation is missing or broken: only rules of that operation fail, and one finding names it. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { operations, type OperationId } from '../../generated/operations.ts'
import { rules } from '../../generated/rules.ts'
import { startStub, type Stub } from '../../server-stub/stub.ts'
import { brokenResponses, withBrokenOperation } from './support/broken-operation.ts'
import { judge } from './support/runs.ts'

let stub: Stub

beforeAll(async () => {
  stub = await startStub()
})

afterAll(() => stub.close())

/** One operation of each kind; `npm run attribution` takes all of them. */
const sample = ['listTags', 'getTag', 'createTag', 'deleteTag'] as const satisfies readonly OperationId[]

const cases = sample.flatMap((operation) => Object.keys(brokenResponses).map((how) => ({ operation, how })))

test.for(cases)('$operation with $how is one finding', { timeout: 120_000 }, async ({ operation, how }) => {
  await using server = await withBrokenOperation(stub.baseUrl, operation, how)
  const report = await judge(
    { baseUrl: server.baseUrl, adminToken: stub.adminToken },
    { areas: [operations[operation].area] },
  )
  const failing = report.checks.filter(({ verdict }) => verdict === 'fail')
  const foreign = failing.filter((check) => !check.rules.some((rule) => rules[rule].operation === operation))
  expect(foreign.map(({ id }) => id)).toEqual([])
  expect(report.findings.map((finding) => finding.operations)).toEqual([[operation]])
  expect(report.exitCode).toBe(1)
})
