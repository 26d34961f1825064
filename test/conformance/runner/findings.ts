/** One cause, one finding: equal violations and equal failures of many checks are reported once, with a count. */
import type { OperationId } from '../../../generated/operations.ts'
import { rules } from '../../../generated/rules.ts'
import type { ObservedViolation } from '../protocol/conversation.ts'
import { statusOf, type Exchange } from '../protocol/exchange.ts'
import type { Aspect } from '../protocol/signals.ts'
import { breakdownKey, type Violation } from '../protocol/violation.ts'
import { explains } from './explains.ts'
import { failuresIn, type FailedCheck, type Failure } from './failure.ts'
import { causesOfFailures, type Cause } from './failure-keys.ts'
import { MissingProperties, textsOfMissing } from './missing-properties.ts'
import type { CheckResult } from './result.ts'

/** One defect of the server, with the first check that found it. */
export interface Finding {
  /** `contract`: a response violates the contract; `rule`: a check of a rule failed. */
  readonly kind: 'contract' | 'rule'
  readonly key: string
  /** Keys in lists of expected failures and reports of earlier versions: for each finding that is part of it, one per version. */
  readonly formerKeys: readonly (readonly string[])[]
  readonly about: Aspect
  readonly expected: string
  readonly actual: string
  /** What is wrong, as a title; null if it consists of the actual and the expected value. */
  readonly title: string | null
  /** The required properties that responses do not have; empty for other findings. */
  readonly missing: readonly string[]
  /** The statuses of the responses; empty if `actual` states what they are. */
  readonly statuses: readonly number[]
  readonly operations: readonly OperationId[]
  /** How often it was seen. */
  readonly count: number
  /** Ids of the checks in which it was seen, the one with the evidence first. */
  readonly checks: readonly string[]
  /** The exchanges of the first of them, to the one that proves it. */
  readonly exchanges: readonly Exchange[]
  readonly evidence: readonly Exchange[]
}

interface Draft {
  kind: Finding['kind']
  key: string
  formerKeys: Map<string, readonly string[]>
  about: Aspect
  expected: string
  actual: string
  title: string | null
  missing: MissingProperties
  /** The last violation of the evidence that is about a missing property. */
  shown: Violation | null
  statuses: Set<number>
  operations: Set<OperationId>
  count: number
  checks: Set<string>
  exchanges: readonly Exchange[]
  evidence: readonly Exchange[]
}

/** The findings of all checks, the most important first. */
export function findingsOf(results: readonly CheckResult[]): readonly Finding[] {
  const drafts = new Map<string, Draft>()
  for (const result of results) {
    for (const observed of result.violations) noteViolation(drafts, result, observed)
  }
  const violations = violationsByExchange(results)
  const causeOf = causesOfFailures(unexplained(results, violations))
  const failures = failuresIn(results).map((failure) => ({
    ...failure,
    ...causeOf(failure.result, failure.mismatch),
  }))
  for (const failure of failures.toSorted((a, b) => rankOf(a) - rankOf(b)))
    noteFailure(drafts, failure, violations)
  return [...drafts.values()]
    .map(({ shown, ...draft }) => ({
      ...draft,
      ...textsOf(draft, shown),
      exchanges: withEvidence(draft, results),
      missing: draft.missing.all,
      formerKeys: [...draft.formerKeys].toSorted(([a], [b]) => a.localeCompare(b)).map(([, keys]) => keys),
      statuses: [...draft.statuses].sort((a, b) => a - b),
      operations: [...draft.operations],
      checks: [...draft.checks],
    }))
    .sort(byImportance)
}

/** The failure that describes a cause best is noted first: one with a rule of the operation itself. */
function rankOf({ follows, result }: FailedCheck & Cause): number {
  const isSpecific = result.rules.some((rule) => rules[rule].operation !== null)
  return (follows ? 2 : 0) + (isSpecific ? 0 : 1)
}

