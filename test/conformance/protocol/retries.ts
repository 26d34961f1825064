/** Sends requests again that a server rejects because it limits their rate. */
import { setTimeout } from 'node:timers/promises'
import type { Transport } from './exchange.ts'

const tooManyRequests = 429

/** Most retries of one request. */
const mostRetries = 5
/** The longest time to wait for one request to be accepted, and the time without `Retry-After`, in milliseconds. */
const longest = 60_000
const usual = 1000

export interface RetryingTransport {
  readonly send: Transport
  /** How many retries there were. */
  readonly retries: () => number
}

/** The same transport: a request that is rejected with status 429 is sent again after the seconds in `Retry-After`. */
export function withRetries(send: Transport): RetryingTransport {
  let retries = 0
  return {
    retries: () => retries,
    async send(request) {
      let outcome = await send(request)
      for (let retry = 0; retry < mostRetries; retry += 1) {
        if (outcome.kind !== 'response' || outcome.response.status !== tooManyRequests) return outcome
        await setTimeout(waitOf(outcome.response.headers.get('retry-after')))
        retries += 1
        outcome = await send(request)
      }
      return outcome
    },
  }
}

/** A date instead of a number of seconds is not heeded. */
function waitOf(header: string | undefined): number {
  const seconds = Number(header)
  return header === undefined || Number.isNaN(seconds) ? usual : Math.min(seconds * 1000, longest)
}
