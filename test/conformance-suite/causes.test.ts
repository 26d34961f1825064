/** One fault of a server is reported once, in each form of the report, with the checks that it blocks. */
import { beforeAll, expect, test } from 'vitest'
import { render, type Report } from '../conformance/index.ts'
import { startStub } from '../../server-stub/stub.ts'
import { rewriting } from './support/proxy.ts'
import { runSuite } from './support/runs.ts'

let report: Report

/** `createBranch` returns 200 instead of 201, and all responses of todos are declared as HTML. */
beforeAll(async () => {
  await using stub = await startStub()
  await using server = await rewriting(stub.baseUrl, (response) => {
    if (response.method === 'POST' && /\/repository\/branches(\?|$)/.test(response.target)) {
      if (response.status === 201) response.status = 200
    }
    if (response.target.startsWith('/todos')) response.headers['content-type'] = 'text/html'
  })
  const options = { baseUrl: server.baseUrl, adminToken: stub.adminToken }
  report = await runSuite(options, { areas: ['branches', 'todos'] })
})

test('checks that one status blocks are one line, which names the finding', () => {
  const finding = report.findings.find(({ key }) =>
    key.startsWith('contract/undocumented-status/createBranch'),
  )
  const blocked = report.checks.filter(({ verdict }) => verdict === 'blocked')
  expect(new Set(blocked.map(({ reason }) => reason)).size).toBeGreaterThan(1)
  const line = `${blocked.length} checks are blocked by ${finding?.id}: createBranch returned 200`
  expect(render(report, 'terminal')).toContain(line)
  expect(render(report, 'markdown').split(`- ${line}`)).toHaveLength(2)
  expect(render(report, 'html').replaceAll(/<[^>]+>/g, '')).toContain(line)
})

test.for(['html', 'markdown'] as const)('%s contains blocked checks after the findings', (form) => {
  const text = render(report, form)
  expect(text.indexOf('Checks without a verdict')).toBeGreaterThan(text.lastIndexOf('Known as'))
  expect(text.slice(0, text.indexOf('Known as'))).not.toContain('Expected: Status 201.')
})
