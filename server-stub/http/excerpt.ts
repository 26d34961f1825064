import { limits } from '../limits.ts'

/**
 * The beginning of a long text, with its length; a short one as it is. `masked` replaces its secrets. The result is a copy: a slice would keep the whole
 * text in memory.
 */
export function excerpt(text: string, masked = (part: string): string => part): string {
  const { max } = limits.recordedCharacters
  if (text.length <= max) return masked(text)
  // More than the beginning, so that the end of a secret within it is found.
  const beginning = masked(text.slice(0, 4 * max)).slice(0, max)
  return `${Buffer.from(beginning).toString()}… (${text.length} characters)`
}
