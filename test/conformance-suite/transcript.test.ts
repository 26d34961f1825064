/** The exchanges of a run are recorded without secrets, and validated again without the server. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import timers from 'node:timers/promises'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { startStub } from '../../server-stub/stub.ts'
import { Replay } from '../conformance/runner/transcript/replay.ts'
import type { TranscriptHead, WrittenExchange } from '../conformance/runner/transcript/format.ts'
import { readTranscript } from '../conformance/runner/transcript/reader.ts'
import { render, type Report } from '../conformance/index.ts'
import { reporterNames } from '../conformance/command/option-definitions.ts'
import { replay } from '../conformance/command/replay.ts'
import { noTarget } from '../conformance/runner/target/file.ts'
import { alterJson, type ResponseMessage, type Call } from '../power/message.ts'
import { mutant, type Upstream } from '../power/mutant.ts'
import { startTarget } from '../power/target.ts'
import { rewriting } from './support/proxy.ts'
import { command, runSuite } from './support/runs.ts'

const folder = mkdtempSync(join(tmpdir(), 'forge-contract-transcript-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const file = join(folder, 'run.jsonl.gz')
const all = { areas: [], operations: [], rules: [], workers: 8, reference: null }
/** Every secret that went over the wire. */
const secrets = new Set<string>()
let online: Report

beforeAll(async () => {
  await using target = await startTarget()
  secrets.add(target.adminToken)
  await target.mutate(mutant('SCH-04', 'createTrigger', [], 'returns two wrong properties', { everywhere }))
  const areas = ['triggers', 'runners', 'general', 'commits']
  online = await runSuite(target, { areas, transcript: file })
})

async function everywhere(call: Call, { pass }: Upstream): Promise<ResponseMessage> {
  const response = await pass(call)
  for (const text of [call.body, response.body].map(String)) {
    const shown = text.matchAll(/"(?:password|private_token|runners_token|token|cookie)":"([^"]+)"/g)
    for (const [, secret = ''] of shown) secrets.add(secret)
  }
  if (call.operation === 'createTrigger') {
    return alterJson(response, (value) => ({ ...Object(value), created_at: 'yesterday' }))
  }
  const { 'x-total': _, ...headers } = response.headers
  return call.path.includes('/commits') ? { ...response, headers } : response
}

describe('replay', () => {
  test('yields the same report in every format', async () => {
    expect(online.exitCode).toBe(1)
    expect(online.findings.length).toBeGreaterThan(1)
    const offline = await replay(file, all)
    expect(offline.notes).toContain(
      `Evaluated from a transcript of ${online.run.startedAt}, without the server.`,
    )
    const same = { ...offline, notes: online.notes }
    expect(same).toEqual(online)
    for (const form of reporterNames) expect(render(same, form), form).toBe(render(online, form))
  })

  test('does not wait where the run waited', async () => {
    const waited = readTranscript(file).exchanges.reduce((sum, exchange) => sum + exchange.waited, 0)
    expect(waited).toBeGreaterThan(1_000)
    const sleep = vi.spyOn(timers, 'setTimeout')
    syncBuiltinESMExports()
    onTestFinished(() => {
      sleep.mockRestore()
      syncBuiltinESMExports()
    })
    const { checks } = await replay(file, { ...all, areas: ['commits'] })
    expect(checks.length).toBeGreaterThan(20)
    expect(sleep).not.toHaveBeenCalled()
  })

  test('can be narrowed', async () => {
    const { checks, exitCode } = await replay(file, { ...all, areas: ['runners'] })
    expect(exitCode).toBe(0)
    const before = new Map(online.checks.map((check) => [check.id, check]))
    const evaluated = checks.filter(({ id }) => !id.startsWith('set-up/'))
    expect(evaluated.length).toBeGreaterThan(20)
    for (const { id, area, verdict } of evaluated) {
      expect(area).toBe('runners')
      expect(verdict, id).toBe(before.get(id)?.verdict)
    }
  })
})

