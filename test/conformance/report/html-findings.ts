/** The findings in the HTML report, each with all that is needed to fix it, and the checks that it blocks. */
import { rules } from '../../../generated/rules.ts'
import { operations } from '../../../generated/operations.ts'
import { unclearChecks } from './conclusion.ts'
import { areaOfRule, isCausedBy, type Report, type ReportedCheck, type ReportedFinding } from './model.ts'
import { copied, exchangeBlock } from './html-exchange.ts'
import { checkLine, escapeHtml, operationLink, sentence } from './html-text.ts'

/** Unexpected findings are first. */
export function findingsSection(report: Report): string {
  const findings = report.findings.toSorted((a, b) => Number(a.excused !== null) - Number(b.excused !== null))
  return `<section aria-labelledby="findings"><h2 id="findings">Findings <small id="shown-findings">${findings.length}</small></h2>
${findings.map((finding) => findingBlock(finding, report)).join('\n')}
${findings.length === 0 ? '<p>None.</p>' : ''}
${checksWithoutVerdict(report)}
</section>`
}

function findingBlock(finding: ReportedFinding, report: Report): string {
  const { id, title, key, count, excused, expected, actual, concerns, missing: allMissing = [] } = finding
  const marks = [...(count > 1 ? [`${count} times`] : []), ...(excused === null ? [] : ['expected'])]
  const areas = new Set([
    ...finding.rules.map(areaOfRule),
    ...finding.operations.map((operation) => operations[operation].area),
  ])
  const violated = finding.rules.map(
    (rule) =>
      `<li><a href="#rule-${escapeHtml(rule)}">${escapeHtml(rule)}</a>: ${sentence(rules[rule].text)} <small>${escapeHtml(rules[rule].source)}</small></li>`,
  )
  const links = finding.operations.map((operation) => operationLink(operation, report))
  return `<details id="${id}" class="finding" data-verdict="fail" data-area="${[...areas].join(' ')}" data-rule="${finding.rules.join(' ')}"><summary><b>${id}</b> <span>${sentence(title)} <small>${marks.join(', ')}</small></span></summary>
<div class="columns"><div class="statement pass"><h3>Expected</h3><p>${sentence(expected)}</p></div><div class="statement fail"><h3>Actual</h3><p>${sentence(actual)}</p></div></div>
${concerns === null ? '' : `<p>Concerns: ${concerns.kind} <code>${escapeHtml(concerns.name)}</code></p>`}
${allMissing.length > 1 ? `<p>Missing: ${allMissing.map((name) => `<code>${escapeHtml(name)}</code>`).join(', ')}</p>` : ''}
${violated.length > 0 ? folded(`Rules`, violated, violated.length <= 3) : ''}
${links.length > 0 ? `<p>Operations: ${links.join(', ')}</p>` : ''}
${excused === null ? '' : `<p>Expected to fail: ${escapeHtml(excused)}</p>`}
${finding.exchanges.map((exchange) => exchangeBlock(exchange, concerns)).join('\n')}
${copied('Script', escapeHtml(finding.script))}
${checksBelow(finding, report)}
<p><small>Known as <code>${escapeHtml(key)}</code></small></p></details>`
}

/** The checks that failed because of a finding, and those that it blocks. */
function checksBelow({ key, checks }: ReportedFinding, report: Report): string {
  const own = report.checks.filter(({ id }) => checks.includes(id))
  const isAffected = (check: ReportedCheck) =>
    (check.verdict === 'fail' || check.verdict === 'blocked') && isCausedBy(key, check)
  const of = (verdict: ReportedCheck['verdict']) =>
    own.filter((check) => check.verdict === verdict && isAffected(check)).map(checkLine)
  const others = own.filter((check) => !isAffected(check)).map(checkLine)
  return [
    folded('Checks that fail', of('fail'), of('fail').length <= 3),
    folded('Checks that it blocks', of('blocked'), false),
    folded('Other checks in which it was seen', others, false),
  ].join('')
}

/** Checks without a verdict, grouped by the cause, with a link to the finding that blocks them. */
function checksWithoutVerdict(report: Report): string {
  const groups = unclearChecks(report).map(({ checks, finding, text }) => {
    // A summary is a control itself, and cannot contain a link.
    const link = finding === null ? '' : `<p>Blocked by the finding <a href="#${finding}">${finding}</a></p>`
    return `<details><summary><span>${sentence(text)}</span></summary>${link}<ul>${checks.map(checkLine).join('')}</ul></details>`
  })
  return groups.length === 0 ? '' : `<h3>Checks without a verdict</h3>\n${groups.join('\n')}`
}

/** Items are markup. */
function folded(title: string, items: readonly string[], open: boolean): string {
  if (items.length === 0) return ''
  return `<details${open ? ' open' : ''}><summary><span>${title} <small>${items.length}</small></span></summary><ul>${items.join('')}</ul></details>`
}
