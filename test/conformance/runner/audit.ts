/** Ensures that each planned check has exactly one result. */
import { placeOf } from './places.ts'
import type { CheckResult, PlannedCheck } from './result.ts'
import type { Verdict } from './verdict.ts'

/**
 * One result for each planned check, in the order of the plan. A check without a result is an error of the suite unless
 * `unreached` states why it did not run; so are a second result for a check, and a result without a planned check.
 */
export function withOneResultEach(
  plan: readonly PlannedCheck[],
  results: readonly CheckResult[],
  unreached: (planned: PlannedCheck) => { verdict: Verdict; reason: string } | null,
): readonly CheckResult[] {
  const planned = new Set(plan.map(({ id }) => id))
  const first = new Map<string, CheckResult>()
  const surplus: CheckResult[] = []
  for (const result of results) {
    if (planned.has(result.id) && !first.has(result.id)) first.set(result.id, result)
    else surplus.push(result)
  }
  const planResults = plan.map((each) => first.get(each.id) ?? without(each, unreached(each) ?? lost))
  return [...planResults, ...surplus.map((result) => superfluous(result, planned))]
}

const lost = { verdict: 'harness-error', reason: 'The check was planned and has no verdict.' } as const

/** The result of a check that was interrupted. */
export function without(
  planned: PlannedCheck,
  { verdict, reason }: { readonly verdict: Verdict; readonly reason: string },
): CheckResult {
  const { id, title, area, rules, operations, check } = planned
  return {
    id,
    title,
    source: placeOf(planned),
    topic: check.topic,
    area,
    rules,
    operations,
    verdict,
    reason,
    mismatch: null,
    blockedBy: null,
    violations: [],
    exchanges: [],
    milliseconds: 0,
  }
}

function superfluous(result: CheckResult, planned: ReadonlySet<string>): CheckResult {
  const reason = planned.has(result.id)
    ? 'The check has two verdicts.'
    : 'The check has a verdict and was not planned.'
  return { ...result, id: `${result.id}/superfluous`, verdict: 'harness-error', reason, mismatch: null }
}
