/** The access matrix in the HTML report: one table for each area, with filters by area, operation and cell. */
import { accessActors, type AccessActor, type AccessStatement } from '../../../generated/access.ts'
import { rules } from '../../../generated/rules.ts'
import { cellsOf } from '../generated/access/cells.ts'
import { entriesOf, matrixCounts, type Matrix, type MatrixCell, type MatrixRow } from './matrix.ts'

export const matrixStyle = `
.matrix table { border-collapse: collapse; font-size: 0.85rem; margin: 0.25rem 0 1rem; }
.matrix .wide { overflow-x: auto; }
.matrix form { display: flex; flex-wrap: wrap; gap: 0.5rem 1rem; margin: 0.75rem 0; }
.matrix form :is(input, select) { display: block; width: auto; }
.matrix th, .matrix td { border: 1px solid var(--line); padding: 0.1rem 0.45rem; text-align: center; white-space: nowrap; }
.matrix thead th { background: var(--soft); font-weight: 600; }
.matrix tbody th { font-weight: 400; text-align: left; }
.matrix tr > :first-child { background: var(--back); box-shadow: 1px 0 var(--line); left: 0; position: sticky; }
.matrix td.in { color: light-dark(#0a6b2d, #5fd68a); }
.matrix td.unspecified { font-style: italic; }
.matrix td.breach { background: light-dark(#b3140a, #ff8a80); color: light-dark(#fff, #000); font-weight: 700; }
`

export const matrixBehaviour = `
const cells = find('matrix-cells'), matrixArea = find('matrix-area'), matrixSearch = find('matrix-search')
function narrow() {
  const word = matrixSearch.value.trim().toLowerCase()
  const asked = word !== '' || matrixArea.value !== '' || cells.value !== ''
  for (const table of document.querySelectorAll('.matrix table')) {
    const own = !matrixArea.value || table.dataset.area === matrixArea.value
    let any = false
    for (const row of table.tBodies[0].rows) {
      const fits = own && row.dataset.operation.toLowerCase().includes(word) &&
        (!cells.value || row.querySelector('.' + cells.value))
      row.hidden = !fits
      any = any || fits
    }
    const area = table.closest('details')
    area.hidden = !any
    area.open = any && asked
  }
}
if (cells) for (const field of [cells, matrixArea, matrixSearch]) field.addEventListener('input', narrow)
`

/** The section; empty if no access was observed. */
export function matrixSection(matrix: Matrix): string {
  if (matrix.length === 0) return ''
  const areas = [...new Set(matrix.map(({ area }) => area))]
  const { asStated, notAsStated, unspecified } = matrixCounts(matrix)
  return `<section class="matrix" aria-labelledby="matrix"><h2 id="matrix">Access matrix</h2>
<p>The status that each caller got. Plain: as the specification states (${asStated}). <em>(In brackets)</em>: not specified, every status is lawful (${unspecified}). <b>✗</b>: not as stated (${notAsStated}). Point at a cell for its rule.</p>
<form role="search" aria-label="Narrow the tables" onsubmit="return false">
<label>Operation <input type="search" id="matrix-search" autocomplete="off"></label>
<label>Area <select id="matrix-area"><option value="">all</option>${areas.map((area) => `<option>${area}</option>`).join('')}</select></label>
<label>With cells <select id="matrix-cells"><option value="">any</option><option value="breach">not as stated</option><option value="stated">stated</option><option value="unspecified">not specified</option></select></label>
</form>
${areas.map((area) => areaTable(area, matrix)).join('\n')}
</section>`
}

function areaTable(area: string, matrix: Matrix): string {
  const rows = matrix.filter((row) => row.area === area)
  const shown = accessActors.filter((actor) => rows.some(({ cells }) => cells[actor] !== undefined))
  const heads = ['operation', 'in', ...shown.map(headOf)].map((head) => `<th scope="col">${head}</th>`)
  const { asStated, notAsStated, unspecified } = matrixCounts(rows)
  const deviations = notAsStated === 0 ? '' : ` <b>✗ ${notAsStated} not as stated</b>`
  return `<details${notAsStated === 0 ? '' : ' open'}><summary>${area}${deviations} <small>${asStated} as stated, ${unspecified} not specified</small></summary>
<div class="wide" tabindex="0"><table data-area="${area}" aria-label="Access matrix: ${area}"><thead><tr>${heads.join('')}</tr></thead>
<tbody>${rows.map((row) => rowOf(row, shown)).join('\n')}</tbody></table></div></details>`
}

function rowOf({ operation, visibility, cells }: MatrixRow, shown: readonly AccessActor[]): string {
  const tried = new Map(entriesOf(cells))
  const stated = new Map(
    cellsOf(operation)
      .filter((cell) => cell.visibility === visibility)
      .map((cell) => [cell.actor, cell.statement]),
  )
  const parts = shown.map((actor) => cellOf(tried.get(actor), stated.get(actor) ?? null))
  return `<tr data-operation="${operation}"><th scope="row"><code>${operation}</code></th><td>${visibility ?? ''}</td>${parts.join('')}</tr>`
}

function cellOf(cell: MatrixCell | undefined, stated: AccessStatement | null): string {
  if (cell === undefined) return '<td></td>'
  const { status, lawful } = cell
  const text = String(status ?? 'none')
  const allowedClass = status !== null && status < 300 ? ' in' : ''
  if (stated === null) return `<td class="unspecified${allowedClass}" title="not specified">(${text})</td>`
  const title = `title="${sentence(stated)}"`
  return lawful === false
    ? `<td class="stated breach" ${title}>✗ ${text}</td>`
    : `<td class="stated${allowedClass}" ${title}>${text}</td>`
}

function sentence({ decision, statuses, rule }: AccessStatement): string {
  const what = decision === 'allowed' ? 'allowed' : `rejected with ${statuses.join(' or ')}`
  return `Stated: ${what}. ${rules[rule].text} (${rule})`
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
}

function headOf(actor: AccessActor): string {
  return actor === 'administrator' ? 'admin' : actor
}
