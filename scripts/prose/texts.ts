import { isMap, isScalar, isSeq, parseDocument } from 'yaml'
import type { Node } from 'yaml'

/** A file in which everything that is not prose is blank, so that positions stay those of the file. */
export interface ProseFile {
  readonly path: string
  readonly prose: string
}

/** Keys of the contract whose value is prose, and maps in which every value is. */
const proseKeys = new Set(['description', 'summary', 'what', 'rule', 'unchecked'])
const proseMaps = new Set(['rules', 'unspecified'])
/** Keys below which there are data, not prose. */
const dataKeys = new Set(['example', 'examples', 'value', 'default', 'enum', 'const', 'states'])

export function proseFile(path: string, text: string): ProseFile {
  return { path, prose: path.endsWith('.md') ? proseOfMarkdown(text) : proseOfYaml(text) }
}

/** Markdown without code, link targets, URLs and HTML. */
function proseOfMarkdown(text: string): string {
  const parts = [
    /^( *)(`{3,}|~{3,})[^\n]*\n[\s\S]*?^\1\2[^\n]*$/gm,
    /<!--[\s\S]*?-->/g,
    /(`+)(?!`)[\s\S]*?[^`]\1(?!`)/g,
    /(?<=\])\([^)\s]*\)/g,
    /<?https?:\/\/[^\s>)]+>?/g,
    /<[a-z/][^>\n]*>/gi,
  ]
  return parts.reduce((rest, part) => rest.replaceAll(part, blank), text)
}

function proseOfYaml(text: string): string {
  const kept: { from: number; to: number }[] = []
  collect(parseDocument(text).contents, (node) => {
    const [from, to] = node.range ?? [0, 0]
    kept.push({ from, to })
  })
  let prose = ''
  let at = 0
  for (const { from, to } of kept) {
    prose += gap(text.slice(at, from)) + proseOfMarkdown(text.slice(from, to))
    at = to
  }
  return prose + blank(text.slice(at))
}

function collect(node: unknown, keep: (node: Node) => void): void {
  if (isSeq(node)) for (const item of node.items) collect(item, keep)
  if (!isMap(node)) return
  for (const { key, value } of node.items) {
    const name = isScalar(key) ? String(key.value) : ''
    if (dataKeys.has(name)) continue
    if (isScalar(value) && proseKeys.has(name)) keep(value)
    else if (isMap(value) && proseMaps.has(name)) {
      for (const entry of value.items) if (isScalar(entry.value)) keep(entry.value)
      collect(value, keep)
    } else collect(value, keep)
  }
}

/** Blank, and the end of a sentence. */
function gap(text: string): string {
  return blank(text).replace(/ $/, '|')
}

export function blank(text: string): string {
  return text.replaceAll(/[^\n]/g, ' ')
}
