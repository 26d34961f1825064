/** Remembers what clients sent. */
import type { ObservedRequest, OnRequest } from '../http/observe.ts'
import { createCoverage, type Coverage } from './coverage.ts'

/** A request, with its response once it is sent. */
export type RecordedRequest = Readonly<ObservedRequest> & {
  /** Time of the request by the server's clock. */
  at: string
}

/** @internal */
export interface Recorder {
  onRequest: OnRequest
  /** The last requests, the oldest first. */
  requests: () => RecordedRequest[]
  /**
   * A function that returns the requests that have a response, for repeated calls: each request is copied once. A request does not
   * change after its response.
   */
  completed: () => () => RecordedRequest[]
  coverage: () => Coverage
  /** Forgets the requests; what they covered stays counted. */
  clear(): void
  /** Sends a request that is not recorded. */
  unseen: (request: Request) => Promise<Response>
}

const requestsKept = 1000
const removedAtOnce = 100
const header = 'X-Forge-Unseen'

interface Kept {
  observed: ObservedRequest
  at: Date
}

function copyOf({ observed, at }: Kept): RecordedRequest {
  return structuredClone({ ...observed, at: at.toISOString() })
}

/** `secret` distinguishes the helpers' own requests from those of clients. @internal */
export function createRecorder({ now, secret }: { now: () => Date; secret: string }): Recorder {
  let kept: Kept[] = []
  const coverage = createCoverage()
  return {
    onRequest(observed, request, response) {
      if (request.get(header) === secret) return
      kept.push({ observed, at: now() })
      if (kept.length >= requestsKept + removedAtOnce) kept = kept.slice(-requestsKept)
      response.once('finish', () => coverage.count(observed))
    },
    requests: () => kept.slice(-requestsKept).map(copyOf),
    completed() {
      const copies = new WeakMap<Kept, RecordedRequest>()
      return () =>
        kept
          .slice(-requestsKept)
          .filter(({ observed }) => observed.status !== undefined)
          .map((each) => {
            const copy = copies.get(each) ?? copyOf(each)
            copies.set(each, copy)
            return copy
          })
    },
    coverage: () => coverage.coverage(),
    clear: () => {
      kept = []
    },
    unseen(request) {
      request.headers.set(header, secret)
      return fetch(request)
    },
  }
}
