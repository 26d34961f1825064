/** The areas in the HTML report: one row each, with the numbers of its rules and the time of its checks. */
import { areaRowsOf } from './counts.ts'
import { duration, escapeHtml } from './html-text.ts'
import { plannedIn, type Report } from './model.ts'

/** Areas with failing or blocked rules are first, then those with findings. A row leads to the rules of its area. */
export function areasSection(report: Report): string {
  const planned = plannedIn(report.checks)
  const hasFindings = report.findings.length > 0
  const rows = areaRowsOf(report)
    .map(({ area, cells, findings }) => ({
      area,
      cells: [...cells, ...(hasFindings ? [findings] : [])],
      milliseconds: sum(planned.filter((check) => check.area === area).map((check) => check.milliseconds)),
    }))
    .toSorted((a, b) => [1, 2, 4].map((at) => (b.cells[at] ?? 0) - (a.cells[at] ?? 0)).find(Boolean) ?? 0)
  const columns = ['pass', 'fail', 'blocked', 'other', ...(hasFindings ? ['findings'] : [])]
  const head = ['Area', ...columns, 'time'].map((text) => `<th scope="col">${text}</th>`)
  const body = rows.map(
    ({ area, cells, milliseconds }) =>
      `<tr><th scope="row"><a href="?area=${escapeHtml(area)}" data-show="${escapeHtml(area)}">${escapeHtml(area)}</a></th>${cells.map(cell).join('')}<td>${milliseconds === 0 ? '' : duration(milliseconds)}</td></tr>`,
  )
  const legend = hasFindings
    ? 'Rules by verdict, and findings by the area of their operations.'
    : 'Rules by verdict.'
  return `<section aria-labelledby="areas"><h2 id="areas">Areas <small>${rows.length}</small></h2>
<div class="wide" tabindex="0"><table class="areas" aria-label="Rules by area"><thead><tr>${head.join('')}</tr></thead><tbody>${body.join('\n')}</tbody></table></div>
<p><small>${legend} The time is the sum of all checks, which run concurrently.</small></p></section>`
}

const classes = ['pass', 'fail', 'blocked', '', 'fail']

function cell(count: number, index: number): string {
  return `<td class="${count === 0 ? '' : classes[index]}">${count}</td>`
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
