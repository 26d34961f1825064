import { limits } from '../limits.ts'
import { lengthViolation, type ValidationMessage } from './validation-messages.ts'
import { invalid } from './errors.ts'

/** The violation of a description or note that is too long. */
export function textLengthViolation(text: string | undefined): ValidationMessage {
  return lengthViolation(text, limits.textCharacters.max)
}

/** The names in a comma-separated text, each once. */
export function namesIn(text: string | undefined): string[] {
  return distinctNames((text ?? '').split(','))
}

/** The names without surrounding spaces, each once. */
export function distinctNames(names: readonly string[]): string[] {
  return [...new Set(names.map((name) => name.trim()).filter((name) => name !== ''))]
}

/** A point in time as it is stored; the schema allows a leap second, which `Date` does not represent. */
export function toTimestamp(attribute: string, text: string): string {
  const time = Date.parse(text)
  if (Number.isNaN(time)) throw invalid({ [attribute]: ['is not a date and time'] })
  return new Date(time).toISOString()
}
