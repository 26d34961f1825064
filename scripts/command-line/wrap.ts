import { stripVTControlCharacters } from 'node:util'

/** Default width, which is also the greatest, and the least. */
const usual = 80
const least = 40

/** The width of texts in a terminal of so many columns. */
export function widthOf({ columns = usual }: { columns?: number }): number {
  return Math.min(Math.max(columns, least), usual)
}

/** The text of an error, wrapped for a terminal. Without one, each message stays one line, which other programs can read. */
export function errorText(text: string, columns: number | undefined): string {
  return columns === undefined ? text : wrap(text, widthOf({ columns }))
}

/** Breaks text between words to lines of so many columns. */
export function wrap(text: string, width: number, indent = 0): string {
  const pad = ' '.repeat(indent)
  return text
    .trim()
    .split('\n')
    .flatMap((line) => {
      const lines: string[] = []
      for (const word of line.split(' ')) {
        const last = lines.at(-1)
        if (last === undefined || indent + lengthOf(last) + 1 + lengthOf(word) > width) lines.push(word)
        else lines[lines.length - 1] = `${last} ${word}`
      }
      return lines
    })
    .map((line) => (line === '' ? '' : pad + line))
    .join('\n')
}

/** The visible characters. */
function lengthOf(text: string): number {
  return stripVTControlCharacters(text).length
}
