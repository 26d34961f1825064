/** The report as one page that needs nothing but itself: searchable, filtered by verdict, area and rule, by keyboard. */
import { areasSection } from './html-areas.ts'
import { behaviour } from './html-behaviour.ts'
import { style } from './html-style.ts'
import { comparisonSection, expectationsSection } from './html-changes.ts'
import { findingsSection } from './html-findings.ts'
import { checkLine, duration, escapeHtml, operationLink, sentence } from './html-text.ts'
import { counted } from './text.ts'
import { matrixBehaviour, matrixSection, matrixStyle } from './matrix-html.ts'
import type { Report, ReportedCheck, ReportedRule } from './model.ts'
import { expectationErrorsOf, conclusionOf, rulesWithoutVerdict } from './conclusion.ts'
import { severity } from '../runner/verdict.ts'

export function htmlReport(report: Report): string {
  const checks = new Map(report.checks.map((check) => [check.id, check]))
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Conformance of ${escapeHtml(report.target)}</title>
<link rel="icon" href="data:,">
<style>${style}${matrixStyle}</style>
</head>
<body>
<header>
<h1>Conformance</h1>
<p><code>${escapeHtml(report.target)}</code></p>
<p class="conclusion exit${report.exitCode}">${escapeHtml(capital(conclusionOf(report)))}</p>
${figures(report)}
${notes(report)}
</header>
<main>
${areasSection(report)}
${filterForm(report)}
${findingsSection(report)}
${comparisonSection(report.comparison)}
${expectationsSection(report.expectations)}
<section aria-labelledby="rules"><h2 id="rules">Rules <small id="shown">${report.rules.length}</small></h2>
<div id="list">
${mostSevereFirst(report.rules)
  .map((rule) => ruleBlock(rule, report, checks))
  .join('\n')}
</div>
</section>
${matrixSection(report.matrix)}
</main>
<script>${behaviour}${matrixBehaviour}</script>
</body>
</html>
`
}

function figures({ counts, run, contract, plan, selection }: Report): string {
  const shown = Object.entries(counts).filter(([, count]) => count > 0)
  const items = shown.map(
    ([verdict, count]) => `<li><span class="verdict ${verdict}">${verdict}</span> ${count}</li>`,
  )
  const { areas, operations, rules, smoke, shard } = selection
  const narrowed = [
    ...areas,
    ...operations,
    ...rules,
    ...(smoke ? ['smoke selection'] : []),
    ...(shard === null ? [] : [`shard ${shard}`]),
  ]
  const selected = narrowed.length === 0 ? '' : `; selection: ${narrowed.join(', ')}`
  return `<ul class="counts" aria-label="Checks by verdict"><li aria-hidden="true">Checks:</li>${items.join('')}</ul>
<p><small>${plan.here} of ${counted(plan.whole, 'check')}${escapeHtml(selected)}; ${counted(run.requests, 'request')} in ${duration(run.milliseconds)}, ${escapeHtml(run.startedAt)}, run ${escapeHtml(run.id)}, seed ${run.seed}, contract ${escapeHtml(contract)}</small></p>`
}

function notes(report: Report): string {
  const left = report.leftovers.map(({ what, why }) => `Left behind: ${what} (${why})`)
  const items = [...expectationErrorsOf(report), ...rulesWithoutVerdict(report), ...report.notes, ...left]
  if (items.length === 0) return ''
  return `<ul aria-label="Notes">${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`
}

function filterForm({ rules }: Report): string {
  const verdicts = [...new Set(rules.map(({ verdict }) => verdict))].sort()
  const areas = [...new Set(rules.map(({ area }) => area))].sort()
  return `<form id="filter" role="search" aria-label="Findings and rules">
<label>Search <input type="search" id="search" placeholder="press / to search" autocomplete="off"></label>
<label>Verdict <select id="verdict"><option value="">all</option>${options(verdicts)}</select></label>
<label>Area <select id="area"><option value="">all</option>${options(areas)}</select></label>
<label>Rule <input id="rule" list="rule-ids" autocomplete="off"></label>
<datalist id="rule-ids">${options(rules.map(({ id }) => id))}</datalist>
<button type="button" id="reset">Show all</button>
</form>`
}

function ruleBlock(rule: ReportedRule, report: Report, checks: ReadonlyMap<string, ReportedCheck>): string {
  const operation = rule.operation === null ? '' : ` · ${operationLink(rule.operation, report)}`
  const rows = rule.checks.flatMap((id) => {
    const check = checks.get(id)
    return check === undefined ? [] : [check]
  })
  const list = rows.length === 0 ? '' : `<ul>${rows.map(checkLine).join('')}</ul>`
  const time = duration(rows.reduce((sum, { milliseconds }) => sum + milliseconds, 0))
  const reason = rule.reason === null || rows.length > 0 ? '' : `<p>${escapeHtml(rule.reason)}</p>`
  return `<details id="rule-${escapeHtml(rule.id)}" class="rule" data-verdict="${rule.verdict}" data-area="${escapeHtml(rule.area)}" data-rule="${escapeHtml(rule.id)}"><summary><span class="verdict ${rule.verdict}">${rule.verdict}</span> <span>${sentence(rule.text)} <small><code>${escapeHtml(rule.id)}</code>${rows.length === 0 ? '' : ` ${time}`}</small></span></summary>
<p><small>${escapeHtml(rule.source)}${operation}</small></p>${reason}${list}</details>`
}

/** Failing and blocked rules before all others. */
function mostSevereFirst(rules: readonly ReportedRule[]): readonly ReportedRule[] {
  return rules.toSorted((a, b) => rankOf(b) - rankOf(a))
}

function rankOf({ verdict }: ReportedRule): number {
  return verdict === 'not-checkable' ? 0 : severity[verdict]
}

function options(values: readonly string[]): string {
  return values.map((value) => `<option>${escapeHtml(value)}</option>`).join('')
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
