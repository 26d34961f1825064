import { invalid } from '../http/errors.ts'

/** A point in time as the database stores it; null if absent. Throws 400 for a leap second, which `Date` does not support. */
export function toTime(given: string | undefined): string | null {
  if (given === undefined) return null
  const time = Date.parse(given)
  if (Number.isNaN(time)) throw invalid({ base: [`${given} is not a date and time`] })
  return new Date(time).toISOString()
}
