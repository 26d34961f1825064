/** The report about one broken server in each format. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { conform, render, runConformance, type Report } from '../conformance/index.ts'
import { reporterNames } from '../conformance/command/option-definitions.ts'
import { terminalReport } from '../conformance/report/terminal.ts'
import { startStub } from '../../server-stub/stub.ts'
import { alterJson, rewriting } from './support/proxy.ts'

let report: Report
/** Every secret that went over the wire. */
const secrets = new Set<string>()
const folder = mkdtempSync(join(tmpdir(), 'forge-contract-report-'))

beforeAll(async () => {
  await using stub = await startStub()
  secrets.add(stub.adminToken)
  await using server = await rewriting(stub.baseUrl, (response) => {
    for (const [, token = ''] of String(response.body).matchAll(/"(?:private|runners)_token":"([^"]+)"/g)) {
      secrets.add(token)
    }
    if (response.method === 'POST' && response.target.endsWith('/branches') && response.status === 400) {
      alterJson(response, () => ({ message: 'something <b>is</b> missing' }))
    }
    if (response.target.includes('/branches')) delete response.headers['x-total']
  })
  report = await runConformance({
    baseUrl: server.baseUrl,
    adminToken: stub.adminToken,
    areas: ['branches'],
    operations: [],
    rules: [],
    workers: 8,
    timeout: 30_000,
    seed: 3,
    reference: 'http://127.0.0.1:3000/docs',
  })
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('one cause is one finding, with a count', () => {
  const missingHeader = report.findings.filter(({ expected }) => expected === 'The header X-Total.')
  expect(missingHeader).toHaveLength(1)
  expect(missingHeader[0]?.count).toBeGreaterThan(5)
  const unnamed = report.findings.filter(({ rules }) => rules.includes('general/missing-attribute-body'))
  expect(unnamed).toHaveLength(1)
})

test('every format contains all planned checks', () => {
  const { counts, plan, checks } = report
  expect(checks.length).toBeGreaterThan(plan.here)
  expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(plan.here)
  expect(render(report, 'terminal')).toContain(`\n${plan.here} checks, `)
  expect(render(report, 'markdown')).toContain(`: ${plan.here} checks, `)
  expect(render(report, 'html')).toContain(`<small>${plan.here} of ${plan.whole} checks;`)
})

test('findings that differ have titles that differ, with the operation', () => {
  const titles = report.findings.map(({ title }) => title)
  expect(new Set(titles).size).toBe(titles.length)
  expect(titles.filter((title) => !/^\w+(?::| violates:) |^\d+ operations: /.test(title))).toEqual([])
})

test('a finding about the body of a success is not titled by the rule about its status', async () => {
  await using stub = await startStub()
  await using server = await rewriting(stub.baseUrl, (response) => {
    if (response.status === 200 && /^\/broadcast_messages(\?|$)/.test(response.target))
      alterJson(response, (value) =>
        Array.from(Object(value), (item) => ({ ...Object(item), font: '#123456' })),
      )
  })
  const { findings } = await runConformance({
    baseUrl: server.baseUrl,
    adminToken: stub.adminToken,
    areas: [],
    operations: ['listBroadcastMessages'],
    rules: [],
    workers: 8,
    timeout: 30_000,
    seed: 3,
    reference: null,
  })
  expect(findings.map(({ rules }) => rules.join())).toContain('general/success-is-200')
  expect(findings.filter(({ title }) => title.includes('returns 200'))).toEqual([])
})

test('no format contains a secret', () => {
  expect(secrets.size).toBeGreaterThan(5)
  for (const form of reporterNames) {
    const text = render(report, form)
    const shown = [...secrets].filter((secret) => text.includes(secret))
    expect(shown, form).toEqual([])
  }
})

test('the terminal report has 80 columns, ends with one screen, and contains how to repeat a failure', () => {
  const lines = terminalReport(report, { colour: false, columns: 80 }).split('\n')
  const long = lines.filter((line) => line.length > 80)
  expect(long).toEqual([])
  const ending = lines.slice(lines.findLastIndex((line) => line === report.target))
  expect(ending.length).toBeLessThanOrEqual(24)
  expect(lines.at(-1)).toMatch(/^does not conform: \d+ findings$/)
  expect(lines.join('\n')).toMatch(/^ {4}rule {6}general\/missing-attribute-body/m)
  expect(lines.join('\n')).toMatch(/reference +http:\/\/127\.0\.0\.1:3000\/docs#operation\/createBranch/)
  expect(lines.join('\n')).toMatch(/^ {4}script {4}--verbose/m)
})

test('the JSON form is the report itself', () => {
  expect(JSON.parse(render(report, 'json'))).toEqual(JSON.parse(JSON.stringify(report)))
  const ids = report.checks.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(
    report.rules.filter(({ area }) => area === 'branches').every(({ checks }) => checks.length > 0),
  ).toBe(true)
})

test('the JUnit form counts what the report counts', () => {
  const xml = render(report, 'junit')
  const departures = report.findings.filter(({ kind }) => kind === 'contract').length
  const [tests, failures] = [report.plan.here + departures, report.counts.fail + departures]
  expect(xml).toContain(`tests="${tests}" failures="${failures}"`)
  expect(xml.match(/<testcase /g)).toHaveLength(tests)
  expect(xml.match(/<failure /g)).toHaveLength(failures)
  expect(xml).not.toContain('<b>is</b>')
})

test('a report goes to a file, with the summary on the screen', async () => {
  await using stub = await startStub()
  const output = join(folder, 'report.json')
  const lines: string[] = []
  const exit = await conform(
    {
      'base-url': stub.baseUrl,
      'admin-token': stub.adminToken,
      rule: 'get-branch/by-name',
      report: `json=${output}`,
    },
    { out: (text) => lines.push(text), err: (text) => lines.push(text), colour: false },
  )
  expect(exit).toBe(0)
  expect(JSON.parse(readFileSync(output, 'utf8'))).toMatchObject({ format: 1, exitCode: 0 })
  expect(lines.join('\n')).toMatch(
    /conforms in this selection: \d+ of \d+ checks\nThe report is in\s.*report\.json\.$/,
  )
})

test('the terminal report prints a long note on several lines, and completely with --verbose', () => {
  const reason =
    'The API has no operation that creates a session, and the server offers none at /provisioning.'
  const rules = report.rules.map((rule, index) =>
    index === 0 ? { ...rule, verdict: 'not-provisionable' as const, reason } : rule,
  )
  const passing = { ...report, rules, findings: [] }
  const text = terminalReport(passing, { colour: false, columns: 80 })
  expect(text.replaceAll('\n', ' ')).toContain(
    `not checked: 1 rule not provisionable (remedy: the provisioning interface, see docs/provisioning.md of forge-contract; its server has it with --provisioning): ${reason}`,
  )
  const many = { ...passing, notes: Array.from({ length: 20 }, (_, index) => `${index} ${reason}`) }
  const lines = terminalReport(many, { colour: false, columns: 80 }).split('\n')
  expect(lines.length).toBeLessThanOrEqual(24)
  expect(lines).toContain('and 18 more notes')
  const verbose = terminalReport(many, { colour: false, columns: 80, verbose: true })
  expect(verbose.replaceAll(/\n */g, ' ')).toContain(`19 ${reason}`)
})
