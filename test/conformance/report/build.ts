/** From what the runner saw to the report: masked, collapsed and counted. */
import { createHash } from 'node:crypto'
import { rules, type RuleId } from '../../../generated/rules.ts'
import { contract } from '../protocol/contract.ts'
import { textOf, withoutQuery, type Exchange } from '../protocol/exchange.ts'
import type { Aspect } from '../protocol/signals.ts'
import { breakdownKey } from '../protocol/violation.ts'
import { causesIn, findingsOf, type Finding } from '../runner/findings.ts'
import type { RuleWithoutCheck } from '../runner/plan.ts'
import type { CheckResult } from '../runner/result.ts'
import type { Run } from '../fixtures/run.ts'
import { countsOf, ruleCountsOf, ruleStatus } from './counts.ts'
import {
  areaOfRule,
  plannedIn,
  type FormerKey,
  type Report,
  type ReportedCheck,
  type ReportedFinding,
  type ReportedRule,
  type ShownExchange,
} from './model.ts'
import { matrixOf } from './matrix.ts'
import { curlScript } from './script.ts'
import { withExitCode } from './conclusion.ts'
import { clip, statusesText } from './text.ts'

export interface ReportInput {
  readonly run: Run
  readonly target: string
  readonly reference: string | null
  readonly seed: number
  readonly startedAt: Date
  readonly milliseconds: number
  readonly requests: number
  readonly selection: Report['selection']
  readonly plan: Report['plan']
  readonly results: readonly CheckResult[]
  readonly withoutCheck: readonly RuleWithoutCheck[]
  readonly notes: readonly string[]
}

/** Longest body in a report, in characters. */
const bodyLimit = 4_000
/** Longest expected and longest actual value in a title, in characters. */
const longestInTitle = 120

export function buildReport(input: ReportInput): Report {
  const { results, run } = input
  const found = findingsOf(results)
  const causeIn = causesIn(results)
  const findings = found.map((finding, index) => reportedFinding(finding, index, causeIn, input))
  const keys = new Map(found.map((finding) => [finding.key, keyOf(finding, run)]))
  const checks = results.map((result) => ({
    ...reportedCheck(result, findings, run),
    ...causeOf(result, keys.get(causeIn(result) ?? '') ?? null, run),
  }))
  const ruleRows = [...rulesWithChecks(checks), ...rulesWithout(input)]
  return withExitCode({
    format: 1,
    contract: contract.info.version,
    target: input.target,
    reference: input.reference,
    run: {
      id: run.id,
      seed: input.seed,
      startedAt: input.startedAt.toISOString(),
      milliseconds: Math.round(input.milliseconds),
      requests: input.requests,
    },
    selection: input.selection,
    plan: input.plan,
    exitCode: 2,
    counts: countsOf(plannedIn(checks)),
    ruleCounts: ruleCountsOf(ruleRows),
    findings,
    checks,
    rules: ruleRows.sort((a, b) => a.id.localeCompare(b.id)),
    matrix: matrixOf(results),
    leftovers: run.leftovers.map(({ what, why }) => ({ what, why: run.secrets.mask(why) })),
    notes: input.notes,
    expectations: null,
    comparison: null,
  })
}

/** An exchange for output. */
function shown(exchange: Exchange, target: string, { secrets }: Run): ShownExchange {
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
    fault: outcome.kind === 'fault' ? mask(outcome.fault.text) : null,
  }
}

function cut(text: string): string {
  return text.length > bodyLimit ? `${text.slice(0, bodyLimit)} ...` : text
}

type CauseIn = ReturnType<typeof causesIn>

/** Its rules are those of the checks that failed because of it, not of others in which it was seen. */
function reportedFinding(
  finding: Finding,
  index: number,
  causeIn: CauseIn,
  input: ReportInput,
): ReportedFinding {
  const { run, target, results } = input
  const mask = (text: string) => run.secrets.mask(text)
  const failed = new Set(finding.checks)
  const broken = results.filter(
    (result) => result.verdict === 'fail' && failed.has(result.id) && causeIn(result) === finding.key,
  )
  const [expected, actual] = [mask(finding.expected), mask(finding.actual)]
  const title = finding.title === null ? null : mask(finding.title)
  return {
    id: `F${index + 1}`,
    key: keyOf(finding, run),
    ...(finding.formerKeys.length === 0
      ? {}
      : { formerKeys: finding.formerKeys.map((keys) => formerKeyOf(finding, keys, run)) }),
    kind: finding.kind,
    title: titleOf({ ...finding, title, expected, actual }, violatedRules(finding, broken)),
    concerns: subjectOf(finding.about),
    expected,
    actual,
    ...(finding.missing.length === 0 ? {} : { missing: finding.missing }),
    ...(finding.statuses.length === 0 ? {} : { statuses: finding.statuses }),
    count: finding.count,
    rules: violatedRules(finding, broken),
    operations: finding.operations,
    checks: finding.checks,
    exchanges: finding.evidence.map((exchange) => shown(exchange, target, run)),
    script: curlScript(finding.exchanges, finding.evidence, expected, {
      baseUrl: target,
      runId: run.id,
      secrets: run.secrets,
    }),
    excused: null,
  }
}

/** The rules of the check with the evidence first, then those of the finding's operations, then those of all operations. */
function violatedRules(
  { kind, operations, checks: [shown] }: Finding,
  broken: readonly CheckResult[],
): readonly RuleId[] {
  const isSpecific = (rule: RuleId) => operations.some((operation) => rules[rule].operation === operation)
  const specificFirst = (violated: readonly RuleId[]) => [
    ...violated.filter(isSpecific),
    ...violated.filter((rule) => !isSpecific(rule)),
  ]
  const evidenced = kind === 'rule' ? (broken.find(({ id }) => id === shown)?.rules ?? []) : []
  return [
    ...new Set([...specificFirst(evidenced), ...specificFirst(broken.flatMap((result) => result.rules))]),
  ]
}

