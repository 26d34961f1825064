/** The same request several times at once: what one of them brings about, the others find done. */
import type { OperationId } from '../../../generated/operations.ts'
import type { Answer } from './answer.ts'

/** Requests that are under way together. */
const together = 5

/**
 * Sends the same several times at once, and claims that exactly one succeeds. `refusals` are the statuses of the others;
 * any refusal where it is null.
 */
export async function oneWins(
  send: () => Promise<Answer<OperationId>>,
  refusals: readonly number[] | null,
): Promise<void> {
  const answers = await Promise.all(Array.from({ length: together }, send))
  const statuses = answers.map(({ status }) => status ?? 0)
  const winners = statuses.filter((status) => status >= 200 && status < 300)
  const others = statuses.filter((status) => status >= 300)
  const isRefused = others.every((status) => refusals === null || refusals.includes(status))
  if (winners.length === 1 && isRefused) return
  const how = refusals === null ? 'refused' : `refused with ${refusals.join(' or ')}`
  answers
    .at(-1)
    ?.contradicts(
      `One of ${together} requests at once succeeds, and the others are ${how}.`,
      `The statuses are ${statuses.join(', ')}.`,
    )
}
