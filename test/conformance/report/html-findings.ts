/** The findings in the HTML report, each with all that it takes to mend it. */
import { rules } from '../../../generated/rules.ts'
import { operations } from '../../../generated/operations.ts'
import { areaOfRule, type Report, type ReportedFinding, type ShownExchange } from './model.ts'
import { escapeHtml, operationLink, sentence } from './html-text.ts'

export function findingsSection(report: Report): string {
  const { findings } = report
  return `<section aria-labelledby="findings"><h2 id="findings">Findings <small id="shown-findings">${findings.length}</small></h2>
${findings.map((finding) => findingBlock(finding, report)).join('\n')}
${findings.length === 0 ? '<p>None.</p>' : ''}
</section>`
}

function findingBlock(finding: ReportedFinding, report: Report): string {
  const { id, title, count, excused, expected, actual } = finding
  const marks = [...(count > 1 ? [`${count} times`] : []), ...(excused === null ? [] : ['expected'])]
  const areas = new Set([
    ...finding.rules.map(areaOfRule),
    ...finding.operations.map((operation) => operations[operation].area),
  ])
  const broken = finding.rules.map(
    (rule) =>
      `<li><a href="#rule-${escapeHtml(rule)}">${escapeHtml(rule)}</a>: ${sentence(rules[rule].text)} <small>${escapeHtml(rules[rule].source)}</small></li>`,
  )
  const links = finding.operations.map((operation) => operationLink(operation, report))
  return `<details id="${id}" class="finding" data-verdict="fail" data-area="${[...areas].join(' ')}" data-rule="${finding.rules.join(' ')}"><summary><b>${id}</b> <span>${sentence(title)} <small>${marks.join(', ')}</small></span></summary>
<div class="beside"><div class="told pass"><h3>Expected</h3><p>${sentence(expected)}</p></div><div class="told fail"><h3>Actual</h3><p>${sentence(actual)}</p></div></div>
${broken.length > 0 ? `<ul>${broken.join('')}</ul>` : ''}
${links.length > 0 ? `<p>Reference: ${links.join(', ')}</p>` : ''}
${excused === null ? '' : `<p>Expected to fail: ${escapeHtml(excused)}</p>`}
${finding.exchanges.map(exchangeBlock).join('\n')}
<h3>Repeat it</h3>
<pre tabindex="0">${escapeHtml(finding.script)}</pre>
<p><small>Seen in ${finding.checks.length} check${finding.checks.length === 1 ? '' : 's'}; known as <code>${escapeHtml(finding.key)}</code></small></p></details>`
}

function exchangeBlock({ actor, request, response, fault }: ShownExchange): string {
  const sent = [`${request.method} ${request.url}`, ...headerLines(request.headers), '', request.body ?? '']
  const received =
    response === null
      ? [`no response: ${fault ?? ''}`]
      : [String(response.status), ...headerLines(response.headers), '', response.body]
  return `<div class="beside"><div><h3>Request by ${escapeHtml(actor)}</h3><pre tabindex="0">${escapeHtml(sent.join('\n').trimEnd())}</pre></div>
<div><h3>Response</h3><pre tabindex="0">${escapeHtml(received.join('\n').trimEnd())}</pre></div></div>`
}

function headerLines(headers: Readonly<Record<string, string>>): string[] {
  return Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
}
