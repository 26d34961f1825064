/** An operation that never succeeds is one cause: its own rules fail, and the checks that need it are blocked. */
import type { OperationId } from '../../../generated/operations.ts'
import { rules } from '../../../generated/rules.ts'
import type { ObservedViolation } from '../protocol/conversation.ts'
import { statusOf, type Exchange } from '../protocol/exchange.ts'
import { isNotImplemented } from '../protocol/unimplemented.ts'
import type { CheckResult } from './result.ts'

/** The same results, with everything that an unavailable operation explains attributed to that operation alone. */
export function withUnavailableOperations(results: readonly CheckResult[]): readonly CheckResult[] {
  const unavailable = unavailableOperations(results)
  return unavailable.size === 0 ? results : results.map((result) => attributed(result, unavailable))
}

/** Operations that succeeded in no exchange of the run although a success was expected, with what they returned. */
function unavailableOperations(results: readonly CheckResult[]): ReadonlyMap<OperationId, string> {
  const statuses = new Map<OperationId, Set<number | null>>()
  const succeeded = new Set<OperationId>()
  for (const exchange of new Set(results.flatMap(({ exchanges }) => exchanges))) {
    const { operation } = exchange
    if (operation === null) continue
    if (isSuccess(exchange) || isNotImplemented(exchange)) succeeded.add(operation)
    statuses.set(operation, (statuses.get(operation) ?? new Set()).add(statusOf(exchange)))
  }
  const wanted = new Set(results.flatMap((result) => unexpectedFailure(result)?.operation ?? []))
  return new Map(
    [...wanted]
      .filter((operation) => !succeeded.has(operation))
      .map((operation) => [operation, describeStatuses([...(statuses.get(operation) ?? [])])]),
  )
}

/** The exchange that failed where the check needed or expected a success; null where there is none. */
function unexpectedFailure({ blockedBy, mismatch }: CheckResult): Exchange | null {
  if (blockedBy !== null) return isSuccess(blockedBy) ? null : blockedBy
  if (mismatch === null) return null
  const { about, exchanges } = mismatch
  const expectsSuccess = about.kind === 'status' && about.expected.some((status) => status < 300)
  return exchanges.find((each) => !isSuccess(each) && (expectsSuccess || each.phase === 'observe')) ?? null
}

function attributed(result: CheckResult, unavailable: ReadonlyMap<OperationId, string>): CheckResult {
  const isExplained = ({ operation }: Exchange) => operation !== null && unavailable.has(operation)
  const cause = [result.blockedBy, ...(result.mismatch?.exchanges ?? [])].find(
    (exchange) => exchange !== null && isExplained(exchange) && !isSuccess(exchange),
  )
  const violations = result.violations.filter(({ exchange }) => !isExplained(exchange))
  const operation = cause?.operation ?? null
  if (cause === undefined || cause === null || operation === null) return { ...result, violations }
  const seen = unavailable.get(operation) ?? ''
  const own = { ...result, violations: [...violations, unavailability(operation, cause, seen)] }
  if (result.verdict !== 'fail' || result.rules.some((rule) => rules[rule].operation === operation))
    return own
  const reason = `${operation} is not available: ${seen}`
  return { ...own, verdict: 'blocked', reason, mismatch: null, blockedBy: cause }
}

function unavailability(operation: OperationId, exchange: Exchange, seen: string): ObservedViolation {
  return {
    exchange,
    violation: {
      kind: 'unavailable',
      key: `unavailable|${operation}`,
      operation,
      status: statusOf(exchange),
      expected: `${operation} succeeds for a valid request.`,
      actual: `It never succeeded in this run: ${seen}`,
    },
  }
}

function describeStatuses(statuses: readonly (number | null)[]): string {
  return `the responses had status ${statuses.map((status) => status ?? 'none').join(', ')}.`
}

function isSuccess(exchange: Exchange): boolean {
  const status = statusOf(exchange)
  return status !== null && status < 400
}