function textsOf({ missing, evidence: [exchange] }: Omit<Draft, 'shown'>, shown: Violation | null) {
  if (shown?.missing === undefined || exchange === undefined) return {}
  return textsOfMissing(shown.missing, missing.in(exchange), missing.all, shown.actual)
}

/** Keys of the breakdown of the server: in the findings of a run, and in a report. */
const breakdownKeys: ReadonlySet<string> = new Set([breakdownKey, `contract/${breakdownKey}`])

/** The order of findings: the breakdown of the server, violations of the contract, the most frequent ones. */
export function byImportance(a: RankedFinding, b: RankedFinding): number {
  return (
    Number(breakdownKeys.has(b.key)) - Number(breakdownKeys.has(a.key)) ||
    a.kind.localeCompare(b.kind) ||
    b.count - a.count ||
    a.key.localeCompare(b.key)
  )
}

type RankedFinding = Pick<Finding, 'kind' | 'key' | 'count'>

function noteViolation(
  drafts: Map<string, Draft>,
  result: CheckResult,
  { violation, exchange }: ObservedViolation,
): void {
  const {
    kind,
    key,
    formerKeys = [],
    mergedKeys = [],
    about = { kind: 'other' },
    expected,
    actual,
    title = null,
    operation,
    status,
  } = violation
  const draft = draftFor(drafts, key, () => ({
    kind: 'contract',
    about,
    expected,
    actual,
    title,
    exchanges: until(result.exchanges, exchange),
    evidence: [exchange],
  }))
  const isRepeated = violation.missing !== undefined && draft.missing.in(exchange).length > 0
  const isLargest = violation.missing !== undefined && draft.missing.note(exchange, violation.missing.name)
  if (isLargest) draft.shown = violation
  if (violation.isEvidence === true || isLargest) {
    draft.exchanges = until(result.exchanges, exchange)
    draft.evidence = [exchange]
  }
  if (!isRepeated) draft.count += 1
  draft.checks.add(result.id)
  if (operation !== null) draft.operations.add(operation)
  if (formerKeys.length > 0) draft.formerKeys.set(formerKeys.join(' '), formerKeys)
  for (const former of mergedKeys) draft.formerKeys.set(former, [former])
  if (status !== null && kindsOfBody.has(kind)) draft.statuses.add(status)
}

/** Violations of which the description is the same for all statuses. */
const kindsOfBody: ReadonlySet<Violation['kind']> = new Set(['media-type', 'missing-body', 'encoding'])

type ViolationsByExchange = ReadonlyMap<Exchange, readonly ObservedViolation[]>

/** What several checks read is a violation in the check that requested it. */
function violationsByExchange(results: readonly CheckResult[]): ViolationsByExchange {
  const violations = new Map<Exchange, ObservedViolation[]>()
  for (const observed of results.flatMap((result) => result.violations)) {
    violations.set(observed.exchange, [...(violations.get(observed.exchange) ?? []), observed])
  }
  return violations
}

/** A failure whose response violates the contract in the aspect of the check has the same cause. */
function noteFailure(
  drafts: Map<string, Draft>,
  { result, mismatch, key, former }: FailedCheck & Cause,
  violations: ViolationsByExchange,
): void {
  const known = violationBehind(mismatch, violations)
  const draft = draftFor(drafts, known?.key ?? key, () => ({
    kind: 'rule',
    about: mismatch.about,
    expected: mismatch.expected,
    actual: mismatch.actual,
    title: null,
    exchanges: until(result.exchanges, mismatch.exchanges.at(-1)),
    evidence: mismatch.exchanges,
  }))
  draft.checks.add(result.id)
  if (known !== undefined) return
  draft.count += 1
  for (const operation of result.operations) draft.operations.add(operation)
  if (former !== key) draft.formerKeys.set(former, [former])
}

