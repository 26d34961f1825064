/** The conclusion of a report: its exit status, and its last line. */
import { exitCodeOf } from '../runner/verdict.ts'
import type { ExitCode, Verdict } from '../runner/verdict.ts'
import { isSetUp, plannedIn, type Report, type ReportedCheck } from './model.ts'
import { counted } from './text.ts'

/** The parts of a report that determine its exit status. */
type Evaluated = Pick<Report, 'checks' | 'findings' | 'expectations' | 'plan' | 'selection'>

/** The same report with its exit status. */
export function withExitCode(report: Report): Report {
  return { ...report, exitCode: exitOf(report) }
}

function exitOf(report: Evaluated): ExitCode {
  const { checks, findings } = report
  return exitCodeOf({
    verdicts: checks.filter((check) => check.excused === null && countsFor(check)).map(verdictOf),
    findings: findings.filter(({ excused }) => excused === null).length,
    expectationErrors: expectationErrorsOf(report).length,
    missing: missingIn(report),
  })
}

const verdictOf = ({ verdict }: ReportedCheck): Verdict => verdict

/** The setup of users and shared fixtures proves no rule. */
function countsFor(check: ReportedCheck): boolean {
  return check.verdict !== 'pass' || !isSetUp(check)
}

/** Number of selected checks that this report does not have; the run of a shard does not miss the other shards. */
function missingIn({ plan, selection }: Pick<Report, 'plan' | 'selection'>): number {
  const isRunOfShard = selection.shard !== null && plan.missingShards === undefined
  return isRunOfShard ? 0 : plan.selected - plan.here
}

/** What is wrong with the list of expected failures, a line for each entry. */
export function expectationErrorsOf({ expectations }: Pick<Report, 'expectations'>): readonly string[] {
  if (expectations === null) return []
  const { file, entries } = expectations
  return entries.flatMap(({ pattern, state, line }) => {
    if (state === 'passes') return [`passes unexpectedly, remove it: ${pattern} (${file}:${line})`]
    return state === 'stale' ? [`names no check, remove it: ${pattern} (${file}:${line})`] : []
  })
}

/** Checks whose failure is expected. */
function excusedIn({ checks }: Pick<Report, 'checks'>): number {
  return checks.filter(({ excused }) => excused !== null).length
}

/** The last line. */
export function conclusionOf(report: Report): string {
  const { exitCode } = report
  const missing = missingText(report)
  if (exitCode === 1) return [failureOf(report), ...(missing === '' ? [] : [missing])].join('; ')
  if (exitCode === 2) return inconclusive(report, missing)
  const excused = excusedIn(report)
  if (excused > 0) return `no unexpected failures: ${counted(excused, 'check')} expected to fail`
  const { here, whole } = report.plan
  return here === whole ? 'conforms' : `conforms in this selection: ${here} of ${counted(whole, 'check')}`
}

function failureOf(report: Report): string {
  const open = report.findings.filter(({ excused }) => excused === null).length
  const errors = expectationErrorsOf(report).length
  if (open === 0 && errors > 0) return `the list of expected failures has ${counted(errors, 'error')}`
  return `does not conform: ${counted(open, 'finding')}`
}

/** Most missing shards that are named. */
const mostShards = 8

/** How many checks are in no report, and of which shards; empty if all are there. */
export function missingText(report: Pick<Report, 'plan' | 'selection'>): string {
  const missing = missingIn(report)
  const { missingShards: shards = [] } = report.plan
  if (missing === 0) return ''
  const named = shards.slice(0, mostShards)
  const others = shards.length > named.length ? ` and ${shards.length - named.length} more` : ''
  const text = `${counted(missing, 'check')} in no report`
  return shards.length === 0 ? text : `${text} (missing: shard ${named.join(', ')}${others})`
}

function inconclusive(report: Report, missing: string): string {
  const open = plannedIn(report.checks).filter(({ excused }) => excused === null)
  const of = (verdict: Verdict) => open.filter((check) => check.verdict === verdict).length
  const reasons = [
    [of('blocked'), 'blocked'],
    [of('harness-error'), 'in error'],
  ] as const
  const stated = reasons.filter(([count]) => count > 0).map(([count, what]) => `${count} ${what}`)
  if (missing !== '') stated.push(missing)
  if (stated.length > 0) return `inconclusive: ${stated.join(', ')}`
  const isMade = report.checks.every((check) => !isSetUp(check) || check.verdict === 'pass')
  return `inconclusive: ${isMade ? 'no check has a verdict' : 'not all accounts could be created'}`
}

/** Checks that have no verdict for the same cause. */
export interface UnclearChecks {
  readonly checks: readonly ReportedCheck[]
  /** Id of the finding that blocks them; null if there is none. */
  readonly finding: string | null
  /** One sentence for all of them. */
  readonly text: string
}

/** What prevented verdicts of checks, the most frequent cause first; empty if all have one. */
export function unclearChecks(report: Report): readonly UnclearChecks[] {
  const causes = unclearAmong(plannedIn(report.checks), report)
  return causes.length > 0 ? causes : unclearAmong(report.checks, report)
}

function unclearAmong(checks: readonly ReportedCheck[], { findings }: Report): readonly UnclearChecks[] {
  const idOf = new Map(findings.map(({ key, id }) => [key, id]))
  const blocked = checks.filter(({ verdict, excused }) => verdict === 'blocked' && excused === null)
  const inError = checks.filter(({ verdict, excused }) => verdict === 'harness-error' && excused === null)
  const causes = Map.groupBy(blocked, ({ cause, reason }) =>
    JSON.stringify([cause?.finding ?? null, cause?.text ?? reason]),
  )
  const errors = Map.groupBy(inError, ({ reason }) => reason?.split('\n')[0] ?? '')
  return [
    ...[...causes.values()].map((own) => {
      const finding = idOf.get(own[0]?.cause?.finding ?? '') ?? null
      return { checks: own, finding, text: blockedText(own, finding) }
    }),
    ...[...errors].map(([error, own]) => ({
      checks: own,
      finding: null,
      text: `${own.length} error of the suite itself: ${error}`,
    })),
  ].toSorted((a, b) => b.checks.length - a.checks.length)
}

/** Without a finding, the reason of the first check shows the response. */
function blockedText(checks: readonly ReportedCheck[], finding: string | null): string {
  const [first] = checks
  const reason = first?.reason ?? ''
  const cause = first?.cause?.text ?? reason
  const details = finding === null && cause !== reason ? `. ${reason}` : ''
  const by = finding === null ? '' : ` by ${finding}`
  return `${counted(checks.length, 'check')} ${checks.length === 1 ? 'is' : 'are'} blocked${by}: ${cause}${details}`
}

/** How a target creates what the API cannot. */
const provisioningRemedy =
  ' (remedy: the provisioning interface, see docs/provisioning.md of forge-contract; its server has it with --provisioning)'

/** What was selected and has no verdict although nothing failed, in words; empty if all has a verdict. */
export function rulesWithoutVerdict({ rules }: Report): readonly string[] {
  return (['unsupported', 'not-provisionable'] as const).flatMap((verdict) => {
    const own = rules.filter((rule) => rule.verdict === verdict)
    const proofs = [...new Set(own.map(({ reason }) => reason ?? ''))]
    const what = verdict.replace('-', ' ')
    if (own.length === 0) return []
    const remedy = proofs.some((proof) => proof.includes('/provisioning')) ? provisioningRemedy : ''
    return [`not checked: ${counted(own.length, 'rule')} ${what}${remedy}: ${proofs.join(' ')}`]
  })
}
