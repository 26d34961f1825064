/** Measuring JSON before it is parsed: parsing many small values takes many times the memory of their text. */

export interface JsonSize {
  /** Values, nested ones included. */
  values: number
  /** Levels of nesting. */
  depth: number
}

const quote = 0x22
const comma = 0x2c
const backslash = 0x5c
const opening: ReadonlySet<number> = new Set([0x5b, 0x7b])
const closing: ReadonlySet<number> = new Set([0x5d, 0x7d])

/**
 * Counts values and levels in one pass. Texts are skipped, not read. Stops as soon as there are more values than `most`.
 * The counts of invalid JSON have no meaning, because the parser rejects it afterwards.
 */
export function jsonSize(bytes: Uint8Array, most: number): JsonSize {
  const size = { values: 1, depth: 0 }
  let level = 0
  for (let at = 0; at < bytes.length && size.values <= most; at++) {
    const byte = bytes[at] ?? 0
    if (byte === quote) at = endOfText(bytes, at)
    else if (byte === comma) size.values++
    else if (opening.has(byte)) {
      size.values++
      size.depth = Math.max(size.depth, ++level)
    } else if (closing.has(byte)) level--
  }
  return size
}

/** The position of the quote that ends the text which begins at `start`; the last byte when none does. */
function endOfText(bytes: Uint8Array, start: number): number {
  for (let at = bytes.indexOf(quote, start + 1); at > 0; at = bytes.indexOf(quote, at + 1)) {
    let escapes = 0
    while (bytes[at - 1 - escapes] === backslash) escapes++
    if (escapes % 2 === 0) return at
  }
  return bytes.length
}
