/** How a run keeps to the time it is given. */
import type { PlannedCheck } from './result.ts'
import type { Deadline } from './runner.ts'
import { byValue, measureOf, thatFit } from './value.ts'

/** What is known of a run that goes on; times are in milliseconds. */
export interface Budget {
  /** The time for the whole run. */
  readonly budget: number
  /** When the run began, on the clock of the line. */
  readonly started: number
  readonly now: () => number
  /** Requests that were sent so far. */
  readonly requests: () => number
  /** How many things there are to remove. */
  readonly toRemove: () => number
}

/** Requests by which the people of a run are removed and it is proven that nothing is left. */
const lastRequests = 25

/**
 * When checks have to be over so that what they share can still be removed in time, as quickly as this server answered so
 * far. Of the checks that must run alone, those begin that would be reached if all ran one by one.
 */
export function deadlineFor(plan: readonly PlannedCheck[], given: Budget): Deadline {
  const { budget, started, now, requests, toRemove } = given
  const at = () => {
    const pace = (now() - started) / Math.max(1, requests())
    return started + budget - pace * (toRemove() + lastRequests)
  }
  return {
    at,
    estimate: (planned) => measureOf(planned).milliseconds,
    first: thatFit(byValue(plan), at() - now()).filter(({ exclusive }) => exclusive),
  }
}
