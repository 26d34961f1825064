/** A channel to a transcript: returns the recorded response, if the same request was sent in the same state. */
import { Blocked } from '../../protocol/signals.ts'
import type { Channel, TimedOutcome, Sent } from '../../protocol/conversation.ts'
import type { Outcome, WireRequest } from '../../protocol/exchange.ts'
import type { Breakdown, CircuitBreaker } from '../../protocol/circuit-breaker.ts'
import type { Transcript, WrittenBody, WrittenBreakdown, WrittenExchange, WrittenOutcome } from './format.ts'

/** A run that was written down, in place of a server. */
export class Replay {
  readonly #scopes = new Map<string, Scope>()
  /** The outcomes of the breakdown that occurred so far, by their places among all of them. */
  readonly #broken = new Map<number, Outcome>()
  readonly #placeOfBroken: ReadonlyMap<string, number>
  readonly #transcript: Transcript

  constructor(transcript: Transcript) {
    this.#transcript = transcript
    const shownBy = transcript.end?.breakdown?.shownBy ?? []
    this.#placeOfBroken = new Map(shownBy.map(([scope, order], place) => [`${scope} ${order}`, place]))
    for (const [name, exchanges] of Map.groupBy(transcript.exchanges, ({ scope }) => scope)) {
      this.#scopes.set(name, new Scope(exchanges))
    }
  }

  /** A request without a recorded response is blocked, because its response is unknown. */
  get channel(): Channel {
    return { elapsed: () => 0, send: async (sent) => this.#response(sent) }
  }

  /** A breakdown is recorded in the transcript, and not detected again. */
  get circuitBreaker(): Pick<CircuitBreaker, 'watch' | 'giveUpIf' | 'breakdown' | 'requests'> {
    const { end, exchanges } = this.#transcript
    const broken = this.#broken
    return {
      requests: end?.requests ?? exchanges.length,
      watch() {},
      giveUpIf() {},
      get breakdown() {
        const breakdown = end?.breakdown ?? null
        const outcomes = [...broken].toSorted(([a], [b]) => a - b).map(([, outcome]) => outcome)
        return breakdown === null ? null : breakdownOf(breakdown, outcomes)
      },
    }
  }

  #response(sent: Sent): TimedOutcome {
    const exchange = this.#scopes.get(sent.scope)?.take(sent)
    if (exchange === undefined) {
      throw new Blocked(`the transcript has no response to ${sent.request.method} ${sent.request.target}`)
    }
    if (exchange.blocked !== undefined) throw new Blocked(exchange.blocked)
    const outcome = outcomeOf(exchange)
    const place = this.#placeOfBroken.get(`${exchange.scope} ${exchange.order}`)
    if (place !== undefined) this.#broken.set(place, outcome)
    return { milliseconds: exchange.milliseconds, outcome }
  }
}

/**
 * The requests of one check. A response depends on the state of the server: an exchange is replayed for a request only
 * after the same writes of the check.
 */
class Scope {
  readonly #exchanges = new Map<string, WrittenExchange[]>()
  #writes = 0

  constructor(exchanges: readonly WrittenExchange[]) {
    let writes = 0
    for (const exchange of exchanges.toSorted((a, b) => a.order - b.order)) {
      const { request } = exchange
      const key = keyOf(writes, request, bytesOf(request.body))
      this.#exchanges.set(key, [...(this.#exchanges.get(key) ?? []), exchange])
      if (isWrite(request.method)) writes += 1
    }
  }

  take({ request }: Sent): WrittenExchange | undefined {
    const exchange = this.#exchanges.get(keyOf(this.#writes, request, request.body))?.shift()
    if (isWrite(request.method)) this.#writes += 1
    return exchange
  }
}

function isWrite(method: string): boolean {
  return method !== 'GET' && method !== 'HEAD'
}

/** Equal for the same request after the same number of writes. */
function keyOf(
  writes: number,
  { method, target, headers, isOutsideApi = false }: Omit<WireRequest, 'body'>,
  body: Uint8Array | null,
): string {
  const fields = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value] as const)
  const sorted = fields.toSorted(([a], [b]) => (a < b ? -1 : 1))
  const text = body === null ? null : Buffer.from(body).toString('latin1')
  return JSON.stringify([writes, method, target, sorted, text, isOutsideApi])
}

function bytesOf(body: WrittenBody): Buffer | null {
  if (body === null) return null
  return typeof body === 'string' ? Buffer.from(body) : Buffer.from(body.base64, 'base64')
}

function outcomeOf({ response, fault }: WrittenOutcome): Outcome {
  if (fault !== undefined) return { kind: 'fault', fault }
  if (response === undefined) throw new Error('An exchange of the transcript has no outcome.')
  const { status, headers, body } = response
  return {
    kind: 'response',
    response: { status, headers: new Map(Object.entries(headers)), body: bytesOf(body) ?? Buffer.alloc(0) },
  }
}

function breakdownOf({ text, request, first }: WrittenBreakdown, broken: readonly Outcome[]): Breakdown {
  const outcomes = broken.length > 0 ? broken : [outcomeOf(first)]
  return { text, outcomes: new Set(outcomes), request: { ...request, body: bytesOf(request.body) } }
}
