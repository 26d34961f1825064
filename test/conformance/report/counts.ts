/** How many of each verdict. */
import { mostSevere, verdicts, type RuleVerdict, type Verdict } from '../runner/verdict.ts'
import { operations } from '../../../generated/operations.ts'
import type { Report, ReportedFinding, ReportedRule } from './model.ts'

export function countsOf(all: readonly { readonly verdict: Verdict }[]): Record<Verdict, number> {
  const counts: Record<Verdict, number> = {
    pass: 0,
    fail: 0,
    blocked: 0,
    unsupported: 0,
    'not-provisionable': 0,
    informational: 0,
    'harness-error': 0,
  }
  for (const verdict of verdicts) counts[verdict] = all.filter((each) => each.verdict === verdict).length
  return counts
}

export function ruleCountsOf(rows: readonly ReportedRule[]): Partial<Record<RuleVerdict, number>> {
  const counts: Partial<Record<RuleVerdict, number>> = {}
  for (const { verdict } of rows) counts[verdict] = (counts[verdict] ?? 0) + 1
  return counts
}

/** The verdict of a rule: the gravest verdict of its checks, with its reason. */
export function ruleStatus(
  checks: readonly { readonly verdict: Verdict; readonly reason: string | null }[],
): { readonly verdict: Verdict; readonly reason: string | null } {
  const verdict = mostSevere(checks.map((check) => check.verdict)) ?? 'harness-error'
  return { verdict, reason: checks.find((check) => check.verdict === verdict)?.reason ?? null }
}

/** What the rules are that are neither passing, failing nor blocked, in words; empty where there are none. */
export function othersIn(rows: readonly ReportedRule[]): string {
  const counts = Object.entries(ruleCountsOf(rows)).filter(([verdict]) => !decided.has(verdict))
  const words = counts.map(([verdict, count]) => `${count} ${verdict.replace('-', ' ')}`)
  return words.length === 0 ? '' : `other: ${words.join(', ')}`
}

/** Verdicts that have a column of their own. */
const decided = new Set(['pass', 'fail', 'blocked'])

/** Passing, failing, blocked and other rules, for a row of a table. */
export function cellsOf(rows: readonly ReportedRule[]): readonly [number, number, number, number] {
  const count = (verdict: RuleVerdict) => rows.filter((row) => row.verdict === verdict).length
  const [pass, fail, blocked] = [count('pass'), count('fail'), count('blocked')]
  return [pass, fail, blocked, rows.length - pass - fail - blocked]
}

/** A row of the table by area. */
export interface AreaRow {
  readonly area: string
  readonly cells: ReturnType<typeof cellsOf>
  /** Findings about operations of the area. A finding can concern several areas. */
  readonly findings: number
}

/** One row for each area with rules or findings, in alphabetical order. */
export function areaRowsOf({ rules, findings }: Pick<Report, 'rules' | 'findings'>): readonly AreaRow[] {
  const areas = new Set([...rules.map(({ area }) => area), ...findings.flatMap(areasOfFinding)])
  return [...areas].sort().map((area) => ({
    area,
    cells: cellsOf(rules.filter((rule) => rule.area === area)),
    findings: findings.filter((finding) => areasOfFinding(finding).includes(area)).length,
  }))
}

function areasOfFinding(finding: ReportedFinding): readonly string[] {
  const areas = new Set<string>(finding.operations.map((operation) => operations[operation].area))
  return areas.size === 0 ? ['general'] : [...areas]
}
