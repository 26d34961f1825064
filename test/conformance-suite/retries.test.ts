import { expect, test } from 'vitest'
import type { Outcome, Transport, WireRequest } from '../conformance/protocol/exchange.ts'
import { withRetries } from '../conformance/protocol/retries.ts'

const request: WireRequest = { method: 'GET', target: '/user', headers: {}, body: null }

/** Returns the statuses in turn, and the last one from then on. */
function server(statuses: readonly number[], retryAfter?: string): { send: Transport; count: () => number } {
  let count = 0
  const headers = new Map(retryAfter === undefined ? [] : [['retry-after', retryAfter]])
  const send = async (): Promise<Outcome> => {
    const status = statuses[Math.min(count, statuses.length - 1)] ?? 200
    count += 1
    return { kind: 'response', response: { status, headers, body: new Uint8Array() } }
  }
  return { send, count: () => count }
}

async function statusAndWaits(statuses: readonly number[], retryAfter?: string) {
  const waits: number[] = []
  const { send, count } = server(statuses, retryAfter)
  const retrying = withRetries(send, async (wait) => {
    waits.push(wait)
  })
  const outcome = await retrying.send(request)
  expect(retrying.retries()).toBe(count() - 1)
  return [outcome.kind === 'response' ? outcome.response.status : null, waits]
}

test('other statuses are not repeated', async () => {
  expect(await statusAndWaits([503, 200])).toEqual([503, []])
})

test('a request waits for the seconds of the server, or for one', async () => {
  expect(await statusAndWaits([429, 429, 201], '2')).toEqual([201, [2000, 2000]])
  expect(await statusAndWaits([429, 200])).toEqual([200, [1000]])
  expect(await statusAndWaits([429, 200], 'Wed, 21 Oct 2026 07:28:00 GMT')).toEqual([200, [1000]])
  expect(await statusAndWaits([429, 200], '-5')).toEqual([200, [0]])
})

test('a request that a server never accepts is sent six times at most, and for a minute', async () => {
  expect(await statusAndWaits([429], '1')).toEqual([429, [1000, 1000, 1000, 1000, 1000]])
  expect(await statusAndWaits([429], '25')).toEqual([429, [25_000, 25_000]])
  expect(await statusAndWaits([429], '3600')).toEqual([429, []])
})
