import { expect, test } from 'vitest'
import type { OperationId } from '../../generated/operations.ts'
import type { Channel, Sent, TimedOutcome } from '../conformance/protocol/conversation.ts'
import { withoutHanging } from '../conformance/protocol/hanging.ts'

const timedOut: TimedOutcome = {
  outcome: { kind: 'fault', fault: { kind: 'timeout', text: 'No complete response within 10 s.' } },
  milliseconds: 10_000,
}

const responded = (status: number): TimedOutcome => ({
  outcome: { kind: 'response', response: { status, headers: new Map(), body: new Uint8Array() } },
  milliseconds: 1,
})

function sent(operation: OperationId | null): Sent {
  const request = { method: 'GET', target: '/version', headers: {}, body: null }
  return { scope: 'test', operation, actor: 'admin', request, waited: 0 }
}

/** Sends requests of one operation, and returns how many reached the server, and the last outcome. */
async function send(outcomes: readonly TimedOutcome[], operation: OperationId | null = 'getTag') {
  let reached = 0
  const server: Channel = {
    elapsed: () => 0,
    send: () => Promise.resolve(outcomes[reached++] ?? timedOut),
  }
  const channel = withoutHanging(server)
  let last: TimedOutcome = timedOut
  for (const _ of outcomes) last = await channel.send(sent(operation))
  return { reached, last }
}

test('after five requests without a response, an operation gets no more', async () => {
  const { reached, last } = await send(Array.from({ length: 8 }, () => timedOut))
  expect(reached).toBe(5)
  expect(last).toEqual({
    outcome: {
      kind: 'fault',
      fault: {
        kind: 'timeout',
        text: 'No complete response within 10 s. It is not sent again: 5 requests of getTag had no response.',
      },
    },
    milliseconds: 0,
  })
})

test('an operation that has succeeded, or responds in between, gets all requests', async () => {
  const timeouts = Array.from({ length: 4 }, () => timedOut)
  expect((await send([responded(200), ...timeouts, ...timeouts])).reached).toBe(9)
  expect((await send([...timeouts, responded(404), ...timeouts])).reached).toBe(9)
})

test('requests of no operation are always sent', async () => {
  expect(
    (
      await send(
        Array.from({ length: 8 }, () => timedOut),
        null,
      )
    ).reached,
  ).toBe(8)
})
