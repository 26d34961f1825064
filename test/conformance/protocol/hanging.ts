/** Operations that never respond: each check that calls one would wait for its whole time limit. */
import type { OperationId } from '../../../generated/operations.ts'
import type { Channel, Sent, TimedOutcome } from './conversation.ts'
import { isSuccess } from './statuses.ts'

/** Requests of an operation without a response in succession, after which no more are sent. */
const mostTimeouts = 5

interface History {
  hasSucceeded: boolean
  /** Since the last response. */
  timeouts: number
  /** The last reason why there was no response in time. */
  text: string
}

/** The same channel, which sends nothing more to an operation that has never succeeded and does not respond. */
export function withoutHanging(channel: Channel): Channel {
  const histories = new Map<OperationId, History>()
  const historyOf = (operation: OperationId): History => {
    const known = histories.get(operation) ?? { hasSucceeded: false, timeouts: 0, text: '' }
    histories.set(operation, known)
    return known
  }
  return {
    elapsed: channel.elapsed,
    async send(sent: Sent): Promise<TimedOutcome> {
      const { operation } = sent
      if (operation === null) return channel.send(sent)
      const history = historyOf(operation)
      if (!history.hasSucceeded && history.timeouts >= mostTimeouts) return notSent(operation, history)
      const timed = await channel.send(sent)
      note(history, timed)
      return timed
    },
  }
}

function note(history: History, { outcome }: TimedOutcome): void {
  if (outcome.kind === 'response') {
    history.timeouts = 0
    history.hasSucceeded ||= isSuccess(outcome.response.status)
  } else if (outcome.fault.kind === 'timeout') {
    history.timeouts += 1
    history.text = outcome.fault.text
  }
}

function notSent(operation: OperationId, { text: last }: History): TimedOutcome {
  const text = `${last} It is not sent again: ${mostTimeouts} requests of ${operation} had no response.`
  return { outcome: { kind: 'fault', fault: { kind: 'timeout', text } }, milliseconds: 0 }
}
