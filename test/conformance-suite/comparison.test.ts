/** Compares a report with another one, and with a list of expected failures. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startStub } from '../../server-stub/stub.ts'
import type { Report } from '../conformance/index.ts'
import { compare } from '../conformance/report/compare.ts'
import { alterJson, rewriting } from './support/proxy.ts'
import { command, runSuite } from './support/runs.ts'

const folder = mkdtempSync(join(tmpdir(), 'forge-contract-comparison-'))
const file = (name: string) => join(folder, name)
let sound: Report
let broken: Report

beforeAll(async () => {
  await using stub = await startStub()
  await using server = await rewriting(stub.baseUrl, (response) => {
    if (response.method === 'POST' && response.target.endsWith('/branches') && response.status === 400) {
      alterJson(response, () => ({ message: 'something is missing' }))
    }
    if (response.target.includes('/branches')) delete response.headers['x-total']
  })
  const part = { operations: ['createBranch', 'listBranches'] }
  sound = await runSuite(stub, part)
  broken = await runSuite({ baseUrl: server.baseUrl, adminToken: stub.adminToken }, part)
  writeFileSync(file('sound.json'), JSON.stringify(sound))
  writeFileSync(file('broken.json'), JSON.stringify(broken))
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

const rule = 'general/missing-attribute-body'
const check = 'missing-attribute-body/createBranch/ref'
const header = 'contract/header/X-Total/missing'

describe('two reports', () => {
  test('differ in what newly fails and what was newly found', () => {
    const comparison = compare(sound, broken)
    expect(comparison.newlyFailing).toContainEqual({ id: check, from: 'pass', to: 'fail' })
    expect(comparison.newlyPassing).toEqual([])
    expect(comparison.findingsNew.map(({ key }) => key)).toEqual(broken.findings.map(({ key }) => key))
    expect(comparison.findingsNew.map(({ key }) => key)).toContain(header)
    expect([comparison.added, comparison.vanished, comparison.findingsGone]).toEqual([[], [], []])
  })

  test('and in the other direction in what newly passes and is gone', () => {
    const comparison = compare(broken, sound)
    expect(comparison.newlyPassing).toContainEqual({ id: check, from: 'fail', to: 'pass' })
    expect(comparison.newlyFailing).toEqual([])
    expect(comparison.findingsGone.map(({ key }) => key)).toContain(header)
  })

  test('of one state do not differ, although the names of records do', async () => {
    expect(sound.run.id).not.toBe(broken.run.id)
    const { out, exit } = await command({ from: file('broken.json'), compare: file('broken.json') })
    expect(exit).toBe(1)
    expect(out).toMatch(/^since run \w+: nothing changed$/m)
  })

  test('list checks that were added, removed, or have another verdict', () => {
    const [first, second, ...rest] = sound.checks.filter(({ id }) => !id.startsWith('set-up/'))
    if (first === undefined || second === undefined) throw new Error('There are no checks.')
    const old = { ...sound, checks: [first, ...rest] }
    const later = {
      ...sound,
      checks: [second, ...rest.map((each) => ({ ...each, verdict: 'blocked' as const }))],
    }
    const comparison = compare(old, later)
    expect(comparison.vanished).toEqual([first.id])
    expect(comparison.added).toEqual([second.id])
    expect(comparison.otherVerdicts).toHaveLength(rest.length)
  })

  test('of runs with different selections contain a note', async () => {
    const narrowed = { ...sound, selection: { ...sound.selection, areas: ['branches'] } }
    writeFileSync(file('narrowed.json'), JSON.stringify(narrowed))
    expect(compare(narrowed, sound).sameSelection).toBe(false)
    const { out } = await command({ from: file('sound.json'), compare: file('narrowed.json') })
    expect(out).toContain('The runs selected different checks.')
  })

  test.for([
    [
      'terminal',
      /^newly failing: \d+\n(?: {2}.*\n)* {2}missing-attribute-body\/createBranch\/ref: pass before, now fail$/m,
    ],
    ['markdown', /### Since run `\w+` of .*\n\n\d+ newly failing, .*\n\n(- .*\n)*- new: /],
    ['html', /Since run .*newly failing/s],
  ] as const)('are in the format %s', async ([form, words]) => {
    const { out } = await command({ from: file('broken.json'), compare: file('sound.json'), report: form })
    expect(out).toMatch(words)
  })

  test('leave the exit status to the server', async () => {
    const options = { from: file('sound.json'), compare: file('broken.json'), report: 'json' }
    const { exit, out } = await command(options)
    expect(exit).toBe(0)
    const report: Report = JSON.parse(out)
    expect(report.comparison).toEqual(JSON.parse(JSON.stringify(compare(broken, sound))))
  })
})

/** Writes a list of expected failures. */
function list(name: string, ...lines: string[]): string {
  writeFileSync(file(name), `${lines.join('\n')}\n`)
  return file(name)
}

