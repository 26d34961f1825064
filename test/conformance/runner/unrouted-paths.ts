/** An operation that succeeds for some paths, and is an unknown route for others, is implemented: its route is too narrow. */
import type { OperationId } from '../../../generated/operations.ts'
import type { ObservedViolation } from '../protocol/conversation.ts'
import { statusOf, withoutQuery, type Exchange } from '../protocol/exchange.ts'
import { isSuccess } from '../protocol/statuses.ts'
import { isNotImplemented } from '../protocol/unimplemented.ts'
import type { CheckResult } from './result.ts'

/** The same results, in which such an operation is not reported as one that is not implemented. */
export function withUnroutedPaths(results: readonly CheckResult[]): readonly CheckResult[] {
  const implemented = new Set<OperationId | null>(
    results
      .flatMap(({ exchanges }) => exchanges)
      .flatMap((exchange) =>
        isSuccess(statusOf(exchange)) && !isNotImplemented(exchange) ? [exchange.operation] : [],
      ),
  )
  const isUnrouted = (exchange: Exchange) =>
    statusOf(exchange) === 404 && implemented.has(exchange.operation) && isNotImplemented(exchange)
  return results.map((result) => {
    const { blockedBy, violations, reason } = result
    return {
      ...result,
      violations: violations.map((observed) =>
        isUnrouted(observed.exchange) ? unrouted(observed) : observed,
      ),
      reason:
        blockedBy !== null && isUnrouted(blockedBy)
          ? `${blockedBy.operation} does not find the route of ${describePath(blockedBy)}`
          : reason,
    }
  })
}

function unrouted({ violation, exchange }: ObservedViolation): ObservedViolation {
  const path = describePath(exchange)
  const expected = `The route is found for ${path}, as for others.`
  const { key: former } = violation
  const key = `unknown-route|${path}`
  return { exchange, violation: { ...violation, key, formerKeys: [former], expected } }
}

/** Most routers that do not find a route compare the path after they have decoded it. */
function describePath({ request }: Exchange): string {
  return /%2f/i.test(withoutQuery(request.target)) ? 'a path that contains %2F' : 'this path'
}
