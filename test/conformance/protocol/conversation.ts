/** The exchanges of one check, each validated at once. */
import type { OperationId } from '../../../generated/operations.ts'
import {
  statusOf,
  type Exchange,
  type Outcome,
  type Phase,
  type Transport,
  type WireRequest,
} from './exchange.ts'
import { createsParentOf } from './parents.ts'
import { isDifferentTotal, violationsOf } from './validate.ts'
import type { Violation } from './violation.ts'

/** A violation of the contract with its exchange. */
export interface ObservedViolation {
  readonly violation: Violation
  readonly exchange: Exchange
}

/** A request on its way, with what it is for. */
export interface Sent {
  /** The sender: the id of a check, or the name of a shared fixture. */
  readonly scope: string
  readonly operation: OperationId | null
  readonly actor: string
  readonly request: WireRequest
  readonly waited: number
}

/** The outcome of a request, and its duration. */
export interface TimedOutcome {
  readonly outcome: Outcome
  readonly milliseconds: number
}

/** Where requests go. */
export interface Channel {
  readonly send: (sent: Sent) => Promise<TimedOutcome>
  /** Milliseconds of a monotonic clock. */
  readonly elapsed: () => number
}

/** The line to a server. */
export function channelOver(send: Transport, elapsed: () => number): Channel {
  return {
    elapsed,
    async send({ request }) {
      const started = elapsed()
      const outcome = await send(request)
      return { outcome, milliseconds: Math.round((elapsed() - started) * 10) / 10 }
    },
  }
}

export interface Sending {
  readonly phase: Phase
  readonly operation: OperationId | null
  readonly actor: string
  readonly request: WireRequest
  /** Whether the request breaks the form of its operation, so that no response is documented. */
  readonly isMalformed?: boolean
}

export class Conversation {
  /** The sender: requests of one scope depend on each other and on no others. */
  readonly scope: string
  readonly #channel: Channel
  readonly #subject: ReadonlySet<OperationId> | null
  /** In the order in which they were sent; null while a response is awaited. */
  readonly #sent: (Exchange | null)[] = []
  readonly #violations = new Map<Exchange, readonly Violation[]>()
  /** Exchanges whose body was read, in order. */
  readonly #read: Exchange[] = []
  /** When each request was sent whose response is still awaited. */
  readonly #pending = new Map<number, number>()
  #waited = 0
  #waitedInAll = 0

  constructor(channel: Channel, scope: string, subject: ReadonlySet<OperationId> | null = null) {
    this.#subject = subject
    this.#channel = channel
    this.scope = scope
  }

  /** The phase of a call that no method names: an operation of the rule is the act, any other is an observation. */
  phaseOf(operation: OperationId): Phase {
    return this.#subject === null || this.#subject.has(operation) ? 'act' : 'observe'
  }

  /** All exchanges that are complete, in the order in which their requests were sent. */
  get exchanges(): readonly Exchange[] {
    return this.#sent.filter((exchange) => exchange !== null)
  }

  /** The violations in the exchanges. */
  get violations(): readonly ObservedViolation[] {
    return this.exchanges.flatMap((exchange) =>
      this.violationsIn(exchange).map((violation) => ({ violation, exchange })),
    )
  }

  /** Milliseconds that were spent waiting for responses, one that is still awaited included. */
  get awaited(): number {
    const now = this.#channel.elapsed()
    const pending = [...this.#pending.values()].map((started) => now - started)
    return this.exchanges.reduce((sum, { milliseconds }) => sum + milliseconds, Math.max(0, ...pending))
  }

  /** Notes that a check reads the body of a response. */
  reads(exchange: Exchange): void {
    if (this.#violations.has(exchange)) this.#read.push(exchange)
  }

  /** The body that was read last of those that violate the contract; null where none does. */
  get lastInvalidBodyRead(): ObservedViolation | null {
    for (const exchange of this.#read.toReversed()) {
      const violation = this.violationsIn(exchange).find(({ kind }) => kind !== 'header')
      if (violation !== undefined) return { violation, exchange }
    }
    return null
  }

  /** Milliseconds that were spent on responses and on waiting so far. */
  get spent(): number {
    return this.exchanges.reduce((sum, { milliseconds }) => sum + milliseconds, this.#waitedInAll)
  }

  /** Sends, records, and validates; a status of 500 or above is always a finding. */
  async send({ phase, operation, actor, request, isMalformed = false }: Sending): Promise<Exchange> {
    const waited = this.#waited
    this.#waited = 0
    const index = this.#sent.push(null) - 1
    this.#pending.set(index, this.#channel.elapsed())
    const outcome = await this.#channel.send({ scope: this.scope, operation, actor, request, waited })
    const sent = { phase, operation, actor, request, waited, ...outcome }
    const exchange: Exchange = isMalformed ? { ...sent, isMalformed } : sent
    this.#pending.delete(index)
    this.#sent[index] = exchange
    // The contract does not describe targets outside the API.
    const violations = request.isOutsideApi === true ? [] : violationsOf(exchange)
    this.#violations.set(exchange, violations)
    if (violations.some(isDifferentTotal) && this.#canChangeMeanwhile(exchange))
      this.#violations.set(exchange, await this.#confirmed(exchange, violations))
    return exchange
  }

  /** Whether other conversations, or the server in the background, can change the list of an exchange while it is read. */
  #canChangeMeanwhile({ request }: Exchange): boolean {
    const isOwn = this.exchanges.some((earlier) => createsParentOf(earlier, request))
    return !isOwn || this.exchanges.some((earlier) => statusOf(earlier) === 202)
  }

  /** A total that differs from the items is a violation if it differs in each of several responses. */
  async #confirmed(exchange: Exchange, violations: readonly Violation[]): Promise<readonly Violation[]> {
    const { operation, actor, request } = exchange
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const outcome = await this.#channel.send({ scope: this.scope, operation, actor, request, waited: 0 })
      if (!violationsOf({ ...exchange, ...outcome }).some(isDifferentTotal))
        return violations.filter((violation) => !isDifferentTotal(violation))
    }
    return violations
  }

  /** Remembers that the check waits before its next exchange. */
  wait(milliseconds: number): void {
    this.#waited += milliseconds
    this.#waitedInAll += milliseconds
  }

  /** The violations in one exchange. */
  violationsIn(exchange: Exchange): readonly Violation[] {
    return this.#violations.get(exchange) ?? []
  }
}
