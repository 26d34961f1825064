/** The same departure from the contract in the responses of many operations is one cause: a part of the server makes them all. */
import type { OperationId } from '../../../generated/operations.ts'
import type { Violation } from '../protocol/violation.ts'
import type { CheckResult } from './result.ts'

/** Number of operations from which on a departure is no coincidence. */
const many = 3

/** What is stated of one operation and may be true for others. A server error may have another cause in each operation. */
const kinds: ReadonlySet<Violation['kind']> = new Set([
  'undocumented-status',
  'media-type',
  'missing-body',
  'encoding',
])

/** The same results, in which violations that many operations share have one key. */
export function withCommonViolations(results: readonly CheckResult[]): readonly CheckResult[] {
  const operations = new Map<string, Set<OperationId | null>>()
  for (const { violation } of results.flatMap(({ violations }) => violations)) {
    const key = commonKeyOf(violation)
    if (key === null) continue
    const known = operations.get(key) ?? new Set()
    operations.set(key, known.add(violation.operation))
  }
  const common = (violation: Violation): Violation => {
    const { key, formerKeys = [] } = violation
    const shared = commonKeyOf(violation)
    if (shared === null || (operations.get(shared)?.size ?? 0) < many) return violation
    return { ...violation, key: shared, formerKeys: [key, ...formerKeys] }
  }
  return results.map((result) => ({
    ...result,
    violations: result.violations.map((observed) => ({ ...observed, violation: common(observed.violation) })),
  }))
}

/** The key without the operation; null if the violation belongs to its operation alone. */
function commonKeyOf({ kind, key, operation }: Violation): string | null {
  return operation === null || !kinds.has(kind) ? null : key.replace(`|${operation}|`, '|')
}
