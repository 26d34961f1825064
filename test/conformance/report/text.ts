/** Plain text in lines that are not too long, and its emphasis. */
import { styleText } from 'node:util'

type Style = 'bold' | 'dim' | 'red' | 'green' | 'yellow'
export type Paint = (style: Style, text: string) => string

export function painter(colour: boolean): Paint {
  return (style, text) => (colour ? styleText(style, text, { validateStream: false }) : text)
}

/** Cuts what is too long, between words where possible, and puts what would break lines on one. */
export function clip(text: string, length: number): string {
  const plain = oneLine(text)
  if (plain.length <= length) return plain
  const cut = plain.slice(0, Math.max(0, length - 4))
  const atWord = plain[cut.length] === ' ' ? cut : cut.replace(/ \S{0,20}$/, '')
  return `${atWord.trimEnd()} ...`
}

/** Text on one line, without the characters that a terminal would obey. */
export function oneLine(text: string): string {
  // oxlint-disable-next-line no-control-regex
  return text.replaceAll(/[\s\u0000-\u001F\u007F-\u009F]+/g, ' ')
}

/** `1 check`, `2 checks`. */
export function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`
}

/** The statuses in the title of a finding; empty if there are none. */
export function statusesText(statuses: readonly number[]): string {
  return statuses.length === 0 ? '' : ` (status ${statuses.join(', ')})`
}

/** Breaks between words; a word that is longer than a line stays whole, so that it can be copied. */
export function wrap(text: string, indent: number, width: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last === undefined) lines.push(word)
    else if (last.length + 1 + word.length <= width) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(' '.repeat(indent) + word)
  }
  return lines
}

/** Breaks between words into at most so many lines, and cuts what is too long. */
export function wrapped(text: string, width: number, most: number): string[] {
  const plain = oneLine(text)
  const lines = wrap(plain, 0, width)
  if (lines.length <= most) return lines
  if (most === 1) return [clip(plain, width)]
  // Words that are longer than a line are cut as well.
  return lines.slice(0, most).map((line, index) => clip(index === most - 1 ? `${line} ...` : line, width))
}
