/** Compares a report with the list of expected failures, and writes such a list. */
import { matchesViolations, names, type Expected } from '../runner/expected.ts'
import { formerIdsOf } from '../runner/renamed-checks.ts'
import { chooseChecks } from '../runner/selection.ts'
import {
  keysOf,
  type FormerKey,
  type Report,
  type ReportedCheck,
  type ReportedExpectation,
  type ReportedFinding,
} from './model.ts'
import { withExitCode } from './conclusion.ts'

/**
 * The same report, with what is expected not to pass excused. A list that is no longer true is a complaint: an entry that
 * names no check, and one of which nothing fails any more.
 */
export function expecting(report: Report, file: string, list: readonly Expected[]): Report {
  const checks = report.checks.map((check) => ({
    ...check,
    excused: isOpen(check) ? reasonFor(namesOf(check), list) : null,
  }))
  const excused = new Set(checks.filter((check) => check.excused !== null).map(({ id }) => id))
  const findings = report.findings.map((finding) => ({
    ...finding,
    excused: excuseOf(finding, report, excused, list),
  }))
  const all = chooseChecks({ areas: [], operations: [], rules: [] }).checks.map(namesOf)
  const entries = list.map((entry) => ({ ...entry, state: stateOf(entry, report, all) }))
  return withExitCode({ ...report, checks, findings, expectations: { file, entries } })
}

/** Failed or blocked. */
function isOpen({ verdict }: ReportedCheck): boolean {
  return verdict === 'fail' || verdict === 'blocked'
}

function namesOf({ id, rules }: Pick<ReportedCheck, 'id' | 'rules'>): readonly string[] {
  return [id, ...rules, ...formerIdsOf(id)]
}

function reasonFor(ids: readonly string[], list: readonly Expected[]): string | null {
  return list.find(({ pattern }) => names(pattern, ids))?.reason ?? null
}

/** A former key is that of one status: the list contains all of them, each in any version, or the finding is unexpected. */
function reasonForAll(keys: readonly FormerKey[], list: readonly Expected[]): string | null {
  const reasons = keys.map((key) => reasonFor([key].flat(), list))
  return reasons.includes(null) ? null : (reasons[0] ?? null)
}

/** A finding is expected by its own key, or when each check that fails of it is. */
function excuseOf(
  finding: ReportedFinding,
  report: Report,
  excused: ReadonlySet<string>,
  list: readonly Expected[],
): string | null {
  const byKey = reasonFor([finding.key], list) ?? reasonForAll(finding.formerKeys ?? [], list)
  if (byKey !== null) return byKey
  const failing = report.checks.filter((check) => isOpen(check) && finding.checks.includes(check.id))
  if (finding.kind === 'contract' || failing.some(({ id }) => !excused.has(id))) return null
  const [first] = failing
  return first === undefined ? null : reasonFor(namesOf(first), list)
}

/** `all` are the names of each check of the suite: its rules, its id and its former ids. */
function stateOf(
  { pattern }: Expected,
  { checks, findings, plan }: Report,
  all: readonly (readonly string[])[],
): ReportedExpectation['state'] {
  const named = checks.filter((check) => names(pattern, namesOf(check)))
  if (named.some(isOpen) || findings.some((finding) => names(pattern, keysOf(finding)))) return 'fails'
  if (matchesViolations(pattern)) {
    const hasAll = plan.here === plan.whole
    return hasAll ? 'passes' : 'not-checked'
  }
  if (!all.some((ids) => names(pattern, ids))) return 'stale'
  return named.length > 0 && named.every(({ verdict }) => verdict === 'pass') ? 'passes' : 'not-checked'
}

/** Longest generated reason, in characters. */
const reasonLength = 100

/** A list of everything that does not pass now. Former reasons remain. */
export function expectedList(report: Report): string {
  const { checks, findings } = report
  const ofFindings = findings
    .filter((finding) => finding.kind === 'contract' && !isKeptIn(report, keysOf(finding), finding.excused))
    .flatMap((finding) => keysToList(finding, report).map((key) => entry(key, finding.title)))
  const ofChecks = checks
    .filter((check) => isOpen(check) && !isKeptIn(report, namesOf(check), check.excused))
    .map(({ id, reason }) => entry(id, reason ?? ''))
  const kept = (report.expectations?.entries ?? [])
    .filter(({ state }) => state === 'fails' || state === 'not-checked')
    .map(({ pattern, reason }) => `${pattern}  # ${reason}`)
  return [
    '# Expected failures of `forge-contract conformance`: id of a check, a rule or a finding, and the reason.',
    ...[...new Set([...kept, ...ofFindings, ...ofChecks])].sort(),
    '',
  ].join('\n')
}

/** Missing properties are listed one by one: the key of the schema would excuse others that are missing later. */
function keysToList({ key, missing, formerKeys = [] }: ReportedFinding, report: Report): readonly string[] {
  if (missing === undefined) return [key]
  const entries = report.expectations?.entries ?? []
  return formerKeys
    .map((former) => [former].flat())
    .filter((keys) => !entries.some(({ pattern }) => names(pattern, keys)))
    .flatMap(([first = key]) => [first])
}

function isKeptIn({ expectations }: Report, ids: readonly string[], excused: string | null): boolean {
  return excused !== null && (expectations?.entries ?? []).some(({ pattern }) => names(pattern, ids))
}

function entry(id: string, text: string): string {
  const reason = text.replaceAll(/\s+/g, ' ').trim()
  const short = reason.length > reasonLength ? `${reason.slice(0, reasonLength - 4)} ...` : reason
  return `${id}  # ${short === '' ? 'it does not pass' : short}`
}
