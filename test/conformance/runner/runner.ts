/** Runs planned checks side by side and in any order; each ends with exactly one verdict. */
import { Conversation, type Channel } from '../protocol/conversation.ts'
import { isNotImplemented, notImplemented } from '../protocol/unimplemented.ts'
import type { CheckContext } from '../fixtures/context.ts'
import { audited, without } from './audit.ts'
import type { CheckResult, PlannedCheck } from './result.ts'
import { Blocked, LeftOut, Mismatch, NotProvisionable, Observed, Unsupported } from '../protocol/signals.ts'
import type { Verdict } from './verdict.ts'

export interface RunnerOptions {
  readonly line: Channel
  /** Checks that run at once. */
  readonly workers: number
  /** Opens the context of one check. */
  readonly open: (conversation: Conversation) => CheckContext
  readonly onResult: (result: CheckResult, done: number, total: number) => void
  /** Longest time for one check in milliseconds. */
  readonly timeLimit: number
  /** Aborted when no further check is to begin. */
  readonly stop?: AbortSignal
  /** When the run has to be over; absent where it takes as long as it takes. */
  readonly deadline?: Deadline
}

export interface Deadline {
  /** When checks have to be over, as it looks now: a moment on the clock of the line, in milliseconds. */
  readonly at: () => number
  /** How long a check is likely to take, in milliseconds. */
  readonly estimate: (planned: PlannedCheck) => number
  /** Checks that should not wait until those that may run side by side are done. */
  readonly first: readonly PlannedCheck[]
}

/**
 * Runs all checks and returns their results in the order of the plan. Those that must be alone run one by one, at the end
 * unless a deadline could keep them from it.
 */
export async function runChecks(
  plan: readonly PlannedCheck[],
  order: readonly PlannedCheck[],
  options: RunnerOptions,
): Promise<readonly CheckResult[]> {
  const results: CheckResult[] = []
  const work = async (waiting: PlannedCheck[]) => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      if (options.stop?.aborted === true) return
      if (!fits(next, options)) continue
      const result = await runCheck(next, options)
      results.push(result)
      options.onResult(result, results.length, order.length)
    }
  }
  const early = order.filter((each) => each.exclusive && options.deadline?.first.includes(each) === true)
  const together = order.filter(({ exclusive }) => !exclusive)
  const late = order.filter((each) => each.exclusive && !early.includes(each))
  await work([...early])
  await Promise.all(Array.from({ length: Math.max(1, options.workers) }, () => work(together)))
  await work(late)
  return audited(plan, results, () => {
    if (options.stop?.aborted === true) return { verdict: 'blocked', reason: 'the run was stopped' }
    return options.deadline === undefined ? null : outOfTime
  })
}

/** Why a check was not begun, or not brought to an end. */
export const outOfTime = { verdict: 'left-out', reason: 'There was no time left for it.' } as const

function fits(planned: PlannedCheck, { deadline, line }: RunnerOptions): boolean {
  return deadline === undefined || line.elapsed() + deadline.estimate(planned) < deadline.at()
}

/** Shuffles by a seed, so that a run can be repeated in the same order. */
export function shuffled<Item>(items: readonly Item[], seed: number): Item[] {
  const copy = [...items]
  let state = seed >>> 0 || 1
  for (let last = copy.length - 1; last > 0; last -= 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    const other = Math.floor((state / 2 ** 32) * (last + 1))
    const [a, b] = [copy[last], copy[other]]
    if (a !== undefined && b !== undefined) [copy[last], copy[other]] = [b, a]
  }
  return copy
}

/** What goes wrong in the suite itself costs one check its verdict, and no other check. */
async function runCheck(planned: PlannedCheck, options: RunnerOptions): Promise<CheckResult> {
  try {
    return await judgeOne(planned, options)
  } catch (error) {
    return without(planned, { verdict: 'harness-error', reason: storyOf(error) })
  }
}

async function judgeOne(planned: PlannedCheck, options: RunnerOptions): Promise<CheckResult> {
  const timed = untilDeadline(options)
  const conversation = new Conversation(timed.line, planned.id)
  const context = options.open(conversation)
  const ending = await endingOf(planned, context, conversation, options.timeLimit)
  const exchanges = [...conversation.exchanges]
  timed.release()
  await context.cleanUp()
  const { id, title, area, rules, operations } = planned
  return {
    id,
    title,
    topic: planned.check.topic,
    area,
    rules,
    operations,
    ...ending,
    // What a server does not offer is not held against it.
    violations:
      ending.verdict === 'unsupported'
        ? []
        : [
            ...ending.violations,
            ...conversation.violations.filter(({ exchange }) => exchanges.includes(exchange)),
          ],
    exchanges: [...context.sharedExchanges(), ...exchanges],
    ...(context.accessObservations.length === 0 ? {} : { accessObservations: context.accessObservations }),
    milliseconds: conversation.spent,
  }
}

/** A line on which a check sends nothing more once time is up; what it made is removed all the same. */
function untilDeadline({ line, deadline }: RunnerOptions): {
  readonly line: Channel
  readonly release: () => void
} {
  if (deadline === undefined) return { line, release: () => {} }
  let released = false
  const send: Channel['send'] = (request) =>
    released || line.elapsed() < deadline.at() ? line.send(request) : Promise.reject(new LeftOut())
  return {
    line: { ...line, send },
    release: () => {
      released = true
    },
  }
}

type Ending = Pick<CheckResult, 'verdict' | 'reason' | 'mismatch' | 'violations'>

async function endingOf(
  planned: PlannedCheck,
  context: CheckContext,
  conversation: Conversation,
  patience: number,
): Promise<Ending> {
  let timer: NodeJS.Timeout | undefined
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`The check took longer than ${patience / 1000} s.`)), patience)
  })
  try {
    await Promise.race([planned.check.run(context), deadline])
    return { verdict: 'pass', reason: null, mismatch: null, violations: [] }
  } catch (error) {
    return endingFor(error, conversation)
  } finally {
    clearTimeout(timer)
  }
}

function endingFor(error: unknown, conversation: Conversation): Ending {
  if (error instanceof Mismatch) {
    const { expected, actual, exchanges } = error
    return {
      verdict: 'fail',
      reason: `${expected} Got: ${actual}`,
      mismatch: { expected, actual, exchanges },
      violations: [],
    }
  }
  if (error instanceof Blocked) return blockedBy(error)
  if (error instanceof NotProvisionable) return quiet('not-provisionable', error.message)
  if (error instanceof Unsupported) return quiet('unsupported', error.message)
  if (error instanceof Observed) return quiet('informational', error.message)
  if (error instanceof LeftOut) return quiet(outOfTime.verdict, outOfTime.reason)
  // A check reads responses as the contract promises them; where the judge saw the promise broken, that is the cause.
  const cause = conversation.violations.at(-1)?.violation
  if (cause === undefined) return quiet('harness-error', storyOf(error))
  return quiet('blocked', `${cause.operation ?? 'a response'} departs from the contract: ${cause.expected}`)
}

/** That an operation is not there yet is held against the server by what needs it. */
function blockedBy({ by, exchange }: Blocked): Ending {
  const ending = quiet('blocked', by)
  const isMissing = exchange !== null && exchange.operation !== null && isNotImplemented(exchange)
  return isMissing ? { ...ending, violations: [{ violation: notImplemented(exchange), exchange }] } : ending
}

function quiet(verdict: Verdict, reason: string): Ending {
  return { verdict, reason, mismatch: null, violations: [] }
}

function storyOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
