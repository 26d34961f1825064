/** Text within the HTML report. */
import type { OperationId } from '../../../generated/operations.ts'
import { referenceTo, type Report } from './model.ts'

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

/** Leads to the reference where its address is known. */
export function operationLink(operation: OperationId, { reference }: Report): string {
  if (reference === null) return `<code>${operation}</code>`
  return `<a href="${escapeHtml(referenceTo(operation, reference))}">${operation}</a>`
}
