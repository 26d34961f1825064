import type { Json } from '../../pipeline/contract.ts'
import { isObject } from '../../pipeline/samples/request.ts'

/** How a language writes values. */
export interface Notation {
  readonly true: string
  readonly false: string
  readonly null: string
  /** The text as a literal. */
  text(value: string): string
  /** The text before the value of a property. */
  key(name: string): string
}

const width = 72

/** A value as a literal: on one line where it fits, else one line for each property or item. */
export function literalIn(notation: Notation, value: Json, indent = ''): string {
  const line = onOneLine(notation, value)
  if (line.length + indent.length <= width || typeof value !== 'object' || value === null) return line
  const inner = `${indent}${step(notation)}`
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}']
  const parts = Array.isArray(value)
    ? value.map((item) => literalIn(notation, item, inner))
    : Object.entries(value).map(([name, item]) => notation.key(name) + literalIn(notation, item, inner))
  return `${open}\n${parts.map((part) => `${inner}${part},\n`).join('')}${indent}${close}`
}

function step({ true: yes }: Notation): string {
  return yes === 'True' ? '    ' : '  '
}

function onOneLine(notation: Notation, value: Json): string {
  if (Array.isArray(value)) return `[${value.map((item) => onOneLine(notation, item)).join(', ')}]`
  if (isObject(value)) {
    const parts = Object.entries(value).map(([name, item]) => notation.key(name) + onOneLine(notation, item))
    return parts.length === 0
      ? '{}'
      : `{${notation.true === 'True' ? '' : ' '}${parts.join(', ')}${notation.true === 'True' ? '' : ' '}}`
  }
  if (typeof value === 'string') return notation.text(value)
  if (value === null) return notation.null
  return typeof value === 'boolean' ? notation[`${value}`] : String(value)
}

export const python: Notation = {
  true: 'True',
  false: 'False',
  null: 'None',
  // JSON's escapes are Python's as well.
  text: (value) => JSON.stringify(value),
  key: (name) => `${JSON.stringify(name)}: `,
}

export const ruby: Notation = {
  true: 'true',
  false: 'false',
  null: 'nil',
  text: rubyText,
  key: (name) => (/^[a-z_]\w*$/.test(name) ? `${name}: ` : `${rubyText(name)} => `),
}

/** In single quotes unless it needs escapes; `#{` would be code between double quotes. */
export function rubyText(value: string): string {
  if (!/[\n\t\r]/.test(value)) return `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
  return JSON.stringify(value).replaceAll('#', String.raw`\#`)
}
