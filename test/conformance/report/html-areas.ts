/** The areas in the HTML report: one row each, with the numbers of its rules and the time of its checks. */
import { cellsOf } from './counts.ts'
import { duration, escapeHtml } from './html-text.ts'
import { plannedIn, type Report } from './model.ts'

/** Areas with failing or blocked rules are first. A row leads to the rules of its area. */
export function areasSection({ rules, checks }: Report): string {
  const planned = plannedIn(checks)
  const rows = [...new Set(rules.map(({ area }) => area))]
    .toSorted()
    .map((area) => ({
      area,
      cells: cellsOf(rules.filter((rule) => rule.area === area)),
      milliseconds: sum(planned.filter((check) => check.area === area).map((check) => check.milliseconds)),
    }))
    .toSorted((a, b) => b.cells[1] - a.cells[1] || b.cells[2] - a.cells[2])
  const head = ['Area', 'pass', 'fail', 'blocked', 'other', 'time'].map(
    (text) => `<th scope="col">${text}</th>`,
  )
  const body = rows.map(
    ({ area, cells, milliseconds }) =>
      `<tr><th scope="row"><a href="?area=${escapeHtml(area)}" data-show="${escapeHtml(area)}">${escapeHtml(area)}</a></th>${cells.map(cell).join('')}<td>${milliseconds === 0 ? '' : duration(milliseconds)}</td></tr>`,
  )
  return `<section aria-labelledby="areas"><h2 id="areas">Areas <small>${rows.length}</small></h2>
<div class="wide" tabindex="0"><table class="areas" aria-label="Rules by area"><thead><tr>${head.join('')}</tr></thead><tbody>${body.join('\n')}</tbody></table></div>
<p><small>Rules by verdict. The time is the sum of all checks, which run concurrently.</small></p></section>`
}

const classes = ['pass', 'fail', 'blocked', '']

function cell(count: number, index: number): string {
  return `<td class="${count === 0 ? '' : classes[index]}">${count}</td>`
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
