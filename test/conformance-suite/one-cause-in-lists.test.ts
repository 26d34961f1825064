/** A fault that several lists show is one finding, and different faults of lists are several. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startStub, type Stub } from '../../server-stub/stub.ts'
import type { ReportedFinding } from '../conformance/index.ts'
import { forwarding, type Forwarded } from './support/forwarding.ts'
import { runSuite } from './support/runs.ts'

const lists = ['listIssues', 'listProjectIssues']

let stub: Stub
beforeAll(async () => {
  stub = await startStub()
})
afterAll(() => stub.close())

async function findingsOf(
  respond: (forwarded: Forwarded) => Promise<Response>,
  operations: readonly string[],
): Promise<readonly ReportedFinding[]> {
  await using server = await forwarding(stub.origin, respond)
  const target = { baseUrl: server.baseUrl, adminToken: stub.adminToken }
  return (await runSuite(target, { operations })).findings
}

/** Sends the request without some parameters if it reads issues. */
function ignoring(
  names: readonly string[],
  { method, path, url, headers, send }: Forwarded,
): Promise<Response> {
  if (method !== 'GET' || !path.endsWith('/issues')) return send()
  const without = new URL(url)
  for (const name of names) without.searchParams.delete(name)
  return fetch(without, { headers })
}

test('a creation of two records', async () => {
  const findings = await findingsOf(
    async ({ method, path, send }) => {
      if (method === 'POST' && path.endsWith('/issues')) await send()
      return await send()
    },
    ['createIssue', ...lists],
  )
  expect(findings).toMatchObject([{ actual: '2 items.', operations: ['createIssue', ...lists] }])
})

test('creations of two records by several operations', async () => {
  const creations = ['createIssueNote', 'createSnippetNote', 'createMergeRequestNote']
  const findings = await findingsOf(async ({ method, path, send }) => {
    if (method === 'POST' && path.endsWith('/notes')) await send()
    return await send()
  }, creations)
  const ofTwo = findings.filter(({ actual }) => actual === '2 items.')
  expect(ofTwo).toMatchObject([{ operations: expect.arrayContaining(creations) }])
})

test('a filter that is ignored', async () => {
  const findings = await findingsOf((forwarded) => ignoring(['labels'], forwarded), lists)
  expect(findings).toMatchObject([
    { rules: expect.arrayContaining(['list-issues/filter-labels']), operations: lists },
  ])
})

test('two filters that are ignored', async () => {
  const findings = await findingsOf(
    (forwarded) => ignoring(['labels', 'milestone'], forwarded),
    ['listIssues'],
  )
  const violated = findings.map(({ rules }) => new Set(rules))
  expect(violated).toHaveLength(2)
  expect(violated.filter((rules) => rules.has('list-issues/filter-labels'))).toHaveLength(1)
  expect(violated.filter((rules) => rules.has('list-issues/filter-milestone'))).toHaveLength(1)
})
