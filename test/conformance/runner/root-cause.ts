/** A breakdown of the server is the only cause of all later failures. */
import { stoppedWorking, type Breakdown } from '../protocol/circuit-breaker.ts'
import type { ObservedViolation } from '../protocol/conversation.ts'
import { withoutQuery, type Exchange } from '../protocol/exchange.ts'
import { describeOutcome, isSameFailure } from '../protocol/soundness.ts'
import { breakdownKey } from '../protocol/violation.ts'
import { clipMiddle } from './clip-middle.ts'
import type { CheckResult } from './result.ts'

/** The same results, with everything that the breakdown explains attributed to it alone. */
export function withRootCause(
  results: readonly CheckResult[],
  breakdown: Breakdown | null,
): readonly CheckResult[] {
  if (breakdown === null) return results
  const explained = results.map((result) => explain(withoutMissingOperations(result), breakdown))
  const isShown = explained.some(({ violations }) => violations.some(isEvidence))
  if (isShown) return withBlockedBy(explained)
  // The first request was sent by no check, for example during the teardown.
  const index = explained.findIndex(({ violations }) => violations.some(isBreakdown))
  const shown = explained.map((result, at) =>
    at === Math.max(index, 0) ? withFirst(result, breakdown) : result,
  )
  return withBlockedBy(shown)
}

/** Checks whose requests were not sent any more are blocked by the breakdown. */
function withBlockedBy(results: readonly CheckResult[]): readonly CheckResult[] {
  const first = results.flatMap(({ violations }) => violations).find(isEvidence)
  return results.map((result) => {
    const isBlocked = result.verdict === 'blocked' && result.reason === stoppedWorking
    return isBlocked && result.blockedBy === null ? { ...result, blockedBy: first?.exchange ?? null } : result
  })
}

function isEvidence({ violation }: ObservedViolation): boolean {
  return violation.isEvidence === true
}

function isBreakdown({ violation }: ObservedViolation): boolean {
  return violation.key === breakdownKey
}

function withFirst(result: CheckResult, breakdown: Breakdown): CheckResult {
  const [outcome] = breakdown.outcomes
  if (outcome === undefined) return result
  const { request } = breakdown
  const exchange: Exchange = {
    phase: 'arrange',
    operation: null,
    actor: 'admin',
    request,
    outcome,
    milliseconds: 0,
    waited: 0,
  }
  return {
    ...result,
    violations: [...result.violations, violationBy(breakdown, exchange)],
    exchanges: [...result.exchanges, exchange],
  }
}

/** A server that returns 404 to everything has broken down: its operations are not missing. */
function withoutMissingOperations(result: CheckResult): CheckResult {
  const violations = result.violations.filter(({ violation }) => violation.kind !== 'not-implemented')
  return { ...result, violations }
}

function explain(result: CheckResult, breakdown: Breakdown): CheckResult {
  const shows = ({ outcome }: Exchange) => breakdown.outcomes.has(outcome)
  const seen = result.exchanges.filter(shows)
  const first = seen.find((exchange) => isFirst(exchange, breakdown)) ?? seen[0]
  if (first === undefined) return result
  const others = result.violations.filter(({ exchange }) => !shows(exchange))
  const isCause = result.mismatch?.exchanges.some(shows) ?? false
  return {
    ...result,
    ...(isCause || result.verdict === 'harness-error'
      ? { verdict: 'blocked', reason: stoppedWorking, mismatch: null }
      : {}),
    violations: [...others, violationBy(breakdown, first)],
  }
}

/** Whether an exchange is the first one that showed the breakdown, or is equal to it. */
function isFirst({ request, outcome }: Exchange, breakdown: Breakdown): boolean {
  const [first] = breakdown.outcomes
  const { method, target } = breakdown.request
  if (request.method !== method || request.target !== target) return false
  return first !== undefined && isSameFailure(outcome, first)
}

function violationBy(breakdown: Breakdown, exchange: Exchange): ObservedViolation {
  return {
    exchange,
    violation: {
      kind: 'no-response',
      key: breakdownKey,
      operation: exchange.operation,
      status: null,
      expected: 'A server that works throughout the run.',
      actual: breakdown.text,
      title: titleOf(breakdown),
      isEvidence: isFirst(exchange, breakdown),
    },
  }
}

/** Longest path in a title, in characters. */
const longestPath = 60

/** The error precedes the request: a title that is cut contains it. */
function titleOf({ request, outcomes }: Breakdown): string {
  const [first] = outcomes
  const error = first === undefined ? '' : `: ${describeOutcome(first).replace(/\.$/, '')}`
  const path = clipMiddle(withoutQuery(request.target), longestPath)
  return `The server broke down${error}, first for ${request.method} ${path}.`
}
