/** The report as JUnit XML: one suite an area, one case a check. */
import { plannedIn, type Report, type ReportedCheck, type ReportedFinding } from './model.ts'

export function junitReport(report: Report): string {
  const checks = plannedIn(report.checks)
  const areas = [...new Set(checks.map(({ area }) => area))].sort()
  const suites = areas.map((area) => suite(area, report))
  const departures = departuresIn(report).length
  const { fail, 'harness-error': errors } = report.counts
  const totals = `tests="${checks.length + departures}" failures="${fail + departures}" errors="${errors}"`
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="forge-contract conformance" ${totals} time="${seconds(report.run.milliseconds)}">`,
    ...suites,
    ...contractSuite(report),
    '</testsuites>',
    '',
  ].join('\n')
}

function suite(area: string, report: Report): string {
  const checks = plannedIn(report.checks).filter((check) => check.area === area)
  const of = (verdict: string) => checks.filter((check) => check.verdict === verdict).length
  const skipped = checks.filter(({ verdict }) => isSkipped(verdict)).length
  return [
    `  <testsuite name="${escape(area)}" tests="${checks.length}" failures="${of('fail')}" errors="${of('harness-error')}" skipped="${skipped}">`,
    ...checks.map((check) => testCase(check, report)),
    '  </testsuite>',
  ].join('\n')
}

/** What the judge found belongs to no single check. */
function departuresIn({ findings }: Report): readonly ReportedFinding[] {
  return findings.filter(({ kind }) => kind === 'contract')
}

function contractSuite(report: Report): string[] {
  const own = departuresIn(report)
  if (own.length === 0) return []
  const cases = own.map((finding) =>
    [
      `    <testcase classname="contract" name="${escape(finding.title)}">`,
      `      <failure message="${escape(finding.expected)}">${escape(told(finding))}</failure>`,
      '    </testcase>',
    ].join('\n'),
  )
  return [
    `  <testsuite name="contract" tests="${own.length}" failures="${own.length}" errors="0" skipped="0">`,
    ...cases,
    '  </testsuite>',
  ]
}

function testCase(check: ReportedCheck, { findings }: Report): string {
  const start = `    <testcase classname="${escape(check.area)}" name="${escape(check.id)}" time="${seconds(check.milliseconds)}"`
  if (check.verdict === 'pass') return `${start}/>`
  const text = escape(`${check.verdict}: ${check.reason ?? ''}`)
  const own = findings.filter(({ id }) => check.findings.includes(id))
  const details = escape([check.title, ...own.map(told)].join('\n\n'))
  const body =
    check.verdict === 'fail'
      ? `<failure message="${text}">${details}</failure>`
      : check.verdict === 'harness-error'
        ? `<error message="${text}"/>`
        : `<skipped message="${text}"/>`
  return `${start}>\n      ${body}\n    </testcase>`
}

function told({ key, expected, actual, script }: ReportedFinding): string {
  return `expected: ${expected}\nactual: ${actual}\nknown as: ${key}\n\n${script}`
}

function isSkipped(verdict: ReportedCheck['verdict']): boolean {
  return verdict !== 'pass' && verdict !== 'fail' && verdict !== 'harness-error'
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