describe('a list of expected failures', () => {
  test('is written from a report, and with it nothing is unexpected', async () => {
    const written = file('written.txt')
    const first = await command({ from: file('broken.json'), 'write-expected': written })
    expect(first.exit).toBe(1)
    const lines = readFileSync(written, 'utf8').trim().split('\n').slice(1)
    expect(lines.every((line) => /^\S+ {2}# \S/.test(line))).toBe(true)
    expect(lines.map((line) => line.split(' ')[0])).toEqual(expect.arrayContaining([check, header]))
    const second = await command({ from: file('broken.json'), expected: written })
    expect(second.exit).toBe(0)
    expect(second.out).toMatch(/^no unexpected failures: \d+ checks? expected to fail$/m)
    expect(second.out).toMatch(/^F1 .*expected\)$/m)
  })

  test('may name rules and use asterisks', async () => {
    const expected = list(
      'globs.txt',
      '# known',
      '',
      'contract/*  # headers come later',
      'missing-attribute-body/*	# to do',
      'general/x-* # to do',
      '*/listBranches # to do',
    )
    expect((await command({ from: file('broken.json'), expected })).exit).toBe(0)
  })

  test('does not excuse what it does not name', async () => {
    const expected = list('some.txt', `${header}  # later`)
    const { exit, out } = await command({ from: file('broken.json'), expected })
    expect(exit).toBe(1)
    expect(out).toMatch(/^does not conform: \d+ findings?$/m)
    expect(out).toMatch(/^F\d .*expected\)$/m)
  })
})

describe('an outdated list of expected failures', () => {
  test('is an error if a check passes that is expected to fail', async () => {
    const expected = list('passing.txt', `${rule}  # was never mended`)
    const { exit, out } = await command({ from: file('sound.json'), expected })
    expect(exit).toBe(1)
    expect(out).toMatch(
      /^passes unexpectedly, remove it: general\/missing-attribute-body \(.*passing\.txt:1\)$/m,
    )
    expect(out).toMatch(/^the list of expected failures has 1 error$/m)
  })

  test('is an error if an entry names no check', async () => {
    const expected = list('stale.txt', 'create-branch/no-such-rule  # a typing error', 'nonsense/*  # too')
    const { exit, out } = await command({ from: file('sound.json'), expected, report: 'markdown' })
    expect(exit).toBe(1)
    expect(out).toMatch(/names no check, remove it: create-branch\/no-such-rule \(.*stale\.txt:1\)/)
    expect(out).toMatch(/names no check, remove it: nonsense\/\\\* \(.*stale\.txt:2\)/)
  })

  test('may name checks that this run did not select', async () => {
    const expected = list('elsewhere.txt', 'create-tag/*  # later', 'contract/header/Link/missing  # later')
    expect((await command({ from: file('sound.json'), expected })).exit).toBe(0)
  })

  test('keeps its reasons when it is written again, and loses obsolete entries', async () => {
    const expected = list(
      'kept.txt',
      `${rule}  # waits for the new parser`,
      'list-branches/*  # mended meanwhile',
    )
    await command({ from: file('broken.json'), expected, 'write-expected': file('again.txt') })
    const again = readFileSync(file('again.txt'), 'utf8')
    expect(again).toContain(`${rule}  # waits for the new parser\n`)
    expect(again.match(/general\/missing-attribute-body/g)).toHaveLength(1)
    expect(again).not.toContain('mended meanwhile')
    expect((await command({ from: file('broken.json'), expected: file('again.txt') })).exit).toBe(0)
  })

  test.for([
    ['no-reason', [rule], /no-reason:1: general\/missing-attribute-body has no reason; write one after a #/],
    ['twice', [`${rule} # a`, '', `${rule} # b`], /twice:3: .* is in line 1 already/],
    ['prose', ['this one is hard # really'], /prose:1: this one is hard is not an id/],
  ] as const)('that is not sound is one clear line: %s', async ([name, lines, words]) => {
    const { exit, err } = await command({ from: file('sound.json'), expected: list(name, ...lines) })
    expect(exit).toBe(2)
    expect(err).toMatch(words)
    expect(err.split('\n')).toHaveLength(1)
  })
})

test.for([
  [{ compare: '/no/such.json' }, /--compare \/no\/such\.json cannot be read/],
  [{ from: '/no/such.json' }, /--from \/no\/such\.json cannot be read/],
  [{ from: import.meta.filename }, /--from .* is not a report of this version/],
  [{ from: ',' }, /--from names no file/],
  [{ from: import.meta.dirname }, /--from names no file/],
  [{ from: 'report.json', shard: '1/2' }, /--from reports on an earlier run; omit --shard/],
  [
    { expected: '/no/such.txt' },
    /--expected \/no\/such\.txt cannot be read; write one with --write-expected/,
  ],
  [{ report: 'json,html' }, /--report has two forms without a file, json and html/],
  [{ report: 'report.html' }, /--report must be like html=report\.html/],
  [{ report: 'pdf=report.pdf' }, /--report must be like html=report\.html/],
  [
    { report: 'html=/no/such/folder/report.html' },
    /--report \/no\/such\/folder\/report\.html cannot be written/,
  ],
  [{ report: `json=${tmpdir()}` }, /--report .* cannot be written/],
  [{ 'write-expected': '/no/such/folder/list' }, /--write-expected .* cannot be written/],
] as const)('an invalid option is one line, before any request: %j', async ([options, words]) => {
  const nowhere = { 'base-url': 'http://127.0.0.1:1/api/v4', 'admin-token': 'not-so-secret' }
  const { exit, err, out } = await command({ ...nowhere, ...options })
  expect({ exit, out }).toEqual({ exit: 2, out: '' })
  expect(err).toMatch(words)
  expect(err.split('\n')).toHaveLength(1)
})
