/** A point in time as the database keeps it; null when none was given. */
export function toTime(given: string | undefined): string | null {
  return given === undefined ? null : new Date(given).toISOString()
}
