/** One fault of a server is reported once, in each form of the report, with the checks that it blocks. */
import { beforeAll, expect, test } from 'vitest'
import { render, type Report } from '../conformance/index.ts'
import { terminalReport } from '../conformance/report/terminal.ts'
import { compare } from '../conformance/report/compare.ts'
import { expectedList, expecting } from '../conformance/report/expectations.ts'
import { joined } from '../conformance/report/stored.ts'
import { startStub } from '../../server-stub/stub.ts'
import { alterJson, rewriting, sendPlainly } from './support/proxy.ts'
import { runSuite } from './support/runs.ts'

let report: Report

/** `createBranch` returns 200 instead of 201, and all responses of `listTodos` are declared as HTML. */
beforeAll(async () => {
  await using stub = await startStub()
  await using server = await rewriting(stub.baseUrl, (response) => {
    if (response.method === 'POST' && /\/repository\/branches(\?|$)/.test(response.target)) {
      if (response.status === 201) response.status = 200
    }
    if (response.method === 'GET' && response.target.startsWith('/todos'))
      response.headers['content-type'] = 'text/html'
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

test('a finding lists the rules that fail because of it, not others of checks in which it was seen', async () => {
  await using stub = await startStub()
  await using server = await rewriting(stub.baseUrl, (response) => {
    if (response.method !== 'POST' || !/\/repository\/tags(\?|$)/.test(response.target)) return
    if (response.status === 201) alterJson(response, (tag) => ({ ...Object(tag), message: 7 }))
    if (response.status === 405) response.status = 409
  })
  const target = { baseUrl: server.baseUrl, adminToken: stub.adminToken }
  const { findings } = await runSuite(target, { operations: ['createTag'] })
  const violated = (key: RegExp) =>
    findings.filter((finding) => key.test(finding.key)).map(({ rules }) => rules)
  const rule = 'create-tag/failure-is-405'
  expect(violated(/^contract\/schema\/.*message/).flat()).not.toContain(rule)
  expect(violated(/^status\/405\/409$/).flat()).toContain(rule)
})

test.for(['html', 'markdown'] as const)('%s contains blocked checks after the findings', (form) => {
  const text = render(report, form)
  expect(text.indexOf('Checks without a verdict')).toBeGreaterThan(text.lastIndexOf('Known as'))
  expect(text.slice(0, text.indexOf('Known as'))).not.toContain('Expected: Status 201.')
})

test('one wrong media type is one finding, with the statuses in its title', () => {
  const ofList = report.findings.filter(({ key }) => key.startsWith('contract/media-type/listTodos/'))
  expect(ofList).toMatchObject([
    {
      key: 'contract/media-type/listTodos/text/html',
      title: expect.stringMatching(
        /^listTodos: Content-Type text\/html \(status 200, 400, 401(, \d+)*\)\. Expected: Content-Type application\/json\.$/,
      ),
    },
  ])
})

test('a list with the keys of all statuses of earlier versions excuses the finding', () => {
  const [finding] = mediaTypeFindings(report)
  const former = finding?.statuses?.map((status) => `contract/media-type/listTodos/${status}`) ?? []
  expect(former.length).toBeGreaterThan(1)
  const listing = (keys: readonly string[]) => {
    const list = keys.map((pattern, index) => ({ pattern, reason: 'known', line: index + 1 }))
    return expecting(report, 'expected.txt', list)
  }
  const all = listing(former)
  expect(mediaTypeFindings(all)).toMatchObject([{ excused: 'known' }])
  expect(new Set(all.expectations?.entries.map(({ state }) => state))).toEqual(new Set(['fails']))
  expect(expectedList(all)).not.toContain('contract/media-type/listTodos/text/html')
  expect(mediaTypeFindings(listing(former.slice(1)))).toMatchObject([{ excused: null }])
  expect(mediaTypeFindings(listing(['contract/media-type/listTodos/*']))).toMatchObject([
    { excused: 'known' },
  ])
})

test('a list with the key of any earlier version excuses the finding', () => {
  const formerKeys = [['contract/schema/Count/type', 'contract/schema/components/schemas/Count/type']]
  const findings = mediaTypeFindings(report).map((finding) => ({ ...finding, key: 'contract/x', formerKeys }))
  const excusedBy = (pattern: string) =>
    expecting({ ...report, findings }, 'expected.txt', [{ pattern, reason: 'known', line: 1 }]).findings[0]
      ?.excused
  expect(formerKeys.flat().map(excusedBy)).toEqual(['known', 'known'])
  expect(excusedBy('contract/schema/Count/minimum')).toBeNull()
})

test('a report of an earlier version has the same findings', () => {
  const findings = report.findings.flatMap(({ formerKeys, ...finding }) =>
    (formerKeys?.flat() ?? [finding.key]).map((key) => ({ ...finding, key })),
  )
  expect(compare({ ...report, findings }, report)).toMatchObject({ findingsNew: [], findingsGone: [] })
})

test('the findings of two shards have the statuses of both', () => {
  const of = (status: number) => ({
    ...report,
    findings: mediaTypeFindings(report).map((finding) => ({
      ...finding,
      title: finding.title.replace(/status [\d, ]+/, `status ${status}`),
      statuses: [status],
      formerKeys: [`contract/media-type/listTodos/${status}`],
    })),
  })
  expect(mediaTypeFindings(joined([of(401), of(200)]))).toMatchObject([
    {
      title: expect.stringContaining('(status 200, 401)'),
      formerKeys: ['contract/media-type/listTodos/200', 'contract/media-type/listTodos/401'],
    },
  ])
})

function mediaTypeFindings({ findings }: Report): Report['findings'] {
  return findings.filter(({ key }) => key.startsWith('contract/media-type/listTodos/'))
}

test('test cases of JUnit have names of their own, titles as messages, and each script once', () => {
  const xml = render(report, 'junit')
  const names = [...xml.matchAll(/<testcase (classname="[^"]*" name="[^"]*")/g)].map(([, name]) => name)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  const messages = [...xml.matchAll(/<(?:failure|error) message="([^"]*)"/g)].map(([, text]) => text)
  expect(messages.length).toBeGreaterThan(5)
  expect(messages.filter((message) => message?.includes('{'))).toEqual([])
  expect(messages).toContainEqual(expect.stringMatching(/^blocked by F\d+: createBranch returned 200$/))
  const scripts = xml.match(/^#!\/|&gt;#!\//gm) ?? xml.match(/#!\//g) ?? []
  expect(scripts.length).toBeLessThanOrEqual(report.findings.length)
  expect(xml).toMatch(/script: in the test case &quot;createBranch: .*&quot; of contract/)
})

test('the table by area counts the findings about operations of the area', () => {
  const text = terminalReport(report, { colour: false, columns: 80 })
  const ofTodos = report.findings.filter(({ operations }) => operations.includes('listTodos')).length
  expect(ofTodos).toBeGreaterThan(0)
  expect(text).toMatch(/^rules by area +pass +fail +blocked +other +findings$/m)
  const [, todos = '0'] = /^todos +\d+ +0 +0 +\d+ +(\d+)$/m.exec(text) ?? []
  expect(Number(todos)).toBeGreaterThan(0)
  expect(text.split('\n').filter((line) => line.length > 80)).toEqual([])
  expect(render(report, 'markdown')).toMatch(
    new RegExp(String.raw`^\| todos \| \d+ \| 0 \| 0 \| \d+ \| ${todos} \|$`, 'm'),
  )
  expect(render(report, 'html')).toMatch(
    new RegExp(String.raw`data-show="todos">.*<td class="fail">${todos}</td><td>`),
  )
})

test('the table by area has no column of findings if there are none', () => {
  const passing = { ...report, findings: [] }
  for (const form of ['terminal', 'markdown', 'html'] as const) {
    expect(render(passing, form)).not.toMatch(/blocked.*other.*findings/)
  }
})

test('a table without rows of areas is not named by area', () => {
  const areas = ['branches', 'commits', 'issues', 'tags', 'todos', 'users']
  const [rule] = report.rules
  if (rule === undefined) throw new Error('The report has no rule.')
  const rules = areas.map((area) => ({ ...rule, area, verdict: 'pass' as const }))
  const text = render({ ...report, findings: [], rules }, 'terminal')
  expect(text).not.toContain('rules by area')
  expect(text).toMatch(/^rules +pass +fail +blocked +other$/m)
  expect(text).toMatch(/^of all areas +6 +0 +0 +0$/m)
})

test('of many areas, the worst are named and the others counted', () => {
  const areas = ['branches', 'commits', 'events', 'files', 'issues', 'tags', 'todos']
  const [rule] = report.rules
  if (rule === undefined) throw new Error('The report has no rule.')
  const rules = areas.map((area) => {
    const verdict = area === 'tags' ? ('fail' as const) : ('blocked' as const)
    return { ...rule, area, verdict }
  })
  const text = render({ ...report, findings: [], rules }, 'terminal')
  expect(text).toMatch(
    /^rules by area[^\n]+\ntags +0 +1 +0 +0\n(?:\w+ +0 +0 +1 +0\n){4}and 2 more areas\nall +0 +1 +6 +0$/m,
  )
})

test('operations that fail with an OAuth 2 token alone are no causes', async () => {
  await using stub = await startStub()
  await using server = await rewriting(
    stub.baseUrl,
    () => {},
    sendPlainly,
    ({ target }) => (target.includes('access_token=') ? unauthorized : undefined),
  )
  const { findings } = await runSuite(
    { baseUrl: server.baseUrl, adminToken: stub.adminToken },
    { areas: ['tags'], rules: ['general/oauth2-parameter'] },
  )
  expect(findings.length).toBeGreaterThan(0)
  for (const { actual, rules } of findings) {
    expect(rules).toEqual(['general/oauth2-parameter'])
    expect(actual).not.toContain('never succeeded')
  }
})

const unauthorized = {
  status: 401,
  headers: { 'content-type': 'application/json' },
  body: Buffer.from('{"message":"401 Unauthorized"}'),
}
