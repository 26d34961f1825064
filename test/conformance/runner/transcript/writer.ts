/** Writes a transcript during a run. */
import { isUtf8 } from 'node:buffer'
import { createWriteStream, openSync } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { constants, createGzip } from 'node:zlib'
import { Blocked } from '../../protocol/signals.ts'
import type { Channel, TimedOutcome, Sent } from '../../protocol/conversation.ts'
import type { Outcome, WireRequest, WireResponse } from '../../protocol/exchange.ts'
import type { Breakdown } from '../../protocol/circuit-breaker.ts'
import type { Placeholders } from './placeholders.ts'
import type {
  TranscriptEnd,
  TranscriptHead,
  WrittenBody,
  WrittenBreakdown,
  WrittenExchange,
  WrittenOutcome,
  WrittenRequest,
  WrittenResponse,
} from './format.ts'

/** Characters that are gathered before they are compressed together. */
const batch = 64 * 1024

/** Most checks whose last exchange is buffered; more than run at once. */
const mostPending = 64

/** An exchange whose secrets may get their names while its check reads the response. */
interface Pending {
  readonly sent: Sent
  readonly order: number
  readonly at: number
  readonly came: TimedOutcome | Blocked
}

export class TranscriptWriter {
  readonly #placeholders: Placeholders
  readonly #zip = createGzip({ level: constants.Z_BEST_SPEED })
  readonly #written: Promise<string | null>
  readonly #orders = new Map<string, number>()
  readonly #pending = new Map<string, Pending[]>()
  /** The line of each outcome, to mark those of a breakdown. */
  readonly #scopes = new WeakMap<Outcome, [scope: string, order: number][]>()
  #text = ''

  /** Throws if the file cannot be opened. Only its owner may read it. */
  constructor(file: string, placeholders: Placeholders) {
    this.#placeholders = placeholders
    const stream = createWriteStream(file, { fd: openSync(file, 'w', 0o600) })
    this.#written = pipeline(this.#zip, stream).then(
      () => null,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    )
  }

  begin(head: TranscriptHead): void {
    this.#write({ ...head, target: this.#placeholders.in(head.target) })
  }

  /** The same line, overheard. */
  recording(line: Channel, started: number): Channel {
    const send = async (sent: Sent): Promise<TimedOutcome> => {
      const { scope } = sent
      this.#flush(scope)
      const order = this.#orders.get(scope) ?? 0
      this.#orders.set(scope, order + 1)
      const at = Math.round(line.elapsed() - started)
      const keep = (came: TimedOutcome | Blocked) => {
        this.#pending.set(scope, [...(this.#pending.get(scope) ?? []), { sent, order, at, came }])
      }
      try {
        const outcome = await line.send(sent)
        keep(outcome)
        this.#scopes.set(outcome.outcome, [...(this.#scopes.get(outcome.outcome) ?? []), [scope, order]])
        return outcome
      } catch (error) {
        if (error instanceof Blocked) keep(error)
        throw error
      }
    }
    return { ...line, send }
  }

  /** Ends the file. Resolves to what went wrong with it, or to null. */
  async close(
    end: Omit<TranscriptEnd, 'end' | 'breakdown'>,
    breakdown: Breakdown | null,
  ): Promise<string | null> {
    for (const scope of this.#pending.keys()) this.#flush(scope)
    this.#write({ ...end, end: true, breakdown: breakdown === null ? null : this.#breakdown(breakdown) })
    this.#zip.end(this.#text)
    return this.#written
  }

  #flush(scope: string): void {
    const pending = this.#pending.get(scope) ?? []
    this.#pending.delete(scope)
    for (const each of pending) this.#write(this.#exchange(each))
    const [oldest] = this.#pending.keys()
    if (oldest !== undefined && this.#pending.size > mostPending) this.#flush(oldest)
  }

  #exchange({ sent, order, at, came }: Pending): WrittenExchange {
    const { scope, actor, operation, waited, request } = sent
    const common = { scope, order, actor, operation, at, waited, request: this.#request(request) }
    if (came instanceof Blocked) {
      return { ...common, milliseconds: 0, blocked: this.#placeholders.in(came.by) }
    }
    const { outcome, milliseconds } = came
    return { ...common, milliseconds, ...this.#outcome(outcome) }
  }

  #breakdown({ text, request, outcomes }: Breakdown): WrittenBreakdown {
    const [first] = outcomes
    return {
      text: this.#placeholders.in(text),
      request: this.#request(request),
      first: first === undefined ? {} : this.#outcome(first),
      shownBy: [...outcomes].flatMap((outcome) => this.#scopes.get(outcome) ?? []),
    }
  }

  /** The text of a fault can contain a secret: it is what a provisioning command writes to standard error. */
  #outcome(outcome: Outcome): WrittenOutcome {
    if (outcome.kind === 'response') return { response: this.#response(outcome.response) }
    const { kind, text } = outcome.fault
    return { fault: { kind, text: this.#placeholders.inResponse(text) } }
  }

  #request({ method, target, headers, body, isOutsideApi }: WireRequest): WrittenRequest {
    const mask = (text: string) => this.#placeholders.in(text)
    return {
      method,
      target: mask(target),
      headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, mask(value)])),
      body: written(body, mask),
      ...(isOutsideApi === undefined ? {} : { isOutsideApi }),
    }
  }

  #response({ status, headers, body }: WireResponse): WrittenResponse {
    const mask = (text: string) => this.#placeholders.inResponse(text)
    const shown = ([name, value]: readonly [string, string]) =>
      [name, name === 'set-cookie' ? this.#placeholders.learn(value) : mask(value)] as const
    return {
      status,
      headers: Object.fromEntries([...headers].map(shown)),
      body: written(body, mask),
    }
  }

  #write(line: TranscriptHead | WrittenExchange | TranscriptEnd): void {
    this.#text += `${JSON.stringify(line)}\n`
    if (this.#text.length < batch) return
    this.#zip.write(this.#text)
    this.#text = ''
  }
}

/** Bytes that are not UTF-8 are preserved; a secret in them is still found. */
function written(body: Uint8Array | null, mask: (text: string) => string): WrittenBody {
  if (body === null) return null
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength)
  if (isUtf8(bytes)) return mask(bytes.toString('utf8'))
  return { base64: Buffer.from(mask(bytes.toString('latin1')), 'latin1').toString('base64') }
}
