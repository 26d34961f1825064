/** Runs planned checks concurrently and in any order; each ends with exactly one verdict. */
import type { OperationId } from '../../../generated/operations.ts'
import { rules } from '../../../generated/rules.ts'
import { Conversation, type Channel, type ObservedViolation } from '../protocol/conversation.ts'
import { violationsOf } from '../protocol/validate.ts'
import type { Violation } from '../protocol/violation.ts'
import { statusOf, type Exchange } from '../protocol/exchange.ts'
import { isNotImplemented, notImplemented } from '../protocol/unimplemented.ts'
import { Blocked, Mismatch, NotProvisionable, Observed, Unsupported } from '../protocol/signals.ts'
import type { CheckContext } from '../fixtures/context.ts'
import { explains } from './explains.ts'
import { withOneResultEach, without } from './audit.ts'
import { placeOf } from './places.ts'
import { misleadingViolation } from './misled.ts'
import type { CheckResult, PlannedCheck } from './result.ts'
import { ChannelWithTimeLimit, slowServer } from './time-limit.ts'
import type { Verdict } from './verdict.ts'

export interface RunnerOptions {
  readonly channel: Channel
  /** Number of checks that run at the same time. */
  readonly workers: number
  /** Opens the context of one check. */
  readonly open: (conversation: Conversation, planned: PlannedCheck) => CheckContext
  readonly onResult: (result: CheckResult, done: number, total: number) => void
  /** Longest time for one check in milliseconds. */
  readonly timeLimit: number
  /** Aborted when no further check is to begin. */
  readonly stop?: AbortSignal
}

/**
 * Runs all checks and returns their results in the order of the plan. Checks that exclude all others run one by one, at
 * the end. If `onResult` throws, no further check begins; the error is thrown when the checks that run have ended.
 */
export async function runChecks(
  plan: readonly PlannedCheck[],
  order: readonly PlannedCheck[],
  options: RunnerOptions,
): Promise<readonly CheckResult[]> {
  const results: CheckResult[] = []
  const errors: unknown[] = []
  const work = async (waiting: WaitingChecks) => {
    for (let next = waiting.begin(); next !== undefined; next = waiting.begin()) {
      if (options.stop?.aborted === true || errors.length > 0) return
      const result = await runCheck(next, options)
      waiting.end(next)
      results.push(result)
      try {
        options.onResult(result, results.length, order.length)
      } catch (error) {
        errors.push(error)
      }
    }
  }
  const concurrent = new WaitingChecks(withWaitsEarly(order.filter(({ excludes }) => excludes !== 'all')))
  await Promise.all(Array.from({ length: Math.max(1, options.workers) }, () => work(concurrent)))
  await work(new WaitingChecks(order.filter(({ excludes }) => excludes === 'all')))
  if (errors.length > 0) throw errors[0]
  return withOneResultEach(plan, results, () =>
    options.stop?.aborted === true ? { verdict: 'blocked', reason: 'the run was stopped' } : null,
  )
}

/** Spreads the checks that let time pass over the first half, so that their waits are over before the others end. */
function withWaitsEarly(order: readonly PlannedCheck[]): readonly PlannedCheck[] {
  const waiting = order.filter(({ check }) => check.waits === true)
  const others = order.filter(({ check }) => check.waits !== true)
  const distance = Math.floor(order.length / 2 / Math.max(1, waiting.length))
  for (const [index, check] of waiting.entries()) others.splice(index * distance, 0, check)
  return others
}

/** Checks in the order in which they begin, except that each waits for those that it excludes. */
class WaitingChecks {
  readonly #waiting: PlannedCheck[]
  readonly #running = new Set<PlannedCheck['excludes']>()

  constructor(checks: readonly PlannedCheck[]) {
    this.#waiting = [...checks]
  }

  /** The next check, or undefined if none is left that may begin: the ones that run exclude the rest. */
  begin(): PlannedCheck | undefined {
    const index = this.#waiting.findIndex(({ excludes }) => !this.#running.has(excludes))
    const [next] = index === -1 ? [] : this.#waiting.splice(index, 1)
    if (next !== undefined && next.excludes !== null) this.#running.add(next.excludes)
    return next
  }