function violationBehind(mismatch: Failure, violations: ViolationsByExchange): Violation | undefined {
  const explaining = (observed: readonly ObservedViolation[]) =>
    observed.map(({ violation }) => violation).find((violation) => explains(violation, mismatch))
  const own = explaining(mismatch.exchanges.flatMap((exchange) => violations.get(exchange) ?? []))
  if (own !== undefined || mismatch.about.kind !== 'header') return own
  // A header that is wrong in some responses of an operation has the same cause in others that satisfy the contract.
  const isOfOperation = ({ operation }: Exchange) =>
    operation !== null && mismatch.exchanges.some((exchange) => exchange.operation === operation)
  return explaining(
    [...violations].flatMap(([exchange, observed]) => (isOfOperation(exchange) ? observed : [])),
  )
}

function unexplained(
  results: readonly CheckResult[],
  violations: ViolationsByExchange,
): readonly FailedCheck[] {
  return failuresIn(results).filter(({ mismatch }) => violationBehind(mismatch, violations) === undefined)
}

/** Finds the key of the finding because of which a check failed or is blocked; null if there is none. */
export function causesIn(results: readonly CheckResult[]): (result: CheckResult) => string | null {
  const violations = violationsByExchange(results)
  const causeOf = causesOfFailures(unexplained(results, violations))
  const keyOf = ({ result, mismatch }: FailedCheck): string =>
    violationBehind(mismatch, violations)?.key ?? causeOf(result, mismatch).key
  const failures = failuresIn(results)
  const keyOfStatus = (exchange: Exchange): string | null => {
    const failure = failures.find(({ mismatch: { about, exchanges } }) => {
      const isSame = about.kind === 'status' && about.actual === statusOf(exchange)
      return isSame && exchanges.at(-1)?.operation === exchange.operation
    })
    return failure === undefined ? null : keyOf(failure)
  }
  return (result) => {
    const { verdict, mismatch, blockedBy, reason } = result
    if (verdict === 'fail' && mismatch !== null) return keyOf({ result, mismatch })
    if (verdict !== 'blocked' || blockedBy === null) return null
    const observed = (violations.get(blockedBy) ?? []).map(({ violation }) => violation)
    const cause =
      observed.find(({ expected }) => reason?.includes(expected)) ??
      observed.find(({ kind }) => kindsOfStatus.has(kind))
    return cause?.key ?? keyOfStatus(blockedBy)
  }
}

/** Violations that explain why a check cannot continue after the status of a response. */
const kindsOfStatus: ReadonlySet<Violation['kind']> = new Set([
  'no-response',
  'not-implemented',
  'unavailable',
  'server-error',
  'undocumented-status',
])

type Start = Pick<Draft, 'kind' | 'about' | 'expected' | 'actual' | 'title' | 'exchanges' | 'evidence'>

function draftFor(drafts: Map<string, Draft>, key: string, start: () => Start): Draft {
  const known = drafts.get(key)
  if (known !== undefined) return known
  const fresh: Draft = {
    key,
    formerKeys: new Map(),
    missing: new MissingProperties(),
    shown: null,
    statuses: new Set(),
    operations: new Set(),
    count: 0,
    checks: new Set(),
    ...start(),
  }
  drafts.set(key, fresh)
  return fresh
}

/** What leads to the evidence: that of a shared fixture, which could not be created, is in the result of its set-up. */
function withEvidence(
  { exchanges, evidence }: Pick<Draft, 'exchanges' | 'evidence'>,
  results: readonly CheckResult[],
): readonly Exchange[] {
  const last = evidence.at(-1)
  if (last === undefined || exchanges.includes(last)) return exchanges
  const origin = results.find((result) => result.exchanges.includes(last))
  return origin === undefined ? [...exchanges, last] : until(origin.exchanges, last)
}

function until(exchanges: readonly Exchange[], last: Exchange | undefined): readonly Exchange[] {
  const end = last === undefined ? -1 : exchanges.indexOf(last)
  return end === -1 ? exchanges : exchanges.slice(0, end + 1)
}
