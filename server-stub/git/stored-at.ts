/** The system's clock in seconds, for `stored_at`: the age of an object does not depend on the injected clock. */
export function secondsNow(): number {
  return Math.floor(Date.now() / 1000)
}