/** What identifies a finding in any run, in the characters of an id. */
function keyOf({ key, kind }: Finding, { id, secrets }: Run): string {
  const parts = secrets
    .mask(key)
    .replaceAll(id, 'RUN')
    .split('|')
    .map((part) => shortened(part.replaceAll(/[^\w./-]+/g, '-').replaceAll(/^[-/]+|[-.]+$/g, '')))
  return (kind === 'contract' ? ['contract', ...parts] : parts).join('/')
}

function formerKeyOf(finding: Finding, keys: readonly string[], run: Run): FormerKey {
  const [first = '', ...others] = new Set(keys.map((key) => keyOf({ ...finding, key }, run)))
  return others.length === 0 ? first : [first, ...others]
}

/** A cut sentence; a hash distinguishes it from others that begin with the same words. */
function shortened(part: string): string {
  if (part.length <= 60) return part
  return `${part.slice(0, 40)}-${createHash('sha256').update(part).digest('hex').slice(0, 6)}`
}

/** The part of the response that is wrong, for readers; null if it is the whole response. */
function subjectOf(about: Aspect): ReportedFinding['concerns'] {
  const { kind } = about
  if (kind === 'other' || kind === 'permission') return null
  if (kind === 'header') return { kind, name: about.name }
  if (kind === 'status') return { kind, name: String(about.actual) }
  if (kind === 'order') return { kind, name: about.path === '[]' ? 'all items' : about.path }
  return about.path === '' ? null : { kind: 'property', name: about.path }
}

/** Generated checks about the effect of a success belong to these rules, which state only its status. */
const statusRules: readonly RuleId[] = ['general/success-is-200', 'general/created-is-201']

/** The text of a single violated rule that states what is wrong; else the actual and the expected response. */
function titleOf(finding: Finding, broken: readonly RuleId[]): string {
  const { key, kind, about, expected, actual, title, statuses } = finding
  const [rule, ...others] = new Set(broken)
  const where = whereSeen(finding)
  if (title !== null) return key === breakdownKey ? title : titled(where, title)
  if (about.kind === 'order' && others.length > 0) return titled(where, 'Its items are in another order.')
  const isStated = rule !== undefined && (about.kind === 'status' || !statusRules.includes(rule))
  if (kind === 'contract' || !isStated || others.length > 0) {
    const received = clip(actual, longestInTitle)
    const sentence =
      statuses.length === 0
        ? received.replace(/[^.]$/, '$&.')
        : `${received.replace(/\.$/, '')}${statusesText(statuses)}.`
    return titled(where, `${sentence} Expected: ${clip(expected, longestInTitle)}`)
  }
  // The rule states what is right: alone, it would read like a success.
  const { text, operation } = rules[rule]
  const subject = operation ?? where
  return subject === '' ? `Violated: ${text}` : `${subject} violates: ${text}`
}

/** The operations of a finding; of a request that belongs to none, its method and path. */
function whereSeen({ kind, operations, evidence: [exchange] }: Finding): string {
  if (operations.length > 3) return `${operations.length} operations`
  if (operations.length > 0 || kind === 'rule' || exchange === undefined) return operations.join(', ')
  return `${exchange.request.method} ${withoutQuery(exchange.request.target)}`
}

function titled(where: string, what: string): string {
  return where === '' ? what : `${where}: ${what}`
}

function reportedCheck(
  result: CheckResult,
  findings: readonly ReportedFinding[],
  { secrets }: Run,
): ReportedCheck {
  const { id, title, source, area, verdict, reason, operations, milliseconds } = result
  return {
    id,
    title,
    source,
    area,
    verdict,
    reason: reason === null ? null : secrets.mask(reason),
    rules: result.rules,
    operations,
    findings: findings.filter((finding) => finding.checks.includes(id)).map((finding) => finding.id),
    excused: null,
    milliseconds: Math.round(milliseconds),
  }
}

function causeOf(
  { verdict, cause, reason }: CheckResult,
  finding: string | null,
  { secrets }: Run,
): Pick<ReportedCheck, 'cause'> {
  if (verdict !== 'fail' && verdict !== 'blocked') return {}
  return { cause: { text: secrets.mask(cause ?? reason ?? ''), finding } }
}

function rulesWithChecks(checks: readonly ReportedCheck[]): ReportedRule[] {
  const byRule = new Map<RuleId, ReportedCheck[]>()
  for (const check of checks) {
    for (const rule of check.rules) byRule.set(rule, [...(byRule.get(rule) ?? []), check])
  }
  return [...byRule].map(([rule, own]) => ({
    ...ruleRow(rule),
    ...ruleStatus(own),
    checks: own.map(({ id }) => id),
  }))
}

/** Rules without a check are reported only if the whole contract is selected. */
function rulesWithout({ withoutCheck, selection }: ReportInput): ReportedRule[] {
  const { areas, operations, rules: wanted, smoke } = selection
  if (smoke || areas.length + operations.length + wanted.length > 0) return []
  return withoutCheck.map(({ rule, verdict, reason }) => ({ ...ruleRow(rule), verdict, reason, checks: [] }))
}

function ruleRow(rule: RuleId) {
  const { text, source, operation } = rules[rule]
  return { id: rule, text, source, area: areaOfRule(rule), operation }
}
