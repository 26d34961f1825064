/** Sends requests again that a server rejects because it limits their rate. */
import type { Transport } from './exchange.ts'

const tooManyRequests = 429

/** Most retries of one request. */
const mostRetries = 5
/** Longest time to wait for all retries of one request, in milliseconds. */
const longest = 60_000
/** The time to wait without `Retry-After`. */
const usual = 1000

export interface RetryingTransport {
  readonly send: Transport
  /** How many retries there were. */
  readonly retries: () => number
}

/** The same transport: a request that is rejected with status 429 is sent again after the seconds in `Retry-After`. */
export function withRetries(
  send: Transport,
  sleep: (milliseconds: number) => Promise<void>,
): RetryingTransport {
  let retries = 0
  return {
    retries: () => retries,
    async send(request) {
      let outcome = await send(request)
      let left = longest
      for (let retry = 0; retry < mostRetries; retry += 1) {
        if (outcome.kind !== 'response' || outcome.response.status !== tooManyRequests) return outcome
        const wait = waitOf(outcome.response.headers.get('retry-after'))
        if (wait > left) return outcome
        left -= wait
        await sleep(wait)
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
  return header === undefined || Number.isNaN(seconds) ? usual : Math.max(0, seconds * 1000)
}
