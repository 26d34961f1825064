/** One cause, one finding: equal departures and equal failures of many checks are told once, with a count. */
import type { OperationId } from '../../../generated/operations.ts'
import type { Charge } from '../protocol/conversation.ts'
import type { Exchange } from '../protocol/exchange.ts'
import type { CheckResult } from './result.ts'

/** One thing that is wrong with the server, with the first check that showed it. */
export interface Finding {
  /** `contract`: an answer departs from the contract; `rule`: a check refuted its rule. */
  readonly kind: 'contract' | 'rule'
  readonly key: string
  readonly expected: string
  readonly actual: string
  readonly operations: readonly OperationId[]
  /** How often it was seen. */
  readonly count: number
  /** Ids of the checks in which it was seen. */
  readonly checks: readonly string[]
  /** What happened in the first of them, to the exchange that shows it. */
  readonly trail: readonly Exchange[]
  readonly shownBy: readonly Exchange[]
}

interface Draft {
  kind: Finding['kind']
  key: string
  expected: string
  actual: string
  operations: Set<OperationId>
  count: number
  checks: Set<string>
  trail: readonly Exchange[]
  shownBy: readonly Exchange[]
}

/** Collapses what was found in all checks; departures from the contract come first, the most frequent at the top. */
export function collapse(results: readonly CheckResult[]): readonly Finding[] {
  const drafts = new Map<string, Draft>()
  for (const result of results) {
    for (const charge of result.charges) noteCharge(drafts, result, charge)
  }
  const charges = chargesByExchange(results)
  for (const result of results) {
    if (result.verdict === 'fail') noteFailure(drafts, result, charges)
  }
  return [...drafts.values()]
    .map((draft) => ({ ...draft, operations: [...draft.operations], checks: [...draft.checks] }))
    .sort((a, b) => a.kind.localeCompare(b.kind) || b.count - a.count || a.key.localeCompare(b.key))
}

function noteCharge(drafts: Map<string, Draft>, result: CheckResult, { deviation, exchange }: Charge): void {
  const { key, expected, actual, operation } = deviation
  const draft = draftFor(drafts, key, () => ({
    kind: 'contract',
    expected,
    actual,
    trail: until(result.trail, exchange),
    shownBy: [exchange],
  }))
  draft.count += 1
  draft.checks.add(result.id)
  if (operation !== null) draft.operations.add(operation)
}

type ChargesByExchange = ReadonlyMap<Exchange, readonly Charge[]>

/** What several checks look at is charged where it was made. */
function chargesByExchange(results: readonly CheckResult[]): ChargesByExchange {
  const charges = new Map<Exchange, Charge[]>()
  for (const charge of results.flatMap((result) => result.charges)) {
    charges.set(charge.exchange, [...(charges.get(charge.exchange) ?? []), charge])
  }
  return charges
}

/** A failure whose answer already departs from the contract in what the check is about is the same cause. */
function noteFailure(drafts: Map<string, Draft>, result: CheckResult, charges: ChargesByExchange): void {
  const { mismatch } = result
  if (mismatch === null) return
  const known = mismatch.exchanges
    .flatMap((exchange) => charges.get(exchange) ?? [])
    .find(({ deviation }) => explains(deviation, mismatch.expected))
  const key = known?.deviation.key ?? keyOfFailure(result, mismatch.expected)
  const draft = draftFor(drafts, key, () => ({
    kind: 'rule',
    expected: mismatch.expected,
    actual: mismatch.actual,
    trail: until(result.trail, mismatch.exchanges.at(-1)),
    shownBy: mismatch.exchanges,
  }))
  if (known === undefined) draft.count += 1
  draft.checks.add(result.id)
  for (const operation of result.operations) draft.operations.add(operation)
}

function keyOfFailure(result: CheckResult, expected: string): string {
  return result.topic === null ? `check|${result.id}` : `topic|${result.topic}|${expected}`
}

/** Whether a departure from the contract is why something else was not as expected. */
function explains({ kind, key }: Charge['deviation'], expected: string): boolean {
  if (kind === 'header') {
    const [, name = '', problem] = key.split('|')
    return problem === 'missing' && expected.toLowerCase().includes(name.toLowerCase())
  }
  return (
    kind === 'no-answer' || kind === 'server-error' || kind === 'undocumented-status' || kind === 'encoding'
  )
}

type Start = Pick<Draft, 'kind' | 'expected' | 'actual' | 'trail' | 'shownBy'>

function draftFor(drafts: Map<string, Draft>, key: string, start: () => Start): Draft {
  const known = drafts.get(key)
  if (known !== undefined) return known
  const fresh: Draft = { key, operations: new Set(), count: 0, checks: new Set(), ...start() }
  drafts.set(key, fresh)
  return fresh
}

function until(trail: readonly Exchange[], last: Exchange | undefined): readonly Exchange[] {
  const end = last === undefined ? -1 : trail.indexOf(last)
  return end === -1 ? trail : trail.slice(0, end + 1)
}
