/** JSON reports of earlier runs, read again: to compare with, to convert to another format, or to join the shards of one run. */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { byImportance } from '../runner/findings.ts'
import { lacksOthers } from '../runner/missing-properties.ts'
import { UsageError } from '../runner/usage-error.ts'
import { countsOf, ruleCountsOf, ruleStatus } from './counts.ts'
import {
  plannedIn,
  type FormerKey,
  type Report,
  type ReportedCheck,
  type ReportedFinding,
  type ReportedRule,
} from './model.ts'
import { joinedMatrix } from './matrix.ts'
import { withExitCode } from './conclusion.ts'
import { statusesText } from './text.ts'

/** Reads the report in a file that `option` names. Throws `UsageError`. */
export function readReport(file: string, option: string): Report {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    throw new UsageError(`--${option} ${file} cannot be read; give a report written with --report json=FILE.`)
  }
  try {
    const value: unknown = JSON.parse(text)
    if (isReport(value)) return value
  } catch {
    // Reported below: what is no JSON is no report.
  }
  throw new UsageError(
    `--${option} ${file} is not a report of this version; write one with --report json=FILE.`,
  )
}

/** The reports of files separated by commas; a folder means the JSON files in it. Throws `UsageError`. */
export function readReports(paths: string, option: string): readonly Report[] {
  const files = paths
    .split(',')
    .filter((path) => path !== '')
    .flatMap((path) => {
      if (statSync(path, { throwIfNoEntry: false })?.isDirectory() !== true) return [path]
      const names = readdirSync(path).filter((name) => name.endsWith('.json'))
      return names.sort().map((name) => join(path, name))
    })
  return files.map((file) => readReport(file, option))
}

/** Recognizes a report by its format number. Reports that were edited by hand are not validated further. */
function isReport(value: unknown): value is Report {
  return (
    typeof value === 'object' &&
    value !== null &&
    'format' in value &&
    value.format === 1 &&
    ['checks', 'findings', 'rules', 'plan', 'selection', 'run'].every((member) => member in value)
  )
}

/** One report of the shards of one run, also of a single one. Throws `UsageError` for reports that do not belong together. */
export function joined(reports: readonly Report[]): Report {
  const [first, ...others] = reports
  if (first === undefined)
    throw new UsageError('--from names no file; give a JSON report, several, or a folder of them.')
  const missingShards = missingShardsOf(reports)
  if (others.length === 0) {
    const isShard = first.selection.shard !== null
    return isShard ? withExitCode({ ...first, plan: { ...first.plan, missingShards } }) : first
  }
  for (const other of others) mustBelongTogether(first, other)
  const plain = reports.map(withoutExpectations)
  const findings = joinedFindings(plain)
  const checks = joinedChecks(plain, findings)
  const rules = joinedRules(plain, checks)
  return withExitCode({
    ...first,
    target: [...new Set(plain.map(({ target }) => target))].join(', '),
    run: joinedRun(plain),
    selection: { ...first.selection, shard: null },
    plan: { ...first.plan, here: plannedIn(checks).length, missingShards },
    counts: countsOf(plannedIn(checks)),
    ruleCounts: ruleCountsOf(rules),
    findings,
    checks,
    rules,
    matrix: joinedMatrix(plain.map(({ matrix }) => matrix)),
    leftovers: plain.flatMap(({ leftovers }) => leftovers),
    notes: [...new Set(plain.flatMap(({ notes }) => notes))],
    expectations: null,
    comparison: null,
  })
}

function mustBelongTogether(first: Report, other: Report): void {
  if (selectionOf(first) === selectionOf(other)) return
  throw new UsageError(
    '--from: the reports are not of one run; give the shards of a run with the same options.',
  )
}

/** The selection of a run, apart from the shard. */
function selectionOf({ contract, plan, selection }: Report): string {
  return JSON.stringify([contract, plan.whole, plan.selected, { ...selection, shard: null }])
}

/** The shards that no report contains; none if the reports are of different numbers of shards. */
function missingShardsOf(reports: readonly Report[]): readonly string[] {
  const [first = [], ...others] = reports.map(otherShards)
  return first.filter((shard) => others.every((missing) => missing.includes(shard)))
}

/** The shards that a report does not contain. */
function otherShards({ plan, selection }: Report): readonly string[] {
  if (plan.missingShards !== undefined) return plan.missingShards
  const [, own, count] = /^(\d+)\/(\d+)$/.exec(selection.shard ?? '') ?? []
  return Array.from({ length: Number(count ?? 0) }, (_, index) => index + 1)
    .filter((index) => index !== Number(own))
    .map((index) => `${index}/${count}`)
}

