/** The trial of one mutant: first the checks of its rules, then other checks of its operation. */
import { operations } from '../../generated/operations.ts'
import { rules } from '../../generated/rules.ts'
import { runConformance, type Report } from '../conformance/index.ts'
import { readSettings, UsageError } from '../conformance/command/options.ts'
import type { RunHooks } from '../conformance/command/session.ts'
import type { Mutant } from './mutant.ts'
import type { Target } from './target.ts'

/**
 * `aimed`: a check of a violated rule failed or, if the mutant names no rule, the operation has a finding.
 * `stray`: only other rules failed. `blocked`: no check failed, and some have no verdict.
 * `survived`: the defect had an effect and no check failed. `not-reached`: it had no effect.
 */
export type MutantStatus = 'aimed' | 'stray' | 'blocked' | 'survived' | 'not-reached'

export interface Trial {
  readonly id: string
  readonly status: MutantStatus
  /** Rules of the mutant whose checks failed. */
  readonly rules: readonly string[]
  /** The first failures, for reports. */
  readonly failures: readonly string[]
  readonly milliseconds: number
}

/** Checks to run, by rule, operation and id; an empty list selects all. */
export interface Selection {
  readonly operations: readonly string[]
  readonly rules: readonly string[]
}

/** Tries one mutant. `touching` lists further checks that call its operation. */
export async function tryMutant(target: Target, mutant: Mutant, touching: readonly string[]): Promise<Trial> {
  const started = performance.now()
  const trials: Trial[] = []
  for (const selection of selectionsFor(mutant, touching)) {
    const hasFired = await target.mutate(mutant)
    const trial = { ...(await evaluate(target, mutant, selection, hasFired)), milliseconds: elapsed(started) }
    trials.push(trial)
    if (trial.status === 'aimed') break
  }
  await target.mutate(null)
  return (
    trials.toSorted((a, b) => precedence[b.status] - precedence[a.status])[0] ?? notReached(mutant, started)
  )
}

const precedence: Record<MutantStatus, number> = {
  aimed: 4,
  stray: 3,
  survived: 2,
  blocked: 1,
  'not-reached': 0,
}

function elapsed(since: number): number {
  return Math.round(performance.now() - since)
}

/** Checks to run for a mutant, the most specific first. A rule of all operations is tried on the operation of the mutant first. */
export function selectionsFor(
  { operation, rules: broken, fault }: Mutant,
  touching: readonly string[],
): readonly Selection[] {
  const everywhere = fault.everywhere !== undefined
  const own = broken.filter((rule) => rules[rule].operation !== null || everywhere)
  const general = broken.filter((rule) => !own.includes(rule))
  return [
    ...(own.length === 0 ? [] : [{ operations: [], rules: own }]),
    ...(general.length === 0 ? [] : [{ operations: [operation], rules: general }]),
    ...(broken.length === 0 ? [{ operations: [operation], rules: [] }] : []),
    ...(general.length === 0 ? [] : [{ operations: [], rules: general }]),
    ...(touching.length === 0 ? [] : [{ operations: [], rules: touching }]),
  ]
}

async function evaluate(
  target: Target,
  mutant: Mutant,
  selection: Selection,
  hasFired: () => boolean,
): Promise<Omit<Trial, 'milliseconds'>> {
  const { id } = mutant
  let report: Report
  try {
    report = await reportOn(target, mutant, selection, untilKilled(mutant))
  } catch (error) {
    if (error instanceof UsageError)
      return { id, status: 'not-reached', rules: [], failures: ['No check is chosen.'] }
    const message = error instanceof Error ? error.message : String(error)
    if (mutant.rejectedWith?.test(message) === true)
      return { id, status: 'aimed', rules: mutant.rules, failures: [message] }
    return { id, status: 'blocked', rules: [], failures: [message] }
  }
  const { findings, checks } = report
  const failures = findings.slice(0, 3).map(({ title, actual }) => `${title} | ${actual}`.slice(0, 200))
  const own = mutant.rules.filter((rule) =>
    checks.some((check) => check.verdict === 'fail' && check.rules.includes(rule)),
  )
  if (own.length > 0 || isAboutMutant(mutant, report)) return { id, status: 'aimed', rules: own, failures }
  if (findings.length > 0) return { id, status: 'stray', rules: [], failures }
  const unevaluated = checks.find(({ verdict }) => verdict === 'blocked' || verdict === 'harness-error')
  if (unevaluated !== undefined) {
    return {
      id,
      status: 'blocked',
      rules: [],
      failures: [`${unevaluated.id}: ${unevaluated.reason ?? ''}`.slice(0, 300)],
    }
  }
  return { id, status: hasFired() ? 'survived' : 'not-reached', rules: [], failures }
}

/** Whether the operation has a finding: it is unavailable, or the mutant violates only the contract. */
function isAboutMutant({ rules: broken, operation }: Mutant, { findings }: Report): boolean {
  return findings.some(
    ({ key, operations: named }) =>
      named.includes(operation) &&
      (broken.length === 0 || /^contract\/(unavailable|not-implemented)/.test(key)),
  )
}

/** Ends a run as soon as a check of every violated rule has failed: further checks would change nothing. */
function untilKilled({ rules: broken, operation }: Mutant): RunHooks {
  const killed = new AbortController()
  const kept = new Set(broken)
  return {
    stop: killed.signal,
    onResult({ verdict, rules: checked, violations }) {
      if (verdict === 'fail') for (const rule of checked) kept.delete(rule)
      const isViolated =
        broken.length > 0 || violations.some(({ violation }) => violation.operation === operation)
      if (kept.size === 0 && isViolated) killed.abort()
    },
  }
}

/** Runs checks on a server with the defect. Throws `UsageError` if none is selected. */
export function reportOn(
  target: Target,
  { fault }: Mutant,
  selection: Selection,
  hooks: RunHooks = {},
): Promise<Report> {
  const settings = readSettings({ 'base-url': target.baseUrl, 'admin-token': target.adminToken, seed: '1' })
  return runConformance({ ...settings, ...selection, workers: fault.alone === true ? 1 : 8 }, hooks)
}

function notReached({ id, operation }: Mutant, started: number): Trial {
  const failures = [`No check is about ${operations[operation].path}.`]
  return { id, status: 'not-reached', rules: [], failures, milliseconds: elapsed(started) }
}
