/** How a run keeps to the time it is given. */
import type { PlannedCheck } from './result.ts'
import type { Deadline } from './runner.ts'
import { byValue, measureOf, thatFit } from './value.ts'

/** Part of the time that is kept for removing what the run made. */
const forCleaningUp = 0.1
/** The least and the most of it, in milliseconds. */
const leastForCleaningUp = 200
const mostForCleaningUp = 3_000

/**
 * When checks have to be over so that a run that began at `started` ends within `budget`; all in milliseconds. Of the
 * checks that must run alone, those begin that would be reached if all ran one by one.
 */
export function deadlineFor(
  plan: readonly PlannedCheck[],
  started: number,
  now: number,
  budget: number,
): Deadline {
  const kept = Math.min(Math.max(budget * forCleaningUp, leastForCleaningUp), mostForCleaningUp)
  const at = started + budget - kept
  return {
    at,
    estimate: (planned) => measureOf(planned).milliseconds,
    first: thatFit(byValue(plan), at - now).filter(({ exclusive }) => exclusive),
  }
}
