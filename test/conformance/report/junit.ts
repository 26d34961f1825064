/** The report as JUnit XML. */
import { openVerdicts, type Verdict } from '../runner/verdict.ts'
import { expectationErrorsOf, missingText } from './conclusion.ts'
import { isSetUp, plannedIn, type Report, type ReportedCheck, type ReportedFinding } from './model.ts'

/**
 * The report as JUnit XML: one suite per area, one case per check. It agrees with the exit status: a failure means 1, an error
 * without a failure means 2. Expected failures are skipped cases.
 */
export function junitReport(report: Report): string {
  const suites = suitesOf(report).filter(({ cases }) => cases.length > 0)
  const all = suites.flatMap(({ cases }) => cases)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="forge-contract conformance" ${counts(all)} time="${seconds(report.run.milliseconds)}">`,
    ...suites.map(suiteElement),
    '</testsuites>',
    '',
  ].join('\n')
}

interface Suite {
  readonly name: string
  readonly cases: readonly Case[]
}

interface CaseName {
  readonly classname: string
  readonly name: string
}

interface Case extends CaseName {
  readonly result: 'pass' | 'skipped' | 'error' | 'failure'
  readonly message: string
  readonly details?: string
  readonly milliseconds?: number
}

function suitesOf(report: Report): readonly Suite[] {
  const checks = plannedIn(report.checks)
  const areas = [...new Set(checks.map(({ area }) => area))].toSorted()
  const owners = scriptOwnersIn(report)
  const contract = report.findings.filter(({ kind }) => kind === 'contract')
  const suites = [
    { name: 'contract', cases: contract.map((finding) => caseOfFinding(finding, report)) },
    ...areas.map((area) => ({
      name: area,
      cases: checks.filter((check) => check.area === area).map((check) => caseOfCheck(check, report, owners)),
    })),
    { name: 'setup', cases: setupCases(report, owners) },
    { name: 'expected failures', cases: expectationErrorsOf(report).map(caseOfExpectationError) },
  ]
  return [...suites, { name: 'run', cases: runCases(report, suites) }]
}

function caseOfCheck(check: ReportedCheck, report: Report, owners: ScriptOwners): Case {
  const { area, id, title, reason, excused, milliseconds } = check
  const own = report.findings.filter((finding) => check.findings.includes(finding.id))
  return {
    ...nameOfCheck(check),
    milliseconds,
    result: resultOfCheck(check),
    message: `${excused === null ? '' : 'expected: '}${messageOf(check, report)}`,
    details: [
      title,
      ...(reason === null ? [] : [reason]),
      ...own.map((finding) => describeFinding(finding, scriptIn(`${area}/${id}`, finding, owners))),
    ].join('\n\n'),
  }
}

function nameOfCheck({ area, id }: ReportedCheck): CaseName {
  return { classname: area, name: id }
}

function resultOfCheck({ excused, verdict }: ReportedCheck): Case['result'] {
  return excused === null ? resultOf(verdict) : 'skipped'
}

/** The reason contains the body of a response, which is in the details. */
function messageOf({ verdict, reason, cause }: ReportedCheck, { findings }: Report): string {
  const finding = findings.find(({ key }) => key === cause?.finding)
  if (verdict === 'fail' && finding !== undefined) return finding.title
  if (verdict === 'blocked' && finding !== undefined) return `blocked by ${finding.id}: ${cause?.text}`
  return `${verdict}: ${cause?.text ?? reason ?? ''}`
}

/** The test case that contains the script of a finding, by the id of the finding; the others refer to it. */
type ScriptOwners = ReadonlyMap<string, CaseName>

function scriptOwnersIn(report: Report): ScriptOwners {
  const owners = new Map<string, CaseName>()
  for (const finding of report.findings) {
    const isCase = finding.kind === 'contract' && finding.excused === null
    const check = report.checks.find(
      (each) => each.findings.includes(finding.id) && ['failure', 'error'].includes(resultOfCheck(each)),
    )
    if (isCase) owners.set(finding.id, nameOfFinding(finding, report))
    else if (check !== undefined) owners.set(finding.id, nameOfCheck(check))
  }
  return owners
}

/** The script, or the name of the test case that contains it. */
function scriptIn(path: string, { id, script }: ReportedFinding, owners: ScriptOwners): string {
  const owner = owners.get(id)
  if (owner === undefined || `${owner.classname}/${owner.name}` === path) return script
  return `script: in the test case "${owner.name}" of ${owner.classname}`
}

function resultOf(verdict: Verdict): Case['result'] {
  if (verdict === 'fail') return 'failure'
  if (verdict === 'pass') return 'pass'
  return openVerdicts.includes(verdict) ? 'error' : 'skipped'
}

/** Users and records that the checks need: reported only if they could not be created. */
function setupCases(report: Report, owners: ScriptOwners): readonly Case[] {
  return report.checks
    .filter((check) => isSetUp(check) && check.verdict !== 'pass')
    .map((check) => caseOfCheck(check, report, owners))
}

/** A response that violates the contract belongs to no single check. */
function caseOfFinding(finding: ReportedFinding, report: Report): Case {
  const { title, excused, script } = finding
  return {
    ...nameOfFinding(finding, report),
    result: excused === null ? 'failure' : 'skipped',
    message: `${excused === null ? '' : 'expected: '}${title}`,
    details: describeFinding(finding, script),
  }
}

/** Test cases with the same name are one to CI services. */
function nameOfFinding({ title, key }: ReportedFinding, { findings }: Report): CaseName {
  const isUnique = findings.filter((other) => other.title === title).length === 1
  return { classname: 'contract', name: isUnique ? title : `${title} (${key})` }
}

function caseOfExpectationError(message: string): Case {
  return { classname: 'expected failures', name: message, result: 'failure', message }
}

/** Reasons why the run as a whole has no result, unless a case contains one. */
function runCases(report: Report, suites: readonly Suite[]): readonly Case[] {
  const missing = missingText(report)
  if (missing !== '') return [runProblem(missing)]
  const isExplained = suites.some(({ cases }) => cases.some(({ result }) => result === 'error'))
  return report.exitCode === 2 && !isExplained ? [runProblem('No check passed or failed')] : []
}

function runProblem(name: string): Case {
  return { classname: 'run', name, result: 'error', message: name }
}

function suiteElement({ name, cases }: Suite): string {
  const skipped = cases.filter(({ result }) => result === 'skipped').length
  return [
    `  <testsuite name="${escape(name)}" ${counts(cases)} skipped="${skipped}">`,
    ...cases.map(caseElement),
    '  </testsuite>',
  ].join('\n')
}

function caseElement({ classname, name, result, message, details = '', milliseconds }: Case): string {
  const time = milliseconds === undefined ? '' : ` time="${seconds(milliseconds)}"`
  const start = `    <testcase classname="${escape(classname)}" name="${escape(name)}"${time}`
  if (result === 'pass') return `${start}/>`
  const text = result === 'skipped' ? '' : escape(details)
  return `${start}>\n      <${result} message="${escape(message)}">${text}</${result}>\n    </testcase>`
}

function counts(cases: readonly Case[]): string {
  const of = (result: Case['result']) => cases.filter((each) => each.result === result).length
  return `tests="${cases.length}" failures="${of('failure')}" errors="${of('error')}"`
}

function describeFinding({ id, key, expected, actual }: ReportedFinding, script: string): string {
  return `${id}\nexpected: ${expected}\nactual: ${actual}\nkey: ${key}\n\n${script}`
}

function seconds(milliseconds: number): string {
  return (milliseconds / 1000).toFixed(3)
}

/** Escapes for XML; characters that XML 1.0 does not allow are replaced. */
function escape(text: string): string {
  return (
    text
      // oxlint-disable-next-line no-control-regex
      .replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '\uFFFD')
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('"', '&quot;')
  )
}
