/** Which request names the breakdown of a server: the first that failed as the health check does. */
import { expect, test } from 'vitest'
import { CircuitBreaker } from '../conformance/protocol/circuit-breaker.ts'
import type { Outcome, WireRequest } from '../conformance/protocol/exchange.ts'

const respond = (status: number, body = '{}'): Outcome => ({
  kind: 'response',
  response: { status, headers: new Map([['content-type', 'application/json']]), body: Buffer.from(body) },
})

const refused: Outcome = {
  kind: 'fault',
  fault: { kind: 'unreachable', text: 'connect ECONNREFUSED 127.0.0.1:3920' },
}

const get = (target: string): WireRequest => ({ method: 'GET', target, headers: {}, body: null })

/** Sends a request for each outcome, and returns the breakdown; the health check has the last outcome. */
async function breakdownAfter(outcomes: readonly Outcome[]) {
  const waiting = [...outcomes]
  const last = waiting.at(-1) ?? refused
  const breaker = new CircuitBreaker(() => Promise.resolve(waiting.shift() ?? last), { slow: 1_000 })
  breaker.watch(async (send) => (await send(get('/user'))) !== last)
  for (const index of outcomes.keys()) {
    if (breaker.breakdown === null) await breaker.send(get(`/requests/${index}`))
  }
  return breaker.breakdown
}

const repeated = (count: number, outcome: Outcome) => Array.from({ length: count }, () => outcome)

test.for([
  ['a refused connection', [respond(404), respond(401), refused], 2, 'connect ECONNREFUSED 127.0.0.1:3920'],
  [
    'a series of server errors',
    [respond(404), ...repeated(24, respond(503))],
    1,
    'Status 503, application/json.',
  ],
  [
    'one rejection of all requests',
    [respond(404, '{"message":"404 Issue Not Found"}'), ...repeated(24, respond(404, '{"error":"gone"}'))],
    1,
    'Status 404, application/json.',
  ],
] as const)('%s after correct rejections', async ([, outcomes, index, text]) => {
  const breakdown = await breakdownAfter(outcomes)
  expect(breakdown?.request.target).toBe(`/requests/${index}`)
  expect(breakdown?.text).toContain(`GET /requests/${index}: ${text}`)
  expect([...(breakdown?.outcomes ?? [])][0]).toBe(outcomes[index])
})
