/** What a schema cannot see: complaints about the attributes of a write, all told at once. */
import { invalid } from './errors.ts'

/** What is wrong with an attribute; nothing when it is fine. */
export type Complaint = string | false | null | undefined

const longestText = 255

/** Throws 400 with the complaints by attribute; returns when there are none. */
export function check(attributes: Record<string, readonly Complaint[]>): void {
  const texts = Object.entries(attributes).map(
    ([name, complaints]) => [name, complaints.filter(isText)] as const,
  )
  const wrong = texts.filter(([, complaints]) => complaints.length > 0)
  if (wrong.length > 0) throw invalid(Object.fromEntries(wrong))
}

/** A text that has to say something. */
export function filled(text: string | null | undefined): Complaint {
  return text !== undefined && (text === null || text.trim() === '') && "can't be blank"
}

/** A text within its limit, counted in characters. */
export function short(text: string | null | undefined, limit = longestText): Complaint {
  if (typeof text !== 'string') return false
  // A character has one or two units; only between is counting worthwhile.
  if (text.length <= limit || (text.length <= 2 * limit && Array.from(text).length <= limit)) return false
  return `is too long (maximum is ${limit} characters)`
}

function isText(complaint: Complaint): complaint is string {
  return typeof complaint === 'string' && complaint !== ''
}
