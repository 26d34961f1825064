import { closestMatch } from 'leven'

/** `; did you mean 'x'?` if a known name is close to the text, else the empty text. */
export function suggestion(text: string, known: readonly string[], prefix = ''): string {
  const closest = closestMatch(text, known, { maxDistance: Math.max(2, Math.floor(text.length / 3)) })
  return closest === undefined ? '' : `; did you mean '${prefix}${closest}'?`
}