  end({ excludes }: PlannedCheck): void {
    this.#running.delete(excludes)
  }
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

/** An error in the suite itself costs one check its verdict, and no other check. */
async function runCheck(planned: PlannedCheck, options: RunnerOptions): Promise<CheckResult> {
  try {
    return await resultOf(planned, options)
  } catch (error) {
    return without(planned, { verdict: 'harness-error', reason: stackOf(error) })
  }
}

async function resultOf(planned: PlannedCheck, options: RunnerOptions): Promise<CheckResult> {
  const channel = new ChannelWithTimeLimit(options.channel, options.timeLimit)
  const conversation = new Conversation(channel, planned.id, subjectOf(planned))
  const context = options.open(conversation, planned)
  const ending = await endingOf(planned, context, conversation, channel)
  const exchanges = [...conversation.exchanges]
  channel.reopen()
  await context.cleanUp()
  const { id, title, area, rules, operations } = planned
  return {
    id,
    title,
    source: placeOf(planned),
    topic: planned.check.topic,
    area,
    rules,
    operations,
    ...ending,
    // What a server does not offer is no finding.
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

/** The operations that the check may call as its act; null for a rule that concerns all operations. */
function subjectOf({ operations }: PlannedCheck): ReadonlySet<OperationId> | null {
  return operations.length === 0 ? null : new Set(operations)
}

type Ending = Pick<CheckResult, 'verdict' | 'reason' | 'cause' | 'mismatch' | 'blockedBy' | 'violations'>

async function endingOf(
  planned: PlannedCheck,
  context: CheckContext,
  conversation: Conversation,
  channel: ChannelWithTimeLimit,
): Promise<Ending> {
  try {
    await channel.run(() => planned.check.run(context))
    return endingWith('pass', omissionsOf(context))
  } catch (error) {
    return endingFor(error, planned, conversation, context)
  }
}

function endingFor(
  error: unknown,
  planned: PlannedCheck,
  conversation: Conversation,
  context: CheckContext,
): Ending {
  if (error instanceof Mismatch) return failedBy(error, planned, conversation, context)
  if (error instanceof Blocked) return blockedBy(error)
  if (error instanceof NotProvisionable) return endingWith('not-provisionable', error.message)
  if (error instanceof Unsupported) return endingWith('unsupported', error.message)
  if (error instanceof Observed) return endingWith('informational', error.message)
  const slow = slowServer(error, conversation)
  if (slow !== null) {
    return { ...endingWith('blocked', slow.violation.actual, slow.exchange), violations: [slow] }
  }
  // Checks read bodies as the contract promises them: the body that was read last and breaks the promise is the cause.
  const cause = conversation.lastInvalidBodyRead
  if (cause === null) return endingWith('harness-error', stackOf(error))
  return blockedByViolation(cause)
}

function blockedByViolation({ violation: { operation, expected }, exchange }: ObservedViolation): Ending {
  return endingWith('blocked', `${operation ?? 'a response'} violates the contract: ${expected}`, exchange)
}

/** Only the act and its observation are evidence against a rule: any other failure blocks the check. */
function failedBy(
  error: Mismatch,
  planned: PlannedCheck,
  conversation: Conversation,
  context: CheckContext,
): Ending {
  const { message: reason, expected, actual, about, exchanges } = error
  const evidence = exchanges.filter(({ phase }) => phase === 'act' || phase === 'observe')
  const [first = null] = exchanges
  if (evidence.length === 0) return { ...endingWith('blocked', reason, first), ...causeOf(error, first) }
  const mismatch = { expected, actual, about, exchanges: evidence }
  const cause = evidence
    .filter((exchange) => !isAbout(planned, exchange))
    .flatMap((exchange) => conversation.violationsIn(exchange).map((violation) => ({ violation, exchange })))
    .find(({ violation }) => concernsBody(violation) && explains(violation, mismatch))
  if (cause !== undefined) return blockedByViolation(cause)
  const ofSetUp = context
    .sharedExchanges()
    .flatMap((exchange) => violationsOf(exchange).map((violation) => ({ violation, exchange })))
  const misleading = misleadingViolation(mismatch, [...conversation.violations, ...ofSetUp])
  if (misleading !== undefined) return blockedByViolation(misleading)
  return { verdict: 'fail', reason, mismatch, blockedBy: null, violations: [] }
}

/** Whether a response is not what a check can read, as a whole or in one property. */
function concernsBody({ kind, about }: Violation): boolean {
  return about?.kind === 'property' || kind === 'encoding' || kind === 'missing-body'
}

/** The reason contains the body of the response, which is different in each check. */
function causeOf({ about }: Mismatch, exchange: Exchange | null): Pick<Ending, 'cause'> {
  if (exchange === null || exchange.operation === null) return {}
  const what = about.kind === 'status' ? (statusOf(exchange) ?? 'no response') : 'an unexpected response'
  return { cause: `${exchange.operation} returned ${what}` }
}

/**
 * Whether a rule of the check is about what the operation of an exchange returns. A generated check of a general rule is
 * about no property: it compares properties to observe something else.
 */
function isAbout({ rules: checked, check }: PlannedCheck, { operation }: Exchange): boolean {
  return checked.some((rule) => {
    const subject = rules[rule].operation
    return subject === null ? check.topic === null : subject === operation
  })
}

/** A missing operation is one finding of all checks that need the operation. */
function blockedBy({ by, exchange }: Blocked): Ending {
  const ending = endingWith('blocked', by, exchange)
  const isMissing = exchange !== null && exchange.operation !== null && isNotImplemented(exchange)
  return isMissing ? { ...ending, violations: [{ violation: notImplemented(exchange), exchange }] } : ending
}

/** What a check that passes did not observe; null if it observed everything. */
function omissionsOf({ notObserved }: CheckContext): string | null {
  return notObserved.length === 0
    ? null
    : `some effects were not observed: ${[...new Set(notObserved)].join('; ')}`
}

function endingWith(verdict: Verdict, reason: string | null, by: Exchange | null = null): Ending {
  return { verdict, reason, mismatch: null, blockedBy: by, violations: [] }
}

function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