describe('what is validated', () => {
  test('is the recorded response: another response has another verdict', async () => {
    const altered = rewritten('altered', (exchange) => {
      const { scope, request, response } = exchange
      if (scope !== 'list-triggers/lists-triggers' || request.method !== 'GET') return exchange
      return response === undefined ? exchange : { ...exchange, response: { ...response, body: '[]' } }
    })
    const report = await replay(altered, all)
    const changed = report.checks.filter(
      ({ id, verdict }) => verdict !== online.checks.find((check) => check.id === id)?.verdict,
    )
    expect(changed.map(({ id, verdict }) => `${id} ${verdict}`)).toEqual([
      'list-triggers/lists-triggers fail',
    ])
  })

  test('blocks a check with a request that was never sent', async () => {
    const scope = 'list-triggers/lists-triggers'
    const gap = rewritten('gap', (exchange) =>
      exchange.scope === scope && exchange.order > 0 ? null : exchange,
    )
    const report = await replay(gap, { ...all, areas: ['triggers'] })
    const blocked = report.checks.filter(({ verdict }) => verdict === 'blocked')
    // Others are blocked by what createTrigger returns.
    const without = blocked.filter(({ reason }) => reason?.includes('created_at') !== true)
    expect(without.map(({ id }) => id)).toEqual([scope])
    expect(without[0]?.reason).toMatch(/^the transcript has no response to (GET|POST) \/projects\//)
  })

  test('blocks a check that the suite did not have yet', async () => {
    const scope = 'list-triggers/lists-triggers'
    const older = rewritten(
      'older',
      (exchange) => (exchange.scope === scope ? null : exchange),
      (head) => ({
        ...head,
        contract: '0.1',
        planned: head.planned.filter((id) => id !== scope).concat('list-triggers/no-longer-there'),
      }),
    )
    const report = await replay(older, { ...all, areas: ['triggers'] })
    expect(report.checks.find(({ id }) => id === scope)).toMatchObject({ verdict: 'blocked' })
    expect(report.notes).toContain('Checks that the suite no longer has: list-triggers/no-longer-there.')
    expect(report.notes.join(' ')).toMatch(/Recorded with contract 0\.1, evaluated with \d/)
    expect(report.exitCode).toBe(1)
  })

  test('of a run that was killed contains the completed part', async () => {
    const killed = join(folder, 'killed.jsonl.gz')
    const bytes = readFileSync(file)
    writeFileSync(killed, bytes.subarray(0, Math.floor(bytes.length / 2)))
    const { notes, counts, exitCode } = await replay(killed, all)
    expect(notes).toContain('The recorded run is incomplete.')
    expect(counts.pass).toBeGreaterThan(20)
    expect(counts.blocked).toBeGreaterThan(20)
    expect(counts['harness-error']).toBe(0)
    expect(exitCode).toBe(1)
  })
})

test('no secret is in a transcript, and each has one name', () => {
  const text = gunzipSync(readFileSync(file)).toString('utf8')
  expect(secrets.size).toBeGreaterThan(50)
  expect([...secrets].filter((secret) => text.includes(secret))).toEqual([])
  const values = [...text.matchAll(/\\"(?:private_token|token|password)\\":\\"([^\\]*)\\"/g)]
  expect(new Set(values.map(([, value = '']) => /^~[A-Z0-9_]+~$/.test(value) || value.length < 12))).toEqual(
    new Set([true]),
  )
  expect(text).toContain('"PRIVATE-TOKEN":"~FORGE_ADMIN_TOKEN~"')
  expect(text).toContain('\\"password\\":\\"~OWNER_PASSWORD~\\"')
})

test('a breakdown is one cause again', async () => {
  await using stub = await startStub()
  let responseCount = 0
  await using server = await rewriting(stub.baseUrl, (response) => {
    responseCount += 1
    if (responseCount < 150) return
    response.status = 502
    response.headers = { 'content-type': 'text/html' }
    response.body = Buffer.from('<h1>Bad gateway</h1>')
  })
  const broken = join(folder, 'broken.jsonl.gz')
  const live = await runSuite(
    { baseUrl: server.baseUrl, adminToken: stub.adminToken },
    { areas: ['tags'], timeout: 2_000, transcript: broken },
  )
  expect(live.exitCode).toBe(1)
  const again = await replay(broken, all)
  expect(contentOf(again)).toEqual(contentOf(live))
})

test('operations that were declared as missing are missing again', async () => {
  await using stub = await startStub()
  const declared = join(folder, 'declared.jsonl.gz')
  const target = { ...noTarget, lacks: ['triggers'] }
  const live = await runSuite(stub, { areas: ['triggers'], target, transcript: declared })
  expect(live.counts.unsupported).toBeGreaterThan(5)
  const again = await replay(declared, all)
  expect(again.counts).toEqual(live.counts)
  expect(live.notes).toEqual(['triggers is declared missing, but getTrigger, listTriggers work.'])
  expect(again.notes.slice(-1)).toEqual(live.notes)
})

describe('the command', () => {
  test('replays a transcript', async () => {
    const { exit, out } = await command({ replay: file, area: 'runners' })
    expect(exit).toBe(0)
    expect(out).toContain('Evaluated from a transcript of')
  })

  test.for([
    [{ replay: join(folder, 'missing') }, /--replay .*missing cannot be read; give a file/],
    [{ replay: import.meta.filename }, /is not a transcript; give a file that --transcript wrote/],
    [{ replay: file, smoke: 'yes' }, /--replay evaluates a recording; omit --smoke/],
    [{ replay: file, transcript: 'other' }, /omit --transcript/],
    [{ replay: file, area: 'tags' }, /--area, --operation and --rule select no check of/],
    [
      { transcript: '/nowhere/at/all', 'base-url': 'http://127.0.0.1:9/api/v4', 'admin-token': 't' },
      /--transcript \/nowhere\/at\/all cannot be written; give the path of a file in an existing folder/,
    ],
  ] as const)('rejects %o', async ([options, words]) => {
    const { exit, err } = await command(options)
    expect(exit).toBe(2)
    expect(err).toMatch(words)
  })

  test('rejects a transcript of another format', async () => {
    const newer = join(folder, 'newer.jsonl.gz')
    writeFileSync(newer, gzipSync('{"transcript":99}\n'))
    expect(await command({ replay: newer })).toMatchObject({
      exit: 2,
      err: expect.stringContaining('has format 99; this suite reads format 2'),
    })
  })
})

/** Without what was set up, since that for a check that was cut short is not set up again. */
function contentOf({ findings, checks }: Report) {
  return { findings, verdicts: checks.map(({ id, verdict }) => `${id} ${verdict}`) }
}

/** The transcript with some exchanges altered or, where null, missing. */
function rewritten(
  name: string,
  alter: (exchange: WrittenExchange) => WrittenExchange | null,
  begun: (head: TranscriptHead) => TranscriptHead = (head) => head,
): string {
  const { head, exchanges, end } = readTranscript(file)
  const lines = [begun(head), ...exchanges.map(alter), end]
  const copy = join(folder, `${name}.jsonl.gz`)
  const text = lines.filter((line) => line !== null).map((line) => JSON.stringify(line))
  writeFileSync(copy, gzipSync(text.join('\n')))
  expect(new Replay(readTranscript(copy)).circuitBreaker.requests).toBe(online.run.requests)
  return copy
}
