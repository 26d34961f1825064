/** The result of one planned check. */
import type { AreaName, OperationId } from '../../../generated/operations.ts'
import type { RuleId } from '../../../generated/rules.ts'
import type { ObservedViolation } from '../protocol/conversation.ts'
import type { Exchange } from '../protocol/exchange.ts'
import type { Aspect } from '../protocol/signals.ts'
import type { AccessObservation } from '../fixtures/access-observation.ts'
import type { Check } from '../fixtures/check.ts'
import type { Verdict } from './verdict.ts'

/** A check with its place in the plan. Ids are stable from run to run. */
export interface PlannedCheck {
  readonly id: string
  readonly title: string
  readonly area: AreaName | 'general'
  readonly rules: readonly RuleId[]
  readonly operations: readonly OperationId[]
  /** The checks that may not run at the same time, since they would see its changes; null if all may. */
  readonly excludes: 'all' | AreaName | null
  readonly check: Check
}

export interface CheckResult {
  readonly id: string
  readonly title: string
  /** File and line of the check; null for the setup. */
  readonly source: string | null
  readonly topic: string | null
  readonly area: AreaName | 'general'
  readonly rules: readonly RuleId[]
  readonly operations: readonly OperationId[]
  readonly verdict: Verdict
  /** Why it is not a pass, or what a check that passes did not observe; null if there is nothing to explain. */
  readonly reason: string | null
  /** What blocked the check, without values that differ between checks; absent if the reason contains none. */
  readonly cause?: string
  readonly mismatch: {
    readonly expected: string
    readonly actual: string
    readonly about: Aspect
    readonly exchanges: readonly Exchange[]
  } | null
  /** The exchange that blocked the check; null if none did. */
  readonly blockedBy: Exchange | null
  /** What the contract was broken by, set-up included. */
  readonly violations: readonly ObservedViolation[]
  /** Every exchange in order, after those that set up the shared fixtures of the check. */
  readonly exchanges: readonly Exchange[]
  /** Observed permissions; absent if the check observed none. */
  readonly accessObservations?: readonly AccessObservation[]
  readonly milliseconds: number
}
