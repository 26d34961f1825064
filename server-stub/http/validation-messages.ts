/** Validation beyond the schema: error messages by property, all reported at once. */
import { invalid } from './errors.ts'

/** The error message of a property; other values if it is valid. */
export type ValidationMessage = string | false | null | undefined

const longestText = 255

/** Throws 400 with the messages by property; returns if there are none. */
export function requireValid(attributes: Record<string, readonly ValidationMessage[]>): void {
  const texts = Object.entries(attributes).map(([name, messages]) => [name, messages.filter(isText)] as const)
  const invalidTexts = texts.filter(([, messages]) => messages.length > 0)
  if (invalidTexts.length > 0) throw invalid(Object.fromEntries(invalidTexts))
}

/** The violation of a text that is blank. */
export function presenceViolation(text: string | null | undefined): ValidationMessage {
  return text !== undefined && (text === null || text.trim() === '') && "can't be blank"
}

/** The violation of a text with more characters than the limit. */
export function lengthViolation(text: string | null | undefined, limit = longestText): ValidationMessage {
  if (typeof text !== 'string') return false
  // A character has one or two code units: counting is only necessary between these bounds.
  if (text.length <= limit || (text.length <= 2 * limit && Array.from(text).length <= limit)) return false
  return `is too long (maximum is ${limit} characters)`
}

function isText(message: ValidationMessage): message is string {
  return typeof message === 'string' && message !== ''
}
