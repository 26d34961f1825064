/** A server on which one operation is missing or broken: only rules of that operation fail, and one finding names it. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { operations, type OperationId } from '../../generated/operations.ts'
import { rules } from '../../generated/rules.ts'
import { startStub, type Stub } from '../../server-stub/stub.ts'
import { brokenKinds, withBrokenOperation, type BrokenKind } from './support/broken-operation.ts'
import { alterJson, rewriting, type Passing } from './support/proxy.ts'
import { runSuite } from './support/runs.ts'

let stub: Stub

beforeAll(async () => {
  stub = await startStub()
})

afterAll(() => stub.close())

/** One operation of each kind, with every response of a server that lacks it. */
const everyResponse = [
  'listTags',
  'getTag',
  'createTag',
  'deleteTag',
] as const satisfies readonly OperationId[]

/** Operations of other areas, each with one of these responses. */
const oneResponse: readonly (readonly [OperationId, BrokenKind])[] = [
  ['listBranches', 'an unknown route'],
  ['createBranch', '500'],
  ['listCommitStatuses', 'a missing record'],
  ['createCommit', '500'],
  ['getFile', 'a missing record'],
  ['updateFile', '405'],
  ['listMergeRequests', 'a missing record'],
  ['acceptMergeRequest', '501'],
  ['listIssues', 'a missing record'],
  ['createIssue', '500'],
  ['listIssueNotes', 'a missing record'],
  ['createIssueAwardEmoji', '500'],
  ['getBoardList', 'a missing record'],
  ['listBoardLists', '500'],
  ['listTodos', 'a missing record'],
  ['listProjectEvents', '500'],
]

const cases = [
  ...everyResponse.flatMap((operation) => brokenKinds.map((kind) => ({ operation, kind }))),
  ...oneResponse.map(([operation, kind]) => ({ operation, kind })),
]

test.for(cases)('$operation with $kind is one finding', async ({ operation, kind }) => {
  await using server = await withBrokenOperation(stub.baseUrl, operation, kind)
  const report = await runSuite(
    { baseUrl: server.baseUrl, adminToken: stub.adminToken },
    { areas: [operations[operation].area] },
  )
  const failing = report.checks.filter(({ verdict }) => verdict === 'fail')
  const foreign = failing.filter((check) => !check.rules.some((rule) => rules[rule].operation === operation))
  expect(foreign.map(({ id }) => id)).toEqual([])
  expect(report.findings.map((finding) => finding.operations)).toEqual([[operation]])
  expect(report.exitCode).toBe(1)
})

/** Four faults: a header of one list, the order of another, a status of one area, the type of a property. */
function withFourFaults(response: Passing): void {
  const path = response.target.replace(/\?.*/, '')
  const isSuccess = response.status < 300
  if (response.method === 'GET' && path.endsWith('/repository/branches')) delete response.headers['x-total']
  if (isSuccess && path.endsWith('/repository/tags')) {
    alterJson(response, (value) => (Array.isArray(value) ? value.toReversed() : value))
  }
  if (response.status === 404 && /^\/projects\/[^/]+\/boards/.test(path)) {
    response.status = 403
    alterJson(response, () => ({ message: '403 Forbidden' }))
  }
  if (isSuccess && /^\/projects\/[^/]+\/triggers/.test(path)) alterJson(response, withNumericDescription)
}

function withNumericDescription(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withNumericDescription)
  return typeof value === 'object' && value !== null && 'description' in value
    ? { ...value, description: 7 }
    : value
}

test('four faults are four findings', async () => {
  await using server = await rewriting(stub.baseUrl, withFourFaults)
  const report = await runSuite(
    { baseUrl: server.baseUrl, adminToken: stub.adminToken },
    { areas: ['branches', 'tags', 'boards', 'triggers'] },
  )
  expect(report.findings.map(({ key }) => key).toSorted()).toEqual([
    'contract/header/X-Total/missing',
    'contract/schema/properties/description/type',
    'order/listTags',
    'status/404/403',
  ])
})
