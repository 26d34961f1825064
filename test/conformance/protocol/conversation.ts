/** The exchanges of one check, each judged as it happens. */
import type { OperationId } from '../../../generated/operations.ts'
import type { Exchange, Outcome, Transport, WireRequest } from './exchange.ts'
import { violationsOf, type Violation } from './validate.ts'

/** A departure from the contract together with the exchange that shows it. */
export interface ObservedViolation {
  readonly violation: Violation
  readonly exchange: Exchange
}

/** A request on its way, with what it is for. */
export interface Sent {
  /** What asks: the id of a check, or the name of what is set up. */
  readonly scope: string
  readonly operation: OperationId | null
  readonly actor: string
  readonly request: WireRequest
  readonly waited: number
}

/** What came of a request, and how long it took. */
export interface TimedOutcome {
  readonly outcome: Outcome
  readonly milliseconds: number
}

/** Where requests go. */
export interface Channel {
  readonly send: (sent: Sent) => Promise<TimedOutcome>
  /** Milliseconds of a clock that never goes back. */
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
  readonly operation: OperationId | null
  readonly actor: string
  readonly request: WireRequest
  /** False for requests that are lawfully answered in ways no operation documents, such as garbage. */
  readonly validated?: boolean
}

export class Conversation {
  /** What asks: requests of one scope follow from each other and from nothing else. */
  readonly scope: string
  readonly #line: Channel
  /** In the order in which they were sent; null while a response is awaited. */
  readonly #sent: (Exchange | null)[] = []
  readonly #violations = new Map<Exchange, readonly Violation[]>()
  #waited = 0
  #waitedInAll = 0

  constructor(line: Channel, scope: string) {
    this.#line = line
    this.scope = scope
  }

  /** All exchanges that are complete, in the order in which their requests were sent. */
  get exchanges(): readonly Exchange[] {
    return this.#sent.filter((exchange) => exchange !== null)
  }

  /** What the judge holds against them. */
  get violations(): readonly ObservedViolation[] {
    return this.exchanges.flatMap((exchange) =>
      this.violationsIn(exchange).map((violation) => ({ violation, exchange })),
    )
  }

  /** Milliseconds that were spent on responses and on waiting so far. */
  get spent(): number {
    return this.exchanges.reduce((sum, { milliseconds }) => sum + milliseconds, this.#waitedInAll)
  }

  /** Sends, records, and judges unless told otherwise; a failure of the server itself is always a finding. */
  async send({ operation, actor, request, validated: judged = true }: Sending): Promise<Exchange> {
    const waited = this.#waited
    this.#waited = 0
    const place = this.#sent.push(null) - 1
    const reply = await this.#line.send({ scope: this.scope, operation, actor, request, waited })
    const exchange: Exchange = { operation, actor, request, waited, ...reply }
    this.#sent[place] = exchange
    // What lies beside the API is not the contract's business.
    const violations =
      request.beside === true ? [] : violationsOf(judged ? exchange : { ...exchange, operation: null })
    this.#violations.set(exchange, violations)
    return exchange
  }

  /** Remembers that the check waits before its next exchange. */
  wait(milliseconds: number): void {
    this.#waited += milliseconds
    this.#waitedInAll += milliseconds
  }

  /** What the judge holds against one exchange. */
  violationsIn(exchange: Exchange): readonly Violation[] {
    return this.#violations.get(exchange) ?? []
  }
}
