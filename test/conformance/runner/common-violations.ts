/** The same departure from the contract in many responses is one cause: a part of the server makes them all. */
import type { Violation } from '../protocol/violation.ts'
import type { CheckResult } from './result.ts'

/** Number of operations, or of properties, from which on equal departures or failures are no coincidence. */
export const many = 3

/** What several violations have in common, and in what they differ. */
interface Common {
  readonly key: string
  readonly member: string
}

/** The same results, in which violations with one cause have one key. */
export function withCommonViolations(results: readonly CheckResult[]): readonly CheckResult[] {
  const members = new Map<string, Set<string>>()
  for (const { violation } of results.flatMap(({ violations }) => violations)) {
    const common = commonOf(violation)
    if (common === null) continue
    members.set(common.key, (members.get(common.key) ?? new Set()).add(common.member))
  }
  const shared = (violation: Violation): Violation => {
    const common = commonOf(violation)
    if (common === null || (members.get(common.key)?.size ?? 0) < many) return violation
    const { key, formerKeys = [] } = violation
    return { ...violation, key: common.key, formerKeys: [key, ...formerKeys] }
  }
  return results.map((result) => ({
    ...result,
    violations: result.violations.map((observed) => ({ ...observed, violation: shared(observed.violation) })),
  }))
}

/** What is stated of one operation and may be true for others. */
const ofAnyOperation: ReadonlySet<Violation['kind']> = new Set([
  'undocumented-status',
  'media-type',
  'missing-body',
  'encoding',
])

/** Null if the violation belongs to its operation or property alone. */
function commonOf({ kind, key, operation, about, expected, status }: Violation): Common | null {
  if (operation === null) return null
  if (ofAnyOperation.has(kind)) return { key: key.replace(`|${operation}|`, '|'), member: operation }
  // A gateway returns 502 and above. An internal error may have another cause in each operation.
  if (kind === 'server-error' && status !== null && status >= 502)
    return { key: `${kind}|${status}`, member: operation }
  if (kind !== 'schema') return null
  const isBody = about?.kind === 'property' && about.path === ''
  if (isBody) return { key: `${kind}|body|${expected}`, member: operation }
  const [, format] = / has the format (\S+)\.$/.exec(expected) ?? []
  return format === undefined ? null : { key: `${kind}|format|${format}`, member: key }
}
