/** The forms of a report, of a run in which everything went wrong at once. */
import { readFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { marked } from 'marked'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startStub } from '../../server-stub/stub.ts'
import { render, type Report } from '../conformance/index.ts'
import { compared } from '../conformance/report/compare.ts'
import { expecting } from '../conformance/report/expectations.ts'
import { plannedIn, type ReportedCheck } from '../conformance/report/model.ts'
import { conclusionOf, withExitCode } from '../conformance/report/conclusion.ts'
import { joined } from '../conformance/report/stored.ts'
import { terminalReport } from '../conformance/report/terminal.ts'
import { verdicts, type Verdict } from '../conformance/runner/verdict.ts'
import { alterJson, rewriting } from './support/proxy.ts'
import { command, runSuite } from './support/runs.ts'

const folder = mkdtempSync(join(tmpdir(), 'forge-contract-forms-'))
let broken: Report
/** The same with as much of everything as there can be. */
let worst: Report

beforeAll(async () => {
  await using stub = await startStub()
  await using server = await rewriting(stub.baseUrl, (response) => {
    if (response.target.includes('/tags') && response.status === 400) {
      alterJson(response, () => ({ message: 'a ``` fence, a | bar and <script>alert(1)</script>' }))
    }
    if (response.target.includes('/tags')) delete response.headers['x-total']
  })
  broken = await runSuite(
    { baseUrl: server.baseUrl, adminToken: stub.adminToken },
    { areas: ['tags'], reference: 'http://127.0.0.1:3000/docs' },
  )
  worst = exaggerated(broken)
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('the terminal form', () => {
  test('prints the whole title and text of each finding where there is no terminal', () => {
    const text = terminalReport(broken, { colour: false })
    const open = broken.findings.filter(({ excused }) => excused === null).slice(0, 12)
    const words = text.replaceAll(/\s+/g, ' ')
    for (const { title, expected, actual } of open)
      for (const whole of [title, expected, actual]) expect(words).toContain(whole.replaceAll(/\s+/g, ' '))
  })

  test.for([60, 80, 100])('prints whole titles of findings on %i columns', (columns) => {
    const words = terminalReport(broken, { colour: false, columns }).replaceAll(/\s+/g, ' ')
    const [first] = broken.findings
    expect(words).toContain(`${first?.id} ${first?.title}`)
  })

  test.for([60, 72, 80, 132])('ends on one screen of 24 lines and %i columns', (columns) => {
    const text = terminalReport(worst, {
      colour: false,
      columns,
      after: [
        `The reports are in ${Array.from({ length: 9 }, (_, n) => `reports/report-${n}.html`).join(', ')}.`,
      ],
    })
    const lines = text.split('\n')
    expect(lines.filter((line) => line.length > columns)).toEqual([])
    const summary = lines.slice(lines.findIndex((line) => line.startsWith('https://a-long-name.')))
    expect(summary.length).toBeLessThanOrEqual(23)
    expect(summary).toContainEqual(expect.stringMatching(/^F1 /))
    expect(summary).toContainEqual(expect.stringContaining(conclusionOf(worst).slice(0, columns - 4)))
    expect(summary).toContainEqual(expect.stringContaining('names no check, remove it: no/such-check'))
  })

  test.for([60, 80])(
    'prints a finding in at most 15 lines of %i columns, and where its script is',
    (columns) => {
      const text = terminalReport(broken, { colour: false, columns, html: 'report.html' })
      const findings = text.split('\n\n').filter((part) => /^F\d+ (?:.*\n)+? {4}rule/.test(part))
      expect(findings).toHaveLength(broken.findings.length)
      for (const finding of findings) {
        expect(finding.split('\n').length).toBeLessThanOrEqual(15)
        for (const field of ['check', 'source', 'expected', 'actual', 'request']) {
          expect(finding).toMatch(new RegExp(`^ {4}${field} `, 'm'))
        }
        expect(finding).toMatch(/^ {4}script {4}report\.html#F\d+$/m)
      }
      expect(text).toMatch(/^ {4}header {4}X-Total$/m)
      expect(text).not.toContain('curl')
    },
  )

  test('prints scripts, exchanges and the ids of findings with --verbose', () => {
    const text = terminalReport(broken, { colour: false, columns: 80, verbose: true })
    for (const { key, script } of broken.findings) {
      expect(text).toContain(`    known as  ${key}`)
      for (const line of script.trimEnd().split('\n')) expect(text).toContain(`      ${line}`)
    }
  })
})

describe('the terminal form of any report', () => {
  test('is plain in a pipe, and coloured on request', () => {
    const escape = '\u001B['
    expect(terminalReport(worst, { colour: false, columns: 80 })).not.toContain(escape)
    expect(terminalReport(worst, { colour: true, columns: 80 })).toContain(escape)
  })

  test('obeys no character that a server sent', () => {
    const [first, ...rest] = broken.findings
    if (first === undefined) throw new Error('Nothing was found.')
    const evil = { ...broken, findings: [{ ...first, actual: 'a\u001B[2J\u0007b\r\nc' }, ...rest] }
    expect(terminalReport(evil, { colour: false, columns: 80 })).toMatch(/^ {4}actual {4}a \[2J b c$/m)
  })

  test.for([
    [
      'unsupported',
      'The server answers 501 to all of jobs.',
      /not checked: \d+ rules? unsupported: The server answers 501/,
    ],
    [
      'not-provisionable',
      'It offers no jobs.',
      /not checked: \d+ rules? not provisionable: It offers no jobs/,
    ],
    ['blocked', 'nobody could be made', /^\d+ checks? (?:is|are) blocked: nobody could be made$/m],
    ['harness-error', 'TypeError: x\n    at y', /^\d+ error of the suite itself: TypeError: x$/m],
  ] as const)('lists what is %s', ([verdict, reason, words]) => {
    const report = turned(broken, verdict, reason)
    for (const form of ['terminal', 'markdown', 'html', 'json', 'junit'] as const) {
      expect(render(report, form)).toContain(reason.split('\n')[0]?.slice(0, 12))
    }
    expect(terminalReport(report, { colour: false, columns: 80 })).toMatch(words)
    expect(report.exitCode).toBe(2)
  })
})

test.for(['terminal', 'markdown', 'html', 'junit', 'json'] as const)(
  '%s begins with the breakdown of a server, also of one shard',
  (form) => {
    const [first] = broken.findings
    if (first === undefined) throw new Error('Nothing was found.')
    const breakdown = { ...first, key: 'contract/breakdown', kind: 'contract', title: 'Broke down.' } as const
    const many = Array.from({ length: 14 }, (_, at) => ({ ...first, key: `contract/${at}`, count: 99 }))
    const shard = { ...broken, findings: [...many, { ...breakdown, count: 1 }] }
    const text = render(joined([shard, broken]), form)
    expect(text.indexOf('Broke down.')).toBeGreaterThan(-1)
    expect(text.indexOf('Broke down.')).toBeLessThan(text.indexOf(first.title.slice(0, 12)))
  },
)

describe('the Markdown form', () => {
  test('begins with the summary, folds the findings, and fits a comment', () => {
    const text = render(worst, 'markdown')
    expect(text).toMatch(/^## ❌ Conformance: does not conform: \d+ findings\n/)
    expect(text.length).toBeLessThan(65_536)
    expect(text.match(/<details>/g)?.length).toBe(text.match(/<\/details>/g)?.length)
    expect(text).toContain('more, in the other forms of this report.')
    expect(text).toContain('(http://127.0.0.1:3000/docs#operation/')
  })

  test('lets nothing that a server sent be markup', () => {
    const text = render(broken, 'markdown')
    const outside = text.replaceAll(/^(`{3,})\w*\n.*?^\1$/gms, '')
    expect(outside).not.toContain('<script>')
    expect(text).toContain('````http\n')
  })

  test.for([
    ['notes', (notes: string) => ({ ...broken, notes: [notes] })],
    ['leftovers', (why: string) => ({ ...broken, leftovers: [{ what: 'user 3', why }] })],
    ['names of leftovers', (what: string) => ({ ...broken, leftovers: [{ what, why: 'It is listed.' }] })],
    ['reasons of blocked checks', (reason: string) => turned(broken, 'blocked', reason)],
  ] as const)('escapes %s', ([, reportWith]) => {
    const sent = '# <details>@octocat ![x](http://x.example.com/y) *a* _b_'
    const text = render(reportWith(sent), 'markdown')
    expect(text).toMatch(
      /# &lt;details&gt;@\u200Boctocat !\\\[x\\\]\(http:\/\/x\.example\.com\/y\) \\\*a\\\* \\_b\\_/,
    )
    expect(text).not.toContain('@octocat')
  })

  test('renders code as the report states it, and no other text of a server as code', async () => {
    const [first, ...rest] = broken.findings
    if (first === undefined) throw new Error('Nothing was found.')
    const expected = '`due_date` is a*b|c in `<b>_x_|*y*</b>`.'
    const actual = 'It is ``<img>`` or `<i>_z_</i>`` or `*open*.'
    const title = 'getIssue: `due_date` is 7.'
    const findings = [{ ...first, title, expected, actual }, ...rest]
    const page = await marked.parse(render({ ...broken, notes: [expected], findings }, 'markdown'))
    expect(page).toContain('<code>due_date</code> is a*b|c in <code>&lt;b&gt;_x_|*y*&lt;/b&gt;</code>.')
    expect(page.split('<code>due_date</code>')).toHaveLength(4)
    expect(page).toContain('It is ``&lt;img&gt;`` or `&lt;i&gt;_z_&lt;/i&gt;`` or `*open*.')
  })

  test('escapes a mark of a heading at the beginning of an item', () => {
    const text = render({ ...broken, notes: ['# a', '1. b', '- c', '~~~ d'] }, 'markdown')
    expect(text).toContain('\n- \\# a\n- 1\\. b\n- \\- c\n- \\~\\~\\~ d\n')
  })
})

describe('the badge', () => {
  test.for([
    [() => broken, /^\d+ of \d+ rules$/, '#b3261e'],
    [() => turned(broken, 'pass', null), /^\d+ of \d+ rules$/, '#2b7a3d'],
    [() => turned(broken, 'blocked', 'nobody'), /^inconclusive$/, '#8a5a00'],
  ] as const)('has the result, %#', ([report, words, colour]) => {
    const svg = render(report(), 'badge')
    expect(/<title>conformance: (.*)<\/title>/.exec(svg)?.[1]).toMatch(words)
    expect(svg).toContain(colour)
    expect(svg).not.toMatch(/href|url\((?!#)|<script/)
  })

  test('states that a server conforms only if all checks ran', () => {
    const whole = turned(broken, 'pass', null)
    const all = withExitCode({ ...whole, plan: { whole: 9, selected: 9, here: 9 } })
    expect(render(all, 'badge')).toContain('<title>conformance: conforms</title>')
  })
})

const file = (name: string) => join(folder, name)

test('several forms are written in one go', async () => {
  writeFileSync(file('old.json'), render(broken, 'json'))
  const report = ['html', 'junit', 'json', 'markdown', 'badge', 'terminal']
    .map((form) => `${form}=${file(form)}`)
    .join(',')
  const { exit, out } = await command({ from: file('old.json'), report })
  expect(exit).toBe(1)
  expect(out).toMatch(/does not conform: \d+ findings?\nThe reports are in /)
  expect(readFileSync(file('html'), 'utf8')).toMatch(/^<!doctype html>/)
  expect(readFileSync(file('junit'), 'utf8')).toMatch(/^<\?xml /)
  expect(readFileSync(file('json'), 'utf8')).toBe(`${render(broken, 'json')}\n`)
  expect(readFileSync(file('markdown'), 'utf8')).toMatch(/^## /)
  expect(readFileSync(file('badge'), 'utf8')).toMatch(/^<svg /)
})

describe('the JUnit form agrees with the exit status', () => {
  const cases: readonly (readonly [string, () => Report])[] = [
    ...verdicts.map((verdict) => [verdict, () => withExitCode(turned(broken, verdict, 'a reason'))] as const),
    ['an expected failure', () => withExitCode(excusing(turned(broken, 'fail', 'a reason')))],
    ['a missing shard', () => withExitCode(missingShard(turned(broken, 'pass', null)))],
    ['findings', () => withExitCode(broken)],
    ['everything', () => withExitCode(worst)],
  ]
  test.for(cases)('%s', ([, make]) => {
    const report = make()
    const [, failures = '', errors = ''] =
      /<testsuites .* failures="(\d+)" errors="(\d+)"/.exec(render(report, 'junit')) ?? []
    const status = failures !== '0' ? 1 : errors === '0' ? 0 : 2
    expect(status).toBe(report.exitCode)
  })
})

/** The same with each failure expected. */
function excusing(report: Report): Report {
  const excused = 'known'
  const [passing] = plannedIn(report.checks)
  return {
    ...report,
    checks: report.checks.map((check) =>
      check === passing ? { ...check, verdict: 'pass' } : { ...check, excused },
    ),
    findings: report.findings.map((finding) => ({ ...finding, excused })),
  }
}

/** The same as one of two shards of which the other is missing. */
function missingShard(report: Report): Report {
  return { ...report, plan: { ...report.plan, selected: report.plan.here + 1 } }
}

function turned(report: Report, verdict: Verdict, reason: string | null): Report {
  const checks = report.checks.map((check): ReportedCheck =>
    check.id.startsWith('set-up/') ? check : { ...check, verdict, reason, findings: [] },
  )
  const rules = report.rules.map((rule) => ({ ...rule, verdict, reason }))
  return withExitCode({ ...report, checks, rules, findings: [] })
}

function exaggerated(report: Report): Report {
  const [finding] = report.findings
  if (finding === undefined) throw new Error('Nothing was found.')
  const findings = Array.from({ length: 60 }, (_, index) => ({
    ...finding,
    id: `F${index + 1}`,
    key: `${finding.key}/${index}`,
    title: `${finding.title} ${'and so on '.repeat(20)}`,
    count: 1_000 * index,
  }))
  const many = {
    ...turned(report, 'blocked', `because of ${'something long '.repeat(20)}`),
    target: `https://${'a-long-name.'.repeat(9)}example.com/api/v4`,
    findings,
    leftovers: Array.from({ length: 30 }, (_, index) => ({ what: `project ${index}`, why: 'It stays.' })),
    notes: Array.from({ length: 9 }, (_, index) => `Note ${index} ${'is long '.repeat(20)}`),
    run: { ...report.run, id: 'abcdefgh+bcdefghi+cdefghij+defghijk', requests: 12_345_678 },
  }
  const list = [{ pattern: 'no/such-check', reason: 'a typing error', line: 1 }]
  return compared(expecting(withExitCode(many), 'expected.txt', list), report)
}
