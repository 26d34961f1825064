/** Text within the HTML report. */
import type { OperationId } from '../../../generated/operations.ts'
import { referenceTo, type Report, type ReportedCheck } from './model.ts'

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

/** A sentence with code between backquotes. */
export function sentence(text: string): string {
  return escapeHtml(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>')
}

/** Leads to the reference if its URL is known. */
export function operationLink(operation: OperationId, { reference }: Report): string {
  if (reference === null) return `<code>${operation}</code>`
  return `<a href="${escapeHtml(referenceTo(operation, reference))}">${operation}</a>`
}

/** An item for one check: verdict, id, title, time, source and reason. */
export function checkLine(check: ReportedCheck): string {
  const { id, title, verdict, findings, excused, reason, source, milliseconds } = check
  const links = findings.map((finding) => `<a href="#${finding}">${finding}</a>`).join(' ')
  const expected = excused === null ? '' : `<br><small>expected: ${escapeHtml(excused)}</small>`
  const cause = reason === null ? '' : `<br><small>${sentence(reason)}</small>`
  const file = source === null ? '' : ` · ${escapeHtml(source)}`
  return `<li><span class="verdict ${verdict}">${verdict}</span> <code>${escapeHtml(id)}</code> ${sentence(title)} ${links}<br><small>${duration(milliseconds)}${file}</small>${expected}${cause}</li>`
}

/** Milliseconds for a reader. */
export function duration(milliseconds: number): string {
  return milliseconds < 1000 ? `${Math.round(milliseconds)} ms` : `${(milliseconds / 1000).toFixed(1)} s`
}
