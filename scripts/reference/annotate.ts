import type { Contract, Operation, Rule, Unspecified } from '../pipeline/contract.ts'
import { operationsOf } from '../pipeline/contract.ts'

/**
 * A copy of the contract for readers: what `x-access`, `x-rules` and `x-unspecified` say stands in the descriptions, where
 * a renderer that knows nothing of them shows it.
 */
export function annotate(contract: Contract): Contract {
  const copy = structuredClone(contract)
  // Operations last: what is appended below them is already told in words.
  noteOpenQuestions(copy)
  for (const { operation } of operationsOf(copy)) operation.description = describeOperation(operation)
  const general = copy['x-rules'] ?? []
  const introduction = typeof copy.info['description'] === 'string' ? copy.info['description'] : ''
  copy.info['description'] = join([
    introduction,
    section('# Rules for every operation', general.map(ruleLine)),
  ])
  return copy
}

function describeOperation(operation: Operation): string {
  return join([
    operation.description ?? '',
    operation['x-specified'] === 'name-only'
      ? '**Named only.** The specification names this operation and shows nothing of it.'
      : '',
    folded('Rules', (operation['x-rules'] ?? []).map(ruleLine)),
    folded('Not specified', openQuestions(operation['x-unspecified']).map(openLine)),
  ])
}

function ruleLine({ id, rule, source }: Rule): string {
  return `- ${rule}<br><small>\`${id}\` · ${source}</small>`
}

function openLine({ what, source }: Unspecified): string {
  return `- ${what}<br><small>${source}</small>`
}

function section(title: string, lines: readonly string[]): string {
  return lines.length === 0 ? '' : `${title}\n\n${lines.join('\n')}`
}

/** A list that stays out of the way of the parameters until a reader opens it. */
function folded(title: string, lines: readonly string[]): string {
  if (lines.length === 0) return ''
  return `<details><summary>${title} (${lines.length})</summary>\n\n${lines.join('\n')}\n\n</details>`
}

function join(parts: readonly string[]): string {
  return parts
    .filter((part) => part !== '')
    .join('\n\n')
    .trim()
}

/** Tells in its description what is left open about a parameter, schema or other part. */
function noteOpenQuestions(node: unknown): void {
  if (typeof node !== 'object' || node === null) return
  for (const member of Object.values(node)) noteOpenQuestions(member)
  if (!isDescribed(node) || 'operationId' in node) return
  node.description = join([
    node.description,
    section('Not specified:', openQuestions(node['x-unspecified']).map(openLine)),
  ])
}

function isDescribed(node: object): node is { description: string; 'x-unspecified': unknown } {
  return 'x-unspecified' in node && 'description' in node && typeof node.description === 'string'
}

function openQuestions(value: unknown): Unspecified[] {
  return Array.isArray(value) ? value.filter(isUnspecified) : []
}

function isUnspecified(value: unknown): value is Unspecified {
  return typeof value === 'object' && value !== null && 'what' in value && 'source' in value
}
