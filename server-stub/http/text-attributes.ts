import { limits } from '../limits.ts'
import { short, type Complaint } from './check.ts'
import { invalid } from './errors.ts'

/** A description or note of a length that nobody writes by hand. */
export function tooLong(text: string | undefined): Complaint {
  return short(text, limits.textCharacters.max)
}

/** The names in a comma-separated text, each once. */
export function namesIn(text: string | undefined): string[] {
  const names = (text ?? '').split(',').map((name) => name.trim())
  return [...new Set(names)].filter((name) => name !== '')
}

/** A point in time as it is kept; the schema lets a leap second through, which no clock here knows. */
export function toTimestamp(attribute: string, text: string): string {
  const time = Date.parse(text)
  if (Number.isNaN(time)) throw invalid({ [attribute]: ['is not a date and time'] })
  return new Date(time).toISOString()
}
