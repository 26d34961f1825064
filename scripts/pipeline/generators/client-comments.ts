import type { Contract, Place, Response } from '../contract.ts'
import { resolve } from '../contract.ts'

const width = 108

/** The doc comment of an operation's method: what it does, where it is, what it answers, and where that is said. */
export function operationComment(contract: Contract, place: Place): string {
  const { operation, method, path } = place
  const rules = operation['x-rules'] ?? []
  const sources = new Set([...rules.map((rule) => rule.source), operation['x-access']?.source ?? ''])
  const blocks = [
    [`${operation.summary ?? operation.operationId}.`],
    paragraphs(operation.description ?? ''),
    [`\`${method.toUpperCase()} ${path}\``],
    refusals(contract, place),
    rules.filter(({ rule }) => /\b4\d\d\b/.test(rule)).map(({ rule }) => `- ${rule}`),
    [`Specification: ${[...sources].filter((source) => source !== '').join('; ')}.`],
  ]
  const lines = blocks
    .filter((block) => block.length > 0)
    .flatMap((block, index) => [...(index === 0 ? [] : ['']), ...block])
  const body = lines
    .flatMap((line) => wrap(line.replaceAll('*/', '*\\/')))
    .map((line) => `   * ${line}`.trimEnd())
  return ['  /**', ...body, '   */'].join('\n')
}

function paragraphs(markdown: string): string[] {
  return markdown.trim().split('\n')
}

function refusals(contract: Contract, { operation }: Place): string[] {
  const rows = Object.entries(operation.responses).filter(([status]) => Number(status) >= 400)
  if (rows.length === 0) return []
  return ['Refusals:', ...rows.map(([status, response]) => `- ${status}: ${description(contract, response)}`)]
}

function description(contract: Contract, response: Place['operation']['responses'][string]): string {
  return (resolve<Response>(contract, response).description ?? '').trim().replaceAll(/\s+/g, ' ')
}

/** Breaks a line between words; continued list items are indented, rows of tables stay whole. */
function wrap(line: string): string[] {
  if (line.startsWith('|')) return [line]
  const indent = line.startsWith('- ') ? '  ' : ''
  const lines: string[] = []
  for (const word of line.split(' ')) {
    const last = lines.at(-1)
    if (last === undefined) lines.push(word)
    else if (last.length + 1 + word.length <= width) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(indent + word)
  }
  return lines
}
