/** Options of test helpers: a misspelled one is an error, not ignored. */
import { closestMatch } from 'leven'

/** Throws `TypeError` for an option that `known` lacks, and suggests the closest one. */
export function requireKnownOptions(
  callee: string,
  options: object,
  known: Readonly<Record<string, true>>,
): void {
  for (const name of Object.keys(options))
    if (!Object.hasOwn(known, name))
      throw new TypeError(`Unknown option '${name}' of ${callee}${suggestion(name, Object.keys(known))}`)
}

/** `; did you mean 'x'?` if a known name is close to the text, else the empty text. */
export function suggestion(text: string, known: readonly string[], prefix = ''): string {
  const closest = closestMatch(text, known, { maxDistance: Math.max(2, Math.floor(text.length / 3)) })
  return closest === undefined ? '' : `; did you mean '${prefix}${closest}'?`
}
