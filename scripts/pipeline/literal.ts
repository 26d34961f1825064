/** Data that can be written as a TypeScript literal. */
export type Literal =
  | string
  | number
  | boolean
  | null
  | readonly Literal[]
  | { readonly [key: string]: Literal }

/** Writes data as a TypeScript literal; what fits into the width is on one line. */
export function literal(value: Literal, width = 100, indent = ''): string {
  if (typeof value === 'string') return quote(value)
  if (typeof value !== 'object' || value === null) return String(value)
  const inner = `${indent}  `
  const parts = Array.isArray(value)
    ? value.map((item: Literal) => literal(item, width, inner))
    : Object.entries(value).map(([name, item]) => `${key(name)}: ${literal(item, width, inner)}`)
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}']
  if (parts.length === 0) return open + close
  const pad = open === '{' ? ' ' : ''
  const line = open + pad + parts.join(', ') + pad + close
  if (line.length + indent.length <= width && !line.includes('\n')) return line
  return `${open}\n${parts.map((part) => `${inner}${part},\n`).join('')}${indent}${close}`
}

function key(name: string): string {
  return /^(?:[A-Za-z_$][\w$]*|[1-9]\d*)$/.test(name) ? name : quote(name)
}

function quote(text: string): string {
  const escaped = JSON.stringify(text)
    .slice(1, -1)
    .replaceAll(String.raw`\"`, '"')
    .replaceAll("'", String.raw`\'`)
  return `'${escaped}'`
}
