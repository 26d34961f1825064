import { invalid } from '../http/errors.ts'

/** A point in time as the database keeps it; null when none was given. 400 for a leap second, which no clock here knows. */
export function toTime(given: string | undefined): string | null {
  if (given === undefined) return null
  const time = Date.parse(given)
  if (Number.isNaN(time)) throw invalid({ base: [`${given} is not a date and time`] })
  return new Date(time).toISOString()
}
