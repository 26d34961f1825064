/** A breakdown of the server is the only cause of all later failures. */
import type { Breakdown } from '../protocol/circuit-breaker.ts'
import type { ObservedViolation } from '../protocol/conversation.ts'
import type { Exchange } from '../protocol/exchange.ts'
import type { CheckResult } from './result.ts'

/** The same results, with everything that the breakdown explains attributed to it alone. */
export function withRootCause(
  results: readonly CheckResult[],
  breakdown: Breakdown | null,
): readonly CheckResult[] {
  if (breakdown === null) return results
  const explained = results.map((result) => explain(withoutMissingOperations(result), breakdown))
  if (explained.some(({ violations }) => violations.some(({ violation }) => violation.key === breakdownKey)))
    return explained
  // It broke down after the last check, during the teardown.
  const [first, ...others] = explained
  if (first === undefined) return explained
  const [outcome] = breakdown.outcomes
  if (outcome === undefined) return explained
  const { request } = breakdown
  const exchange = {
    phase: 'arrange' as const,
    operation: null,
    actor: 'admin',
    request,
    outcome,
    milliseconds: 0,
    waited: 0,
  }
  return [
    {
      ...first,
      violations: [...first.violations, violationBy(breakdown, exchange)],
      exchanges: [...first.exchanges, exchange],
    },
    ...others,
  ]
}

const breakdownKey = 'breakdown'

/** A server that returns 404 to everything has broken down: its operations are not missing. */
function withoutMissingOperations(result: CheckResult): CheckResult {
  const violations = result.violations.filter(({ violation }) => violation.kind !== 'not-implemented')
  return { ...result, violations }
}

function explain(result: CheckResult, breakdown: Breakdown): CheckResult {
  const shows = ({ outcome }: Exchange) => breakdown.outcomes.has(outcome)
  const first = result.exchanges.find(shows)
  if (first === undefined) return result
  const others = result.violations.filter(({ exchange }) => !shows(exchange))
  const isCause = result.mismatch?.exchanges.some(shows) ?? false
  return {
    ...result,
    ...(isCause || result.verdict === 'harness-error'
      ? { verdict: 'blocked', reason: 'the server stopped working', mismatch: null }
      : {}),
    violations: [...others, violationBy(breakdown, first)],
  }
}

function violationBy({ text }: Breakdown, exchange: Exchange): ObservedViolation {
  return {
    exchange,
    violation: {
      kind: 'no-response',
      key: breakdownKey,
      operation: exchange.operation,
      status: null,
      expected: 'A server that works throughout the run.',
      actual: text,
    },
  }
}
