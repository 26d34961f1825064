/** Runs planned checks side by side and in any order; each ends with exactly one verdict. */
import { Conversation, type Line } from '../engine/conversation.ts'
import type { World } from '../world/world.ts'
import type { CheckResult, PlannedCheck } from './result.ts'
import { Blocked, Mismatch, NotProvisionable, Observed, Unsupported } from './signals.ts'
import type { Verdict } from './verdict.ts'

export interface RunnerOptions {
  readonly line: Line
  /** Checks that run at once. */
  readonly workers: number
  /** Opens the world of one check. */
  readonly open: (conversation: Conversation) => World
  readonly onResult: (result: CheckResult, done: number, total: number) => void
  /** Longest time for one check in milliseconds. */
  readonly patience: number
  /** Aborted when no further check is to begin. */
  readonly stop?: AbortSignal
}

/** Runs all checks, those that must be alone at the end and one by one, and returns their results in the order of the plan. */
export async function runChecks(
  plan: readonly PlannedCheck[],
  order: readonly PlannedCheck[],
  options: RunnerOptions,
): Promise<readonly CheckResult[]> {
  const results = new Map<string, CheckResult>()
  const work = async (waiting: PlannedCheck[]) => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      if (options.stop?.aborted === true) return
      const result = await runCheck(next, options)
      results.set(next.id, result)
      options.onResult(result, results.size, order.length)
    }
  }
  const together = order.filter(({ exclusive }) => !exclusive)
  await Promise.all(Array.from({ length: Math.max(1, options.workers) }, () => work(together)))
  await work(order.filter(({ exclusive }) => exclusive))
  return plan.map((planned) => results.get(planned.id) ?? lost(planned, options.stop?.aborted === true))
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

async function runCheck(planned: PlannedCheck, options: RunnerOptions): Promise<CheckResult> {
  const conversation = new Conversation(options.line)
  const world = options.open(conversation)
  const started = options.line.elapsed()
  const ending = await endingOf(planned, world, conversation, options.patience)
  const exchanges = [...conversation.exchanges]
  await world.cleanUp()
  const { id, title, area, rules, operations } = planned
  return {
    id,
    title,
    topic: planned.check.topic,
    area,
    rules,
    operations,
    ...ending,
    charges: conversation.charges.filter(({ exchange }) => exchanges.includes(exchange)),
    trail: [...world.borrowed(), ...exchanges],
    milliseconds: options.line.elapsed() - started,
  }
}

type Ending = Pick<CheckResult, 'verdict' | 'reason' | 'mismatch'>

async function endingOf(
  planned: PlannedCheck,
  world: World,
  conversation: Conversation,
  patience: number,
): Promise<Ending> {
  let timer: NodeJS.Timeout | undefined
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`The check took longer than ${patience / 1000} s.`)), patience)
  })
  try {
    await Promise.race([planned.check.run(world), deadline])
    return { verdict: 'pass', reason: null, mismatch: null }
  } catch (error) {
    return endingFor(error, conversation)
  } finally {
    clearTimeout(timer)
  }
}

function endingFor(error: unknown, conversation: Conversation): Ending {
  if (error instanceof Mismatch) {
    const { expected, actual, exchanges } = error
    return { verdict: 'fail', reason: `${expected} ${actual}`, mismatch: { expected, actual, exchanges } }
  }
  if (error instanceof Blocked) return quiet('blocked', error.by)
  if (error instanceof NotProvisionable) return quiet('not-provisionable', error.message)
  if (error instanceof Unsupported) return quiet('unsupported', error.message)
  if (error instanceof Observed) return quiet('informational', error.message)
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
  // A check reads answers as the contract promises them; where the judge saw the promise broken, that is the cause.
  const cause = conversation.charges.at(-1)?.deviation
  if (cause === undefined) return quiet('harness-error', text)
  return quiet('blocked', `${cause.operation ?? 'an answer'} departs from the contract: ${cause.expected}`)
}

function quiet(verdict: Verdict, reason: string): Ending {
  return { verdict, reason, mismatch: null }
}

/** A check that was not reached because the run was stopped is blocked; any other without a result is the suite's error. */
function lost({ id, title, area, rules, operations, check }: PlannedCheck, stopped: boolean): CheckResult {
  return {
    id,
    title,
    topic: check.topic,
    area,
    rules,
    operations,
    verdict: stopped ? 'blocked' : 'harness-error',
    reason: stopped ? 'the run was stopped' : 'The check was planned and has no verdict.',
    mismatch: null,
    charges: [],
    trail: [],
    milliseconds: 0,
  }
}
