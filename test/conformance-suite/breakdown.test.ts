/** After any breakdown of the server a run ends after few more requests, with one cause, and fails. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startStub, type Stub } from '../../server-stub/stub.ts'
import { conform, type Report } from '../conformance/index.ts'
import { counted, invalidResponses, failingAfter, type Answering } from './support/bad-server.ts'
import { sampleOf } from '../support/sample.ts'
import { serve, type HandServer } from './support/hand-server.ts'

let stub: Stub

beforeAll(async () => {
  stub = await startStub()
})

afterAll(() => stub.close())

/** Requests in flight, their repetitions and those that look for the cause: without an early end, there would be hundreds. */
const mostBad = 50

/** Runs the command with a limit of two seconds for each response. */
async function reportOn(server: HandServer, options: Record<string, string> = {}) {
  const output: string[] = []
  const print = (text: string) => output.push(text)
  const exit = await conform(
    {
      'base-url': server.baseUrl,
      'admin-token': stub.adminToken,
      area: 'branches',
      timeout: '2',
      seed: '5',
      report: 'json',
      ...options,
    },
    { out: print, err: print, colour: false, progress: () => {} },
  )
  const text = output.join('\n')
  const report: Report | null = text.startsWith('{') ? JSON.parse(text) : null
  return { exit, text, report }
}

const isUser = (url: string) => url === '/api/v4/user'
const bads = Object.entries(invalidResponses)

describe.for(sampleOf(bads, 6))('%s', ([, bad]) => {
  test('of all requests is one line', async () => {
    const bads = counted(bad)
    await using server = await serve(bads.respond)
    const { exit, text, report } = await reportOn(server)
    expect(report).toBeNull()
    expect(text.split('\n')).toHaveLength(1)
    expect(text).not.toContain(stub.adminToken)
    expect(exit).toBe(2)
    expect(bads.requests).toBe(1)
  })

  test('of all requests but the first is one finding', async () => {
    await expectOneCause(bad, { after: 2, except: isUser })
  })

  test('from the middle of a run is one finding', async () => {
    await expectOneCause(bad, { after: 60 })
  })
})

test.for(['404 to all', '500 to all', 'a page', 'no answer', 'an endless body'])(
  '%s from the middle of a run to everything but GET /user is one finding',
  async (kind) => {
    const bad = invalidResponses[kind] ?? (() => {})
    await expectOneCause(bad, { after: 90, except: isUser })
  },
)

test('a server that ends is named by the first request without a response, with the error', async () => {
  await using server = await failingAfter(stub.baseUrl, invalidResponses['a cut connection'] ?? (() => {}), {
    after: 400,
  })
  const { report } = await reportOn(server, { area: 'branches,issues' })
  const [finding, ...others] = report?.findings ?? []
  expect(others).toEqual([])
  const { exchanges = [], actual = '', title = '' } = finding ?? {}
  const [shown] = exchanges
  const path = shown?.request.url.slice(server.baseUrl.length).replace(/\?.*/, '')
  expect(exchanges).toHaveLength(1)
  expect(shown).toMatchObject({ response: null, fault: expect.stringContaining('closed the connection') })
  expect(actual).toContain(` ${shown?.request.method} ${path}: ${shown?.fault}`)
  const error = shown?.fault?.replace(/\.$/, '')
  expect(title.startsWith(`The server broke down: ${error}, first for ${shown?.request.method} /`)).toBe(true)
  const blocked = report?.checks.filter(({ reason }) => reason === 'the server stopped working') ?? []
  expect(blocked.length).toBeGreaterThan(100)
  expect(new Set(blocked.map(({ cause }) => cause?.finding))).toEqual(new Set([finding?.key]))
})

async function expectOneCause(bad: Answering, when: Parameters<typeof failingAfter>[2]): Promise<void> {
  const bads = counted(bad)
  await using server = await failingAfter(stub.baseUrl, bads.respond, when)
  const { exit, text, report } = await reportOn(server)
  expect(text).not.toContain(stub.adminToken)
  expect(report?.findings.map(({ expected, actual }) => `${expected} ${actual}`)).toEqual([
    // A server without routes other than GET /user has broken down, or implements nothing yet.
    expect.stringMatching(/^(A server that works throughout the run|The operation is implemented)\. /),
  ])
  expect(report?.counts['harness-error']).toBe(0)
  expect(report?.counts.fail).toBe(0)
  expect(exit).toBe(1)
  expect(bads.requests).toBeLessThanOrEqual(mostBad)
}
