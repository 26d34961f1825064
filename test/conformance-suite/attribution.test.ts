/** A server that is broken in one place: only rules about that place fail, and one finding names it. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { operations, type OperationId } from '../../generated/operations.ts'
import { rules } from '../../generated/rules.ts'
import { startStub, type Stub } from '../../server-stub/stub.ts'
import { isRecord } from '../conformance/protocol/exchange.ts'
import { sampleOf } from '../support/sample.ts'
import { attributionOf } from './support/attribution.ts'
import type { BrokenKind } from './support/broken-operation.ts'
import { alterJson, rewriting, sendPlainly, type Passing, type Send } from './support/proxy.ts'
import { runSuite } from './support/runs.ts'

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
  ['listBoardLists', 'an empty list'],
  ['listProjectEvents', '500'],
  ['deleteBroadcastMessage', '405'],
  ['listProjectMembers', 'no permission check'],
  ['updateGroup', 'no permission check'],
  ['deleteMergeRequest', 'no permission check'],
  ['deleteTag', 'no permission check'],
]

test.for(sampleOf(cases, 23))('%s with %s is one finding', async ([operation, kind]) => {
  expect(await attributionOf(stub, operation, kind)).toEqual({
    foreign: [],
    findings: [[operation]],
    exitCode: 1,
  })
})

const creations = [
  ['createTag', 'name'],
  ['createTrigger', 'id'],
  ['createGroup', 'id'],
] as const

test.for(sampleOf(creations, 3))('%s that stores nothing is one finding', async ([operation, key]) => {
  const { area, path } = operations[operation]
  const collection = new RegExp(`^${path.replace('{id}', '[^/]+')}(?:\\?|$)`)
  const forget = async ({ method, status, target, body }: Passing) => {
    if (method === 'POST' && status === 201 && collection.test(target)) {
      const record: Readonly<Record<string, unknown>> = JSON.parse(body.toString('utf8'))
      const url = `${stub.baseUrl}${target.replace(/\?.*/, '')}/${encodeURIComponent(String(record[key]))}`
      await fetch(url, { method: 'DELETE', headers: { 'PRIVATE-TOKEN': stub.adminToken } })
    }
  }
  const send: Send = (response, passed) => {
    forget(passed).then(
      () => sendPlainly(response, passed),
      () => response.destroy(),
    )
  }
  // The proxy deletes what the server has stored: with one worker, no other check reads in between.
  await using server = await rewriting(stub.baseUrl, () => {}, send)
  const target = { baseUrl: server.baseUrl, adminToken: stub.adminToken }
  const report = await runSuite(target, { areas: [area], workers: 1 })
  expect(report.findings.map((finding) => [finding.key, finding.operations])).toEqual([
    [`contract/unstored/${operation}`, [operation]],
  ])
  const failing = report.rules.filter(({ verdict }) => verdict === 'fail')
  expect(failing.filter(({ id }) => rules[id].operation !== operation)).toEqual([])
})

test('a property of another type, a missing header and another status fail the rules about them alone', async () => {
  await using server = await rewriting(stub.baseUrl, withThreeFaults)
  const target = { baseUrl: server.baseUrl, adminToken: stub.adminToken }
  const report = await runSuite(target, { operations: ['listTags', 'protectBranch', 'unprotectBranch'] })
  const failing = report.rules.filter(({ verdict }) => verdict === 'fail')
  expect(failing.map(({ id }) => id).sort()).toEqual([
    'general/page-headers-on-every-list',
    'general/sudo-non-admin-is-403',
    'general/x-total',
    'protect-branch/idempotent',
    'protect-branch/protects',
    'unprotect-branch/idempotent',
    'unprotect-branch/unprotects',
  ])
  expect(report.findings.map(({ key }) => key).sort()).toEqual([
    'contract/header/X-Total/missing',
    'contract/schema/BranchFields/properties/protected/type',
    'status/403/404',
  ])
  const blocked = report.checks.filter(({ verdict }) => verdict === 'blocked')
  const reasons = new Set(blocked.map(({ reason }) => reason?.replace(/^\w+ |: .*/g, '')))
  expect(reasons).toEqual(
    new Set(['violates the contract', 'lacks this effect in the usual request as well']),
  )
})

test('an attribute that a write ignores fails no rule about a way to send it', async () => {
  await using server = await rewriting(stub.baseUrl, (response) => {
    if (/\/issues(?:\/\d+)?(?:\?|$)/.test(response.target)) alterJson(response, withoutDescription)
  })
  const target = { baseUrl: server.baseUrl, adminToken: stub.adminToken }
  const report = await runSuite(target, { operations: ['createIssue'] })
  const failing = report.rules.filter(({ verdict }) => verdict === 'fail').map(({ id }) => id)
  expect(failing).toContain('general/created-is-201')
  const ofOneWay =
    /^general\/(?:any-request-with-sudo|json-bodies|oauth2|parameters-as|private-token|project-id-or-path)/
  expect(failing.filter((id) => ofOneWay.test(id))).toEqual([])
  const blocked = report.checks.filter(({ verdict }) => verdict === 'blocked').map(({ id }) => id)
  expect(blocked).toEqual(
    expect.arrayContaining(['as-form/createIssue', 'by-path/createIssue', 'sudo/createIssue']),
  )
})

function withoutDescription(record: unknown): unknown {
  return isRecord(record) && 'description' in record ? { ...record, description: null } : record
}

test('a wrong property of two kinds of records is two findings, without what follows from the value', async () => {
  await using server = await rewriting(stub.baseUrl, (response) => {
    const isCreation = /\/repository\/(?:tags|branches)(?:\?|$)/.test(response.target)
    if (response.method === 'POST' && response.status === 201 && isCreation)
      alterJson(response, (record) => ({ ...Object(record), name: 5 }))
  })
  const target = { baseUrl: server.baseUrl, adminToken: stub.adminToken }
  const report = await runSuite(target, { operations: ['createTag', 'createBranch'] })
  expect(report.findings.map(({ key }) => key).toSorted()).toEqual([
    'contract/schema/BranchFields/properties/name/type',
    'contract/schema/RepositoryTag/properties/name/type',
  ])
})

test.for([
  ['getBranch', 'branches', /^\/projects\/[^/]+\/repository\/branches\/[^/?]+(?:\?|$)/],
  ['getIssue', 'issues', /^\/projects\/[^/]+\/issues\/\d+(?:\?|$)/],
] as const)('a single read with wrong values, %s, says nothing about other responses', async (single) => {
  const [operation, area, target] = single
  await using server = await rewriting(stub.baseUrl, (response) => {
    if (response.method === 'GET' && response.status === 200 && target.test(response.target))
      alterJson(response, withWrongValues)
  })
  const report = await runSuite({ baseUrl: server.baseUrl, adminToken: stub.adminToken }, { areas: [area] })
  const named = new Set(report.findings.flatMap((finding) => finding.operations))
  expect([...named]).toEqual([operation])
})

function withWrongValues(record: unknown): unknown {
  return typeof record === 'object' && record !== null && !Array.isArray(record)
    ? { ...record, merged: 'no', protected: 'no', title: 7 }
    : record
}

/** Branches have `protected` as a string and 404 in place of 403; the list of tags has no `X-Total`. */
function withThreeFaults(response: Passing): void {
  if (/\/repository\/tags(?:\?|$)/.test(response.target)) delete response.headers['x-total']
  if (!response.target.includes('/repository/branches')) return
  if (response.status === 403) response.status = 404
  alterJson(response, (value) => (Array.isArray(value) ? value.map(withText) : withText(value)))
}

function withText(branch: unknown): unknown {
  return typeof branch === 'object' && branch !== null && 'protected' in branch
    ? { ...branch, protected: String(branch.protected) }
    : branch
}
