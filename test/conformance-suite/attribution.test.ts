/** A server on which one operation is missing or broken: only rules of that operation fail, and one finding names it. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OperationId } from '../../generated/operations.ts'
import { startStub, type Stub } from '../../server-stub/stub.ts'
import { sampleOf } from '../support/sample.ts'
import { attributionOf } from './support/attribution.ts'
import type { BrokenKind } from './support/broken-operation.ts'

let stub: Stub

beforeAll(async () => {
  stub = await startStub()
})

afterAll(() => stub.close())

/** Each response of a server that lacks an operation, and each kind of operation; `npm run attribution` combines all of them. */
const cases: readonly (readonly [OperationId, BrokenKind])[] = [
  ['listTags', 'an unknown route'],
  ['listTags', '500'],
  ['getTag', 'a missing record'],
  ['getTag', '405'],
  ['createTag', '501'],
  ['createTag', '500'],
  ['deleteTag', 'an unknown route'],
  ['deleteTag', 'a missing record'],
  ['createBranch', '500'],
  ['createCommit', '500'],
  ['getFile', 'a missing record'],
  ['acceptMergeRequest', '501'],
  ['createIssue', '500'],
  ['getBoardList', 'a missing record'],
  ['listTodos', 'a missing record'],
  ['listTags', 'an empty list'],
  ['listProjectIssues', 'an empty list'],
  ['listProjectEvents', '500'],
  ['deleteBroadcastMessage', '405'],
]

test.for(sampleOf(cases, 12))('%s with %s is one finding', async ([operation, kind]) => {
  expect(await attributionOf(stub, operation, kind)).toEqual({
    foreign: [],
    findings: [[operation]],
    exitCode: 1,
  })
})
