/** The exchanges of one check, each judged as it happens. */
import type { OperationId } from '../../../generated/operations.ts'
import type { Exchange, Transport, WireRequest } from './exchange.ts'
import { judge, type Deviation } from './judge.ts'

/** A departure from the contract together with the exchange that shows it. */
export interface Charge {
  readonly deviation: Deviation
  readonly exchange: Exchange
}

/** Where requests go, and who wants to know what came of them. */
export interface Line {
  readonly send: Transport
  /** Milliseconds of a clock that never goes back. */
  readonly elapsed: () => number
  readonly heard?: (exchange: Exchange) => void
}

export interface Sending {
  readonly operation: OperationId | null
  readonly actor: string
  readonly request: WireRequest
  /** False for requests that are lawfully answered in ways no operation documents, such as garbage. */
  readonly judged?: boolean
}

export class Conversation {
  readonly exchanges: Exchange[] = []
  readonly charges: Charge[] = []
  readonly #line: Line
  #waited = 0

  constructor(line: Line) {
    this.#line = line
  }

  /** Sends, records, and judges unless told otherwise; a failure of the server itself is always a finding. */
  async send({ operation, actor, request, judged = true }: Sending): Promise<Exchange> {
    const started = this.#line.elapsed()
    const outcome = await this.#line.send(request)
    const exchange: Exchange = {
      operation,
      actor,
      request,
      outcome,
      milliseconds: this.#line.elapsed() - started,
      waited: this.#waited,
    }
    this.#waited = 0
    this.exchanges.push(exchange)
    this.#line.heard?.(exchange)
    // What lies beside the API is not the contract's business.
    const deviations =
      request.beside === true ? [] : judge(judged ? exchange : { ...exchange, operation: null })
    for (const deviation of deviations) this.charges.push({ deviation, exchange })
    return exchange
  }

  /** Remembers that the check waits before its next exchange. */
  waits(milliseconds: number): void {
    this.#waited += milliseconds
  }

  /** What the judge holds against one exchange. */
  chargesAgainst(exchange: Exchange): readonly Deviation[] {
    return this.charges.filter((charge) => charge.exchange === exchange).map((charge) => charge.deviation)
  }
}
