import counted from './outline.json' with { type: 'json' }

/** Statements directly below a heading of the specification. */
export interface HeadingCounts {
  /** Rows of tables, without their header rows. */
  rows: number
  /** Number of sentences that declare something as not specified. */
  notSpecified: number
}

/** The documents of the specification: by number, then by heading; a heading of the second level follows a slash. */
export type Outline = Readonly<Record<string, Readonly<Record<string, HeadingCounts>>>>

/** The file with the numbers, relative to the root. */
export const outlineFile = 'scripts/pipeline/conformance/outline.json'

/** The specification as `npm run outline` counted it. */
export const outline: Outline = counted

/** Counts the statements of one document, by heading. */
export function outlineOf(markdown: string): Record<string, HeadingCounts> {
  const counts: Record<string, HeadingCounts> = {}
  let chapter = ''
  let current: HeadingCounts | undefined
  let inTable = false
  for (const line of markdown.split('\n')) {
    const [, level = '', title = ''] = /^(##|###) (.+)$/.exec(line) ?? []
    if (level === '##') chapter = title
    if (level !== '') {
      current = { rows: 0, notSpecified: 0 }
      counts[level === '##' ? title : `${chapter} / ${title}`] = current
    }
    if (current === undefined) continue
    const isRow = line.startsWith('|')
    // The first line of a table is its header, the second one separates it from the rows.
    if (isRow && inTable && !/^\|[\s:|-]+\|$/.test(line)) current.rows += 1
    if (!isRow) current.notSpecified += line.match(/\bnot shown\b/g)?.length ?? 0
    inTable = isRow
  }
  return counts
}

/** The content of the file: one line for each heading. */
export function outlineText(documents: Outline): string {
  const text = JSON.stringify(documents, null, 2)
  return `${text.replaceAll(/\{\s+("rows": \d+),\s+("notSpecified": \d+)\s+\}/g, '{ $1, $2 }')}\n`
}