function withoutExpectations(report: Report): Report {
  return {
    ...report,
    findings: report.findings.map((finding) => ({ ...finding, excused: null })),
    checks: report.checks.map((check) => ({ ...check, excused: null })),
  }
}

/** Shards run in parallel: together they last as long as the longest. */
function joinedRun(reports: readonly Report[]): Report['run'] {
  const runs = reports.map(({ run }) => run)
  return {
    id: [...new Set(runs.map(({ id }) => id))].join('+'),
    seed: runs[0]?.seed ?? 0,
    startedAt: runs.map(({ startedAt }) => startedAt).sort()[0] ?? '',
    milliseconds: Math.max(...runs.map(({ milliseconds }) => milliseconds)),
    requests: runs.reduce((sum, { requests }) => sum + requests, 0),
  }
}

function joinedFindings(reports: readonly Report[]): readonly ReportedFinding[] {
  const byKey = new Map<string, ReportedFinding>()
  for (const finding of reports.flatMap((report) => report.findings)) {
    const known = byKey.get(finding.key)
    byKey.set(finding.key, known === undefined ? finding : bothOf(known, finding))
  }
  return [...byKey.values()].sort(byImportance).map((finding, index) => ({ ...finding, id: `F${index + 1}` }))
}

function bothOf(one: ReportedFinding, other: ReportedFinding): ReportedFinding {
  const isLarger = (other.missing?.length ?? 0) > (one.missing?.length ?? 0)
  const [a, b] = isLarger ? [other, one] : [one, other]
  const missing = union(a.missing ?? [], b.missing ?? [])
  const others = missing.filter((name) => a.missing?.includes(name) === false)
  const statuses = union(a.statuses ?? [], b.statuses ?? []).toSorted((one, other) => one - other)
  const formerKeys = joinedKeys([...(a.formerKeys ?? []), ...(b.formerKeys ?? [])])
  return {
    ...a,
    title: a.title.replace(statusesText(a.statuses ?? []), statusesText(statuses)),
    actual: others.length === 0 ? a.actual : `${a.actual} ${lacksOthers(others)}`,
    ...(missing.length === 0 ? {} : { missing }),
    ...(statuses.length === 0 ? {} : { statuses }),
    ...(formerKeys.length === 0 ? {} : { formerKeys }),
    count: a.count + b.count,
    rules: union(a.rules, b.rules),
    operations: union(a.operations, b.operations),
    checks: union(a.checks, b.checks),
  }
}

function joinedKeys(keys: readonly FormerKey[]): readonly FormerKey[] {
  const distinct = new Map(keys.map((key) => [String(key), key]))
  return [...distinct].toSorted(([one], [other]) => one.localeCompare(other)).map(([, key]) => key)
}

function union<Item>(a: readonly Item[], b: readonly Item[]): readonly Item[] {
  return [...new Set([...a, ...b])]
}

/** Each check once. A check that ran more than once, as the setup of shared fixtures does, has its worst verdict. */
function joinedChecks(
  reports: readonly Report[],
  findings: readonly ReportedFinding[],
): readonly ReportedCheck[] {
  const byId = new Map<string, ReportedCheck[]>()
  for (const check of reports.flatMap((report) => report.checks)) {
    byId.set(check.id, [...(byId.get(check.id) ?? []), check])
  }
  return [...byId.values()].flatMap((same) => {
    const { verdict } = ruleStatus(same)
    const [worst] = same.filter((check) => check.verdict === verdict)
    if (worst === undefined) return []
    const own = findings.filter((finding) => finding.checks.includes(worst.id)).map(({ id }) => id)
    return [{ ...worst, findings: own }]
  })
}

function joinedRules(reports: readonly Report[], checks: readonly ReportedCheck[]): readonly ReportedRule[] {
  const byId = new Map(reports.flatMap((report) => report.rules).map((rule) => [rule.id, rule]))
  const ofRule = new Map<string, ReportedCheck[]>()
  for (const check of checks) {
    for (const rule of check.rules) ofRule.set(rule, [...(ofRule.get(rule) ?? []), check])
  }
  return [...byId.values()]
    .map((rule) => {
      const own = ofRule.get(rule.id)
      return own === undefined ? rule : { ...rule, ...ruleStatus(own), checks: own.map(({ id }) => id) }
    })
    .sort((a, b) => a.id.localeCompare(b.id))
}
