/** The required properties of one schema that responses do not have are one finding. */
import { beforeAll, expect, test } from 'vitest'
import { startStub } from '../../server-stub/stub.ts'
import { render, type Report } from '../conformance/index.ts'
import { compare } from '../conformance/report/compare.ts'
import { expectedList, expecting } from '../conformance/report/expectations.ts'
import { joined } from '../conformance/report/stored.ts'
import { terminalReport } from '../conformance/report/terminal.ts'
import { parseExpected } from '../conformance/runner/expected.ts'
import { alterJson, rewriting } from './support/proxy.ts'
import { runSuite } from './support/runs.ts'

const key = 'contract/schema/RepositoryTag/required'
const removed = ['commit', 'message', 'release'] as const
let report: Report

beforeAll(async () => {
  await using stub = await startStub()
  await using server = await rewriting(stub.baseUrl, (response) => {
    if (/\/repository\/tags(\/|\?|$)/.test(response.target) && response.status < 300)
      alterJson(response, (value) => (Array.isArray(value) ? value.map(reduced) : reduced(value)))
  })
  const target = { baseUrl: server.baseUrl, adminToken: stub.adminToken }
  report = await runSuite(target, { operations: ['getTag', 'listTags'] })
})

function reduced(tag: unknown): unknown {
  const { commit: _, message: _message, release: _release, ...others } = Object(tag)
  return others
}

const missingIn = ({ findings }: Report) => findings.filter((finding) => finding.key.startsWith(key))

test('they are listed with their number, in the title as well', () => {
  expect(missingIn(report)).toMatchObject([
    {
      key,
      title: expect.stringMatching(/: (The body|\[\]) does not have 3 properties: (`\w+`(, )?){3}\.$/),
      expected: expect.stringMatching(/ has the properties (`\w+`(, )?){3}\.$/),
    },
  ])
  expect(missingIn(report)[0]?.missing?.toSorted()).toEqual(removed)
  const [finding] = missingIn(report)
  expect(terminalReport(report, { colour: false, columns: 80 })).toMatch(
    new RegExp(`^${finding?.id} +.* does not have 3 properties`, 'm'),
  )
  expect(render(report, 'html')).toContain('<p>Missing: <code>')
})

const expectedWith = (lines: readonly string[]) =>
  expecting(report, 'list', parseExpected(lines.map((line) => `${line} # known`).join('\n'), 'list'))

test.for([
  ['the names of an earlier version', removed.map((name) => `contract/schema/required/${name}`), 'known'],
  ['one entry for each property', removed.map((name) => `${key}/${name}`), 'known'],
  ['the key', [key], 'known'],
  ['an entry for some of them', removed.slice(1).map((name) => `${key}/${name}`), null],
] as const)('a list with %s', ([, lines, excused]) => {
  const evaluated = expectedWith(lines)
  expect(missingIn(evaluated)).toMatchObject([{ excused }])
  expect(evaluated.expectations?.entries.map(({ state }) => state)).toEqual(lines.map(() => 'fails'))
})

test('a list that is written contains each property once', () => {
  const written = expectedList(expectedWith([`${key}/commit`]))
  const entries = parseExpected(written, 'list').filter(({ pattern }) => pattern.startsWith(key))
  expect(entries.map(({ pattern }) => pattern)).toEqual(removed.map((name) => `${key}/${name}`))
})

test('a property that is missing since an earlier report is a new finding, one that is not any more is none', () => {
  const before = {
    ...report,
    findings: missingIn(report).map(({ formerKeys = [], missing = [], ...finding }) => ({
      ...finding,
      missing: missing.slice(1),
      formerKeys: formerKeys.slice(1),
    })),
  }
  expect(compare(before, report).findingsNew.map((finding) => finding.key)).toContain(key)
  expect(compare(report, before)).toMatchObject({ findingsNew: [] })
  expect(compare(report, before).findingsGone.map((finding) => finding.key)).not.toContain(key)
  const [merged] = missingIn(joined([before, report]))
  expect(merged?.missing?.toSorted()).toEqual(removed)
  expect(merged?.title).toBe(missingIn(report)[0]?.title)
})
