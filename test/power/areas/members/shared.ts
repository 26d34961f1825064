/** Expiry dates of members. */
export const dayBefore = (day: unknown): string =>
  new Date(Date.parse(String(day)) - 86_400_000).toISOString().slice(0, 10)
