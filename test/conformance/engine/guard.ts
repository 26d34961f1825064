/** Counts requests, and gives a server up that has stopped answering, so that a run ends within seconds. */
import { Blocked } from '../run/signals.ts'
import type { Transport } from './exchange.ts'

/** Faults in a row, from whatever checks, after which nothing more is sent. */
const patience = 16

export interface GuardedTransport {
  readonly send: Transport
  readonly requests: () => number
}

/** The same transport, until it has met nothing but faults for a while; every later request is blocked. */
export function guarded(send: Transport): GuardedTransport {
  let requests = 0
  let faults = 0
  return {
    requests: () => requests,
    async send(request) {
      if (faults >= patience) throw new Blocked('the server stopped answering')
      requests += 1
      const outcome = await send(request)
      faults = outcome.kind === 'fault' ? faults + 1 : 0
      return outcome
    },
  }
}
