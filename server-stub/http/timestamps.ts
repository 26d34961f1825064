/** Timestamps in the forms of ISO 8601 that clients send and the contract's `date-time`, which is that of RFC 3339, excludes. */

const form =
  /^(?<date>\d{4}-\d\d-\d\d)(?:[T ](?<minutes>\d\d:\d\d)(?<seconds>:\d\d(?:\.\d+)?)?(?:Z|(?<hours>[+-]\d\d)(?::?(?<rest>\d\d))?)?)?$/i

/**
 * The timestamp with the parts that RFC 3339 requires: what is left out is midnight, and UTC. Other text is returned as it is,
 * which validation rejects.
 */
export function toTimestamp(text: string): string {
  const { date, minutes = '00:00', seconds = ':00', hours, rest = '00' } = form.exec(text)?.groups ?? {}
  return date === undefined
    ? text
    : `${date}T${minutes}${seconds}${hours === undefined ? 'Z' : `${hours}:${rest}`}`
}
