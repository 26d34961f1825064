/** Whatever a server turns into, a run ends within seconds, with one cause, and is not green. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startStub, type Stub } from '../../server-stub/stub.ts'
import { conform, type Report } from '../conformance/index.ts'
import { invalidResponses, goingBad } from './support/bad-server.ts'
import { serve, type HandServer } from './support/hand-server.ts'

let stub: Stub

beforeAll(async () => {
  stub = await startStub()
})

afterAll(() => stub.close())

/** Runs the command with a limit of two seconds for each response. */
async function judged(server: HandServer, options: Record<string, string> = {}) {
  const said: string[] = []
  const say = (text: string) => said.push(text)
  const started = performance.now()
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
    { out: say, err: say, colour: false, progress: () => {} },
  )
  const text = said.join('\n')
  const report: Report | null = text.startsWith('{') ? JSON.parse(text) : null
  return { exit, text, report, seconds: (performance.now() - started) / 1000 }
}

const isUser = (url: string) => url === '/api/v4/user'
const bads = Object.entries(invalidResponses)

describe.for(bads)('%s', ([, bad]) => {
  test('from the first request on is one line', async () => {
    await using server = await serve(bad)
    const { exit, text, report, seconds } = await judged(server)
    expect(report).toBeNull()
    expect(text.split('\n')).toHaveLength(1)
    expect(text).not.toContain(stub.adminToken)
    expect(exit).toBe(2)
    expect(seconds).toBeLessThan(5)
  })

  test('to everything but the first request is one finding', async () => {
    await using server = await goingBad(stub.baseUrl, bad, { after: 2, spares: isUser })
    expectOneCause(await judged(server))
  })

  test('from the middle of a run is one finding', async () => {
    await using server = await goingBad(stub.baseUrl, bad, { after: 60 })
    expectOneCause(await judged(server))
  })
})

test.for(['404 to all', '500 to all', 'a page', 'no answer', 'an endless body'])(
  '%s from the middle of a run to everything but GET /user is one finding',
  async (kind) => {
    const bad = invalidResponses[kind] ?? (() => {})
    await using server = await goingBad(stub.baseUrl, bad, { after: 90, spares: isUser })
    expectOneCause(await judged(server))
  },
)

function expectOneCause({ exit, text, report, seconds }: Awaited<ReturnType<typeof judged>>): void {
  expect(text).not.toContain(stub.adminToken)
  expect(report?.findings.map(({ expected, actual }) => `${expected} ${actual}`)).toEqual([
    // A server that knows no route but GET /user has broken down, or implements nothing yet.
    expect.stringMatching(/^(A server that works throughout the run|The operation is implemented)\. /),
  ])
  expect(report?.counts['harness-error']).toBe(0)
  expect(report?.counts.fail).toBe(0)
  expect(exit).toBe(1)
  expect(seconds).toBeLessThan(12)
}
