/** The report as one page that needs nothing but itself: searchable, filtered by verdict, area and rule, by keyboard. */
import type { OperationId } from '../../../generated/operations.ts'
import { rules } from '../../../generated/rules.ts'
import { behaviour, style } from './html-assets.ts'
import {
  referenceTo,
  type Report,
  type ReportedCheck,
  type ReportedFinding,
  type ReportedRule,
  type ShownExchange,
} from './model.ts'

export function htmlReport(report: Report): string {
  const verdictNames = [...new Set(report.rules.map(({ verdict }) => verdict))].sort()
  const areas = [...new Set(report.rules.map(({ area }) => area))].sort()
  const checks = new Map(report.checks.map((check) => [check.id, check]))
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Conformance of ${escape(report.target)}</title>
<link rel="icon" href="data:,">
<style>${style}</style>
</head>
<body>
<header>
<h1>Conformance</h1>
<p><code>${escape(report.target)}</code></p>
<p class="conclusion exit${report.exitCode}">${conclusion(report)}</p>
${figures(report)}
</header>
<main>
<section aria-labelledby="findings"><h2 id="findings">Findings <small>${report.findings.length}</small></h2>
${report.findings.map((finding) => findingBlock(finding, report)).join('\n')}
${report.findings.length === 0 ? '<p>None.</p>' : ''}
</section>
<section aria-labelledby="rules"><h2 id="rules">Rules <small id="shown">${report.rules.length}</small></h2>
<form role="search">
<label>Search <input type="search" id="search" placeholder="press / to search" autocomplete="off"></label>
<label>Verdict <select id="verdict"><option value="">all</option>${options(verdictNames)}</select></label>
<label>Area <select id="area"><option value="">all</option>${options(areas)}</select></label>
</form>
<div id="list">
${report.rules.map((rule) => ruleBlock(rule, report, checks)).join('\n')}
</div>
</section>
${leftovers(report)}
</main>
<script>${behaviour}</script>
</body>
</html>
`
}

function figures({ counts, run, contract }: Report): string {
  const shown = Object.entries(counts).filter(([, count]) => count > 0)
  const items = shown.map(
    ([verdict, count]) => `<li><span class="verdict ${verdict}">${verdict}</span> ${count}</li>`,
  )
  return `<ul class="counts">${items.join('')}</ul>
<p>${run.requests} requests in ${(run.milliseconds / 1000).toFixed(1)} s, ${escape(run.startedAt)}, run ${escape(run.id)}, seed ${run.seed}, contract ${escape(contract)}</p>`
}

function conclusion({ exitCode, findings }: Report): string {
  if (exitCode === 0) return 'Conforms'
  if (exitCode === 2) return 'Could not tell'
  return `Does not conform: ${findings.length} finding${findings.length === 1 ? '' : 's'}`
}

function findingBlock(finding: ReportedFinding, report: Report): string {
  const times = finding.count > 1 ? ` <small>${finding.count} times</small>` : ''
  const broken = finding.rules.map(
    (rule) =>
      `<li><a href="#rule-${escape(rule)}">${escape(rule)}</a>: ${escape(rules[rule].text)} <small>${escape(rules[rule].source)}</small></li>`,
  )
  const links = finding.operations.map((operation) => operationLink(operation, report))
  return `<details id="${finding.id}" class="finding"><summary><b>${finding.id}</b> ${escape(finding.title)}${times}</summary>
<dl><dt>Expected</dt><dd>${escape(finding.expected)}</dd><dt>Actual</dt><dd>${escape(finding.actual)}</dd></dl>
${broken.length > 0 ? `<ul>${broken.join('')}</ul>` : ''}
<p>Operations: ${links.join(', ')}</p>
${finding.exchanges.map(exchangeBlock).join('\n')}
<p>Repeat it:</p>
<pre tabindex="0">${escape(finding.script)}</pre></details>`
}

function exchangeBlock({ actor, request, response, fault }: ShownExchange): string {
  const sent = [`${request.method} ${request.url}`, ...headerLines(request.headers), '', request.body ?? '']
  const received =
    response === null
      ? [`no answer: ${fault ?? ''}`]
      : [String(response.status), ...headerLines(response.headers), '', response.body]
  return `<div class="exchange"><div><h3>Request by ${escape(actor)}</h3><pre tabindex="0">${escape(sent.join('\n').trimEnd())}</pre></div>
<div><h3>Response</h3><pre tabindex="0">${escape(received.join('\n').trimEnd())}</pre></div></div>`
}

function ruleBlock(rule: ReportedRule, report: Report, checks: ReadonlyMap<string, ReportedCheck>): string {
  const operation = rule.operation === null ? '' : ` · ${operationLink(rule.operation, report)}`
  const rows = rule.checks.flatMap((id) => {
    const check = checks.get(id)
    return check === undefined ? [] : [checkRow(check)]
  })
  const list = rows.length === 0 ? '' : `<ul>${rows.join('')}</ul>`
  const reason = rule.reason === null || rows.length > 0 ? '' : `<p>${escape(rule.reason)}</p>`
  return `<details id="rule-${escape(rule.id)}" class="rule" data-verdict="${rule.verdict}" data-area="${escape(rule.area)}"><summary><span class="verdict ${rule.verdict}">${rule.verdict}</span> <code>${escape(rule.id)}</code> ${escape(rule.text)}</summary>
<p><small>${escape(rule.source)}${operation}</small></p>${reason}${list}</details>`
}

function checkRow(check: ReportedCheck): string {
  const links = check.findings.map((id) => `<a href="#${id}">${id}</a>`).join(' ')
  const reason = check.reason === null ? '' : `<br><small>${escape(check.reason)}</small>`
  return `<li><span class="verdict ${check.verdict}">${check.verdict}</span> <code>${escape(check.id)}</code> ${links}${reason}</li>`
}

/** Leads to the reference where its address is known. */
function operationLink(operation: OperationId, { reference }: Report): string {
  if (reference === null) return `<code>${operation}</code>`
  return `<a href="${escape(referenceTo(operation, reference))}">${operation}</a>`
}

function leftovers({ residue, notes }: Report): string {
  const items = [...notes, ...residue.map(({ what, why }) => `Left behind: ${what} (${why})`)]
  if (items.length === 0) return ''
  return `<section><h2>Notes</h2><ul>${items.map((item) => `<li>${escape(item)}</li>`).join('')}</ul></section>`
}

function headerLines(headers: Readonly<Record<string, string>>): string[] {
  return Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
}

function options(values: readonly string[]): string {
  return values.map((value) => `<option>${escape(value)}</option>`).join('')
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
