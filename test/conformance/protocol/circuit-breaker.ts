/** Stops sending requests to a server that has broken down, so that a run ends within seconds, with one cause. */
import { Blocked } from './signals.ts'
import type { Outcome, Transport, WireRequest } from './exchange.ts'
import { describeOutcome, isPlausibleSuccess, isSameFailure } from './soundness.ts'

/** Number of consecutive rejections, in any checks, after which a health check is sent. */
const rejectionsBeforeHealthCheck = 24
/** Number of consecutive faults after which requests end if there is no health check. */
const faultsBeforeHealthCheck = 16

/** Why a check is blocked whose request was not sent. */
export const stoppedWorking = 'the server stopped working'

/** How a server broke down. */
export interface Breakdown {
  /** What was seen, as a sentence. */
  readonly text: string
  /** All outcomes since the last sound response; that of `request` is the first. */
  readonly outcomes: ReadonlySet<Outcome>
  /** The first request that failed as the health check did. */
  readonly request: WireRequest
}

/** A request whose response proves that the server does not work. */
interface Proof {
  readonly request: WireRequest
  readonly outcome: Outcome
}

interface Unsound extends Proof {
  /** Number of requests that had been sent before it was received. */
  readonly after: number
}

/** Whether the server still does what it did at the beginning. */
export type HealthCheck = (send: Transport) => Promise<boolean>

export interface CircuitBreakerOptions {
  /** Milliseconds without a response after which a health check is sent, whose time limit is as long. */
  readonly slow: number
}

/** The same transport, until the server has broken down; every later request is blocked. */
export class CircuitBreaker {
  readonly #transport: Transport
  readonly #options: CircuitBreakerOptions
  readonly #waiting = new Set<(outcome: Outcome) => void>()
  #requests = 0
  /** Unsound outcomes since the last sound response, each with its request. */
  #unsound: readonly Unsound[] = []
  #healthCheck: HealthCheck | null = null
  #runningCheck: Promise<void> | null = null
  #sound = 0
  #breakdown: Breakdown | null = null

  constructor(transport: Transport, options: CircuitBreakerOptions) {
    this.#transport = transport
    this.#options = options
  }

  /** Requests that were sent, without the health checks. */
  get requests(): number {
    return this.#requests
  }

  /** How the server broke down; null while it works. */
  get breakdown(): Breakdown | null {
    return this.#breakdown
  }

  /** From now on, the health check decides whether the server still works. */
  watch(healthCheck: HealthCheck): void {
    this.#healthCheck = healthCheck
  }

  /** Sends nothing more, because the server does not work. `failure` is the outcome of the health check. */
  giveUp(text: string, proof: readonly Proof[], failure: Outcome | null = null): void {
    const first = firstLike(proof, failure)
    if (first === undefined || this.#breakdown !== null) return
    const { request } = first
    const actual = `${text} ${request.method} ${request.target.replace(/\?.*/, '')}: ${describeOutcome(first.outcome)}`
    const outcomes = new Set([first.outcome, ...proof.map(({ outcome }) => outcome)])
    this.#breakdown = { text: actual, outcomes, request }
    for (const resolve of this.#waiting) resolve(first.outcome)
    this.#waiting.clear()
  }

  giveUpIf(reason: { readonly text: string; readonly proof: readonly Proof[] } | null): void {
    if (reason !== null) this.giveUp(reason.text, reason.proof)
  }

  readonly send: Transport = async (request) => {
    if (this.#breakdown !== null) throw new Blocked(stoppedWorking)
    this.#requests += 1
    const number = this.#requests
    const outcome = await this.#unlessGivenUp(request)
    if (isPlausibleSuccess(outcome)) {
      this.#sound += 1
      // The response to an older request is no evidence of the present state of the server.
      this.#unsound = this.#unsound.filter(({ after }) => after >= number)
      return outcome
    }
    this.#note(request, outcome)
    if (outcome.kind === 'fault' || this.#unsound.length >= rejectionsBeforeHealthCheck)
      await this.#verifyHealth()
    return outcome
  }

  #note(request: WireRequest, outcome: Outcome): void {
    this.#unsound = [...this.#unsound, { request, outcome, after: this.#requests }]
  }

  #unlessGivenUp(request: WireRequest): Promise<Outcome> {
    const { slow } = this.#options
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#note(request, timeout(slow))
        void this.#verifyHealth()
      }, slow)
      this.#waiting.add(resolve)
      this.#transport(request)
        .then(resolve, reject)
        .finally(() => {
          clearTimeout(timer)
          this.#waiting.delete(resolve)
        })
    })
  }

  /** Runs one health check at a time; a sound response to another request counts as well. */
  #verifyHealth(): Promise<void> {
    this.#runningCheck ??= this.#runHealthChecks().finally(() => {
      this.#runningCheck = null
    })
    return this.#runningCheck
  }

  async #runHealthChecks(): Promise<void> {
    if (this.#healthCheck === null) {
      const faults = this.#unsound.filter(({ outcome }) => outcome.kind === 'fault')
      if (faults.length >= faultsBeforeHealthCheck)
        this.giveUp('The server stopped responding.', this.#unsound, faults[0]?.outcome)
      return
    }
    for (let tries = 0; tries < 3; tries += 1) {
      const before = this.#sound
      const failures: Outcome[] = []
      const send: Transport = async (request) => {
        const outcome = await this.#transport(request)
        if (!isPlausibleSuccess(outcome)) failures.push(outcome)
        return outcome
      }
      if (await within(this.#options.slow, this.#healthCheck(send))) {
        this.#unsound = []
        return
      }
      if (this.#sound === before) {
        const text = 'The server no longer returns what it returned at the start of the run.'
        this.giveUp(text, this.#unsound, failures.at(-1) ?? timeout(this.#options.slow))
        return
      }
    }
  }
}

/** Correct rejections are unsound as well: the first request that failed as the health check did shows the breakdown. */
function firstLike(proof: readonly Proof[], failure: Outcome | null): Proof | undefined {
  const [first] = proof
  return failure === null ? first : (proof.find(({ outcome }) => isSameFailure(outcome, failure)) ?? first)
}

function timeout(milliseconds: number): Outcome {
  return { kind: 'fault', fault: { kind: 'timeout', text: `No response within ${milliseconds / 1000} s.` } }
}

/** False if the promise is not settled in time. */
function within(milliseconds: number, promise: Promise<boolean>): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(false), milliseconds)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
