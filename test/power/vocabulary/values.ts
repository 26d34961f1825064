/** Altered values of parameters. */

/** The value as a list; a single value is a list of one. */
export const asArray = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value])

/** Text whose bytes are read as Latin-1. */
export const asLatin = (value: unknown) => Buffer.from(String(value), 'utf8').toString('latin1')

/** Text in lower case. */
export const lowered = (value: unknown) => String(value).toLowerCase()

/** Text without blanks and line breaks at both ends. */
export const trimmed = (value: unknown) => String(value).trim()

/** Text with HTML entities. */
export const escaped = (value: unknown) => String(value).replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** The other direction of an order. */
export const otherWay = (sort: unknown): string => (sort === 'asc' ? 'desc' : 'asc')

/** Labels without what follows their first space. */
export const firstWords = (value: unknown): string =>
  String(value)
    .split(',')
    .map((label) => (label === 'No Label' ? label : (label.split(' ')[0] ?? label)))
    .join(',')

/** Text with question marks for characters outside ASCII. */
export const asAscii = (value: unknown) => String(value).replaceAll(/[^ -~]/gu, '?')
