/** From what the runner saw to the report: masked, collapsed and counted. */
import { rules, type RuleId } from '../../../generated/rules.ts'
import { contract } from '../engine/contract.ts'
import { textOf, type Exchange } from '../engine/exchange.ts'
import { collapse, type Finding } from '../run/findings.ts'
import type { RuleWithoutCheck, Selection } from '../run/plan.ts'
import type { CheckResult } from '../run/result.ts'
import { exitCodeOf, gravest, verdicts, type RuleVerdict, type Verdict } from '../run/verdict.ts'
import type { RunFacts } from '../world/run-facts.ts'
import {
  areaOfRule,
  type Report,
  type ReportedCheck,
  type ReportedFinding,
  type ReportedRule,
  type ShownExchange,
} from './model.ts'
import { curlScript } from './script.ts'

export interface ReportInput {
  readonly facts: RunFacts
  readonly target: string
  readonly reference: string | null
  readonly seed: number
  readonly startedAt: Date
  readonly milliseconds: number
  readonly requests: number
  readonly selection: Selection
  readonly results: readonly CheckResult[]
  readonly withoutCheck: readonly RuleWithoutCheck[]
  readonly notes: readonly string[]
}

/** Longest body that a report shows, in characters. */
const bodyLimit = 4_000

export function buildReport(input: ReportInput): Report {
  const { results, facts } = input
  const findings = collapse(results).map((finding, index) => reportedFinding(finding, index, input))
  const checks = results.map((result) => reportedCheck(result, findings, facts))
  const ruleRows = [...rulesWithChecks(results), ...rulesWithout(input)]
  return {
    format: 1,
    contract: contract.info.version,
    target: input.target,
    reference: input.reference,
    run: {
      id: facts.id,
      seed: input.seed,
      startedAt: input.startedAt.toISOString(),
      milliseconds: Math.round(input.milliseconds),
      requests: input.requests,
    },
    selection: input.selection,
    exitCode: exitCodeOf(
      results.map(({ verdict }) => verdict),
      findings.length,
    ),
    counts: countsOf(results.map(({ verdict }) => verdict)),
    ruleCounts: ruleCountsOf(ruleRows),
    findings,
    checks,
    rules: ruleRows.sort((a, b) => a.id.localeCompare(b.id)),
    residue: facts.residue.map(({ what, why }) => ({ what, why: facts.secrets.mask(why) })),
    notes: input.notes,
  }
}

/** An exchange as it may be shown. */
function shown(exchange: Exchange, target: string, { secrets }: RunFacts): ShownExchange {
  const { request, outcome } = exchange
  const mask = (text: string) => secrets.mask(text)
  const masked = (headers: Iterable<readonly [string, string]>) =>
    Object.fromEntries([...headers].map(([name, value]) => [name, mask(value)]))
  return {
    actor: exchange.actor,
    operation: exchange.operation,
    milliseconds: Math.round(exchange.milliseconds),
    request: {
      method: request.method,
      url: mask(target + request.target),
      headers: masked(Object.entries(request.headers)),
      body: request.body === null ? null : cut(mask(Buffer.from(request.body).toString('utf8'))),
    },
    response:
      outcome.kind === 'response'
        ? {
            status: outcome.response.status,
            headers: masked(outcome.response.headers),
            body: cut(mask(textOf(exchange))),
          }
        : null,
    fault: outcome.kind === 'fault' ? outcome.fault.text : null,
  }
}

function cut(text: string): string {
  return text.length > bodyLimit ? `${text.slice(0, bodyLimit)} ...` : text
}

function reportedFinding(finding: Finding, index: number, input: ReportInput): ReportedFinding {
  const { facts, target, results } = input
  const mask = (text: string) => facts.secrets.mask(text)
  const failed = new Set(finding.checks)
  const broken = results.filter(({ id, verdict }) => verdict === 'fail' && failed.has(id))
  const expected = mask(finding.expected)
  return {
    id: `F${index + 1}`,
    kind: finding.kind,
    title: titleOf(
      finding,
      broken.flatMap((result) => result.rules),
    ),
    expected,
    actual: mask(finding.actual),
    count: finding.count,
    rules: [...new Set(broken.flatMap((result) => result.rules))],
    operations: finding.operations,
    checks: finding.checks,
    exchanges: finding.shownBy.map((exchange) => shown(exchange, target, facts)),
    script: curlScript(finding.trail, finding.shownBy, expected, {
      baseUrl: target,
      runId: facts.id,
      secrets: facts.secrets,
    }),
  }
}

function titleOf(finding: Finding, broken: readonly RuleId[]): string {
  const [rule] = broken
  if (finding.kind === 'rule' && rule !== undefined) return rules[rule].text
  const { operations } = finding
  const where = operations.length > 3 ? `${operations.length} operations` : operations.join(', ')
  return where === '' ? finding.expected : `${where}: ${finding.expected}`
}

function reportedCheck(
  result: CheckResult,
  findings: readonly ReportedFinding[],
  { secrets }: RunFacts,
): ReportedCheck {
  const { id, title, area, verdict, reason, operations, milliseconds } = result
  return {
    id,
    title,
    area,
    verdict,
    reason: reason === null ? null : secrets.mask(reason),
    rules: result.rules,
    operations,
    findings: findings.filter((finding) => finding.checks.includes(id)).map((finding) => finding.id),
    milliseconds: Math.round(milliseconds),
  }
}

function rulesWithChecks(results: readonly CheckResult[]): ReportedRule[] {
  const byRule = new Map<RuleId, CheckResult[]>()
  for (const result of results) {
    for (const rule of result.rules) byRule.set(rule, [...(byRule.get(rule) ?? []), result])
  }
  return [...byRule].map(([rule, checks]) => {
    const verdict = gravest(checks.map((check) => check.verdict)) ?? 'harness-error'
    const worst = checks.find((check) => check.verdict === verdict)
    return { ...ruleRow(rule), verdict, reason: worst?.reason ?? null, checks: checks.map(({ id }) => id) }
  })
}

/** Under a selection, rules without a check are told only where the whole contract is judged. */
function rulesWithout({ withoutCheck, selection }: ReportInput): ReportedRule[] {
  const narrowed = selection.areas.length + selection.operations.length + selection.rules.length > 0
  if (narrowed) return []
  return withoutCheck.map(({ rule, verdict, reason }) => ({ ...ruleRow(rule), verdict, reason, checks: [] }))
}

function ruleRow(rule: RuleId) {
  const { text, source, operation } = rules[rule]
  return { id: rule, text, source, area: areaOfRule(rule), operation }
}

function countsOf(all: readonly Verdict[]): Record<Verdict, number> {
  const counts: Record<Verdict, number> = {
    pass: 0,
    fail: 0,
    blocked: 0,
    unsupported: 0,
    'not-provisionable': 0,
    informational: 0,
    'harness-error': 0,
  }
  for (const verdict of verdicts) counts[verdict] = all.filter((each) => each === verdict).length
  return counts
}

function ruleCountsOf(rows: readonly ReportedRule[]): Partial<Record<RuleVerdict, number>> {
  const counts: Partial<Record<RuleVerdict, number>> = {}
  for (const { verdict } of rows) counts[verdict] = (counts[verdict] ?? 0) + 1
  return counts
}
