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

/** A sentence in which what stands between backquotes is code. */
export function sentence(text: string): string {
  return escapeHtml(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>')
}

/** Leads to the reference where its address is known. */
export function operationLink(operation: OperationId, { reference }: Report): string {
  if (reference === null) return `<code>${operation}</code>`
  return `<a href="${escapeHtml(referenceTo(operation, reference))}">${operation}</a>`
}
