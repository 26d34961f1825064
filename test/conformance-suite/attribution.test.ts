/** A server on which one operation is missing or broken: only rules of that operation fail, and one finding names it. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OperationId } from '../../generated/operations.ts'
import { startStub, type Stub } from '../../server-stub/stub.ts'
import { attributionOf } from './support/attribution.ts'
import { brokenKinds, type BrokenKind } from './support/broken-operation.ts'
import { faultyAreas, withFourFaults } from './support/four-faults.ts'
import { rewriting } from './support/proxy.ts'
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
  ['deleteBroadcastMessage', '500'],
]

const cases = [
  ...everyResponse.flatMap((operation) => brokenKinds.map((kind) => ({ operation, kind }))),
  ...oneResponse.map(([operation, kind]) => ({ operation, kind })),
]

test.for(cases)('$operation with $kind is one finding', async ({ operation, kind }) => {
  expect(await attributionOf(stub, operation, kind)).toEqual({
    foreign: [],
    findings: [[operation]],
    exitCode: 1,
  })
})

test('four faults are four findings', async () => {
  await using server = await rewriting(stub.baseUrl, withFourFaults)
  const report = await runSuite(
    { baseUrl: server.baseUrl, adminToken: stub.adminToken },
    { areas: faultyAreas },
  )
  expect(report.findings.map(({ key }) => key).toSorted()).toEqual([
    'contract/header/X-Total/missing',
    'contract/schema/properties/description/type',
    'order/listTags',
    'status/404/403',
  ])
})
