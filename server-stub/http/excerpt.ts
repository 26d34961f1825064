import { limits } from '../limits.ts'

/**
 * The beginning of a long text, with its length; a short one as it is. The result is a copy: a slice would keep the whole
 * text in memory.
 */
export function excerpt(text: string): string {
  const { max } = limits.recordedCharacters
  if (text.length <= max) return text
  return `${Buffer.from(text.slice(0, max)).toString()}… (${text.length} characters)`
}
