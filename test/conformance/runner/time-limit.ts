/** The time limit of one check: afterwards it sends no more requests. Distinguishes a slow server from a slow check. */
import type {
  Channel,
  Conversation,
  ObservedViolation,
  Sent,
  TimedOutcome,
} from '../protocol/conversation.ts'

class TimeLimitReached extends Error {
  override readonly name = 'TimeLimitReached'
  readonly limit: number

  constructor(limit: number) {
    super(`The check took longer than ${limit / 1000} s.`)
    this.limit = limit
  }
}

/** A channel that rejects every request once the check has ended or its time is up, until it is opened again. */
export class ChannelWithTimeLimit implements Channel {
  readonly elapsed: () => number
  readonly #channel: Channel
  readonly #limit: number
  #isOpen = true

  constructor(channel: Channel, limit: number) {
    this.#channel = channel
    this.#limit = limit
    this.elapsed = channel.elapsed
  }

  readonly send = async (sent: Sent): Promise<TimedOutcome> => {
    if (!this.#isOpen) throw new Error(`The check ${sent.scope} has ended.`)
    return this.#channel.send(sent)
  }

  /** Runs a check, and closes the channel at its end or when the time is up: what it left running sends nothing more. */
  async run(check: () => Promise<void>): Promise<void> {
    let timer: NodeJS.Timeout | undefined
    const limitReached = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new TimeLimitReached(this.#limit)), this.#limit)
    })
    try {
      await Promise.race([check(), limitReached])
    } finally {
      clearTimeout(timer)
      this.#isOpen = false
    }
  }

  /** Lets the cleanup send. */
  reopen(): void {
    this.#isOpen = true
  }
}

/** Share of the time limit that the server must have taken to be the reason. */
const serverShare = 0.5

/** The violation of a server whose responses took most of the time limit; null where the check itself was slow. */
export function slowServer(error: unknown, conversation: Conversation): ObservedViolation | null {
  if (!(error instanceof TimeLimitReached)) return null
  const { awaited, exchanges } = conversation
  const slowest = exchanges.toSorted((a, b) => b.milliseconds - a.milliseconds)[0]
  if (slowest === undefined || awaited < error.limit * serverShare) return null
  return {
    exchange: slowest,
    violation: {
      kind: 'no-response',
      key: 'no-response|slow',
      operation: slowest.operation,
      status: null,
      expected: `The requests of one check are completed within ${error.limit / 1000} s.`,
      actual: `The server took ${Math.round(awaited / 1000)} s for ${exchanges.length} requests.`,
    },
  }
}
