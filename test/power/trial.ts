/** The trial of one mutant: first the checks of its rules, then other checks of its operation. */
import { operations } from '../../generated/operations.ts'
import { rules } from '../../generated/rules.ts'
import { runConformance, type Report } from '../conformance/index.ts'
import { readSettings, UsageError } from '../conformance/command/options.ts'
import type { Mutant } from './mutant.ts'
import type { Target } from './target.ts'

/**
 * `aimed`: a check of a violated rule failed or, if the mutant names no rule, the operation has a finding.
 * `stray`: only other rules failed. `blocked`: no check failed, and some have no verdict.
 * `survived`: the defect had an effect and no check failed. `not-reached`: it had no effect.
 */
export type Fate = 'aimed' | 'stray' | 'blocked' | 'survived' | 'not-reached'

export interface Trial {
  readonly id: string
  readonly fate: Fate
  /** Rules of the mutant whose checks failed. */
  readonly rules: readonly string[]
  /** The first failures, for reports. */
  readonly noticed: readonly string[]
  readonly milliseconds: number
}

/** Checks to run, by rule, operation and id; an empty list selects all. */
export interface Choice {
  readonly operations: readonly string[]
  readonly rules: readonly string[]
}

/** Tries one mutant. `touching` lists further checks that call its operation. */
export async function tried(target: Target, mutant: Mutant, touching: readonly string[]): Promise<Trial> {
  const started = performance.now()
  const seen: Trial[] = []
  for (const choice of choicesFor(mutant, touching)) {
    const hasFired = await target.mutate(mutant)
    const trial = { ...(await judged(target, mutant, choice, hasFired)), milliseconds: elapsed(started) }
    seen.push(trial)
    if (trial.fate === 'aimed') break
  }
  await target.mutate(null)
  return seen.toSorted((a, b) => severity[b.fate] - severity[a.fate])[0] ?? nothingToRun(mutant, started)
}

const severity: Record<Fate, number> = { aimed: 4, stray: 3, survived: 2, blocked: 1, 'not-reached': 0 }

function elapsed(since: number): number {
  return Math.round(performance.now() - since)
}

/** Checks to run for a mutant, the most specific first. A rule of all operations is tried on the operation of the mutant first. */
export function choicesFor(
  { operation, rules: broken, fault }: Mutant,
  touching: readonly string[],
): readonly Choice[] {
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

async function judged(
  target: Target,
  mutant: Mutant,
  choice: Choice,
  hasFired: () => boolean,
): Promise<Omit<Trial, 'milliseconds'>> {
  const { id } = mutant
  let report: Report
  try {
    report = await reportOn(target, mutant, choice)
  } catch (error) {
    if (error instanceof UsageError)
      return { id, fate: 'not-reached', rules: [], noticed: ['No check is chosen.'] }
    const words = error instanceof Error ? error.message : String(error)
    if (mutant.rejectedWith?.test(words) === true)
      return { id, fate: 'aimed', rules: mutant.rules, noticed: [words] }
    return { id, fate: 'blocked', rules: [], noticed: [words] }
  }
  const { findings, checks } = report
  const noticed = findings.slice(0, 3).map(({ title, actual }) => `${title} | ${actual}`.slice(0, 200))
  const own = mutant.rules.filter((rule) =>
    checks.some((check) => check.verdict === 'fail' && check.rules.includes(rule)),
  )
  if (own.length > 0 || isItself(mutant, report)) return { id, fate: 'aimed', rules: own, noticed }
  if (findings.length > 0) return { id, fate: 'stray', rules: [], noticed }
  const untold = checks.find(({ verdict }) => verdict === 'blocked' || verdict === 'harness-error')
  if (untold !== undefined) {
    return { id, fate: 'blocked', rules: [], noticed: [`${untold.id}: ${untold.reason ?? ''}`.slice(0, 300)] }
  }
  return { id, fate: hasFired() ? 'survived' : 'not-reached', rules: [], noticed }
}

/** Whether the operation has a finding: it is unavailable, or the mutant violates only the contract. */
function isItself({ rules: broken, operation }: Mutant, { findings }: Report): boolean {
  return findings.some(
    ({ key, operations: named }) =>
      named.includes(operation) &&
      (broken.length === 0 || /^contract\/(unavailable|not-implemented)/.test(key)),
  )
}

/** Runs checks on a server with the defect. Throws `UsageError` if none is selected. */
export function reportOn(target: Target, { fault }: Mutant, choice: Choice): Promise<Report> {
  const settings = readSettings({ 'base-url': target.baseUrl, 'admin-token': target.adminToken, seed: '1' })
  return runConformance({ ...settings, ...choice, workers: fault.alone === true ? 1 : 8 })
}

function nothingToRun({ id, operation }: Mutant, started: number): Trial {
  const noticed = [`No check is about ${operations[operation].path}.`]
  return { id, fate: 'not-reached', rules: [], noticed, milliseconds: elapsed(started) }
}
