/** The time of the system, not that of the injected clock: logs and metrics are compared with those of other programs. */

/** ISO 8601, in UTC. */
export function timestamp(): string {
  return new Date().toISOString()
}

/** The start of the process, in seconds since 1970. */
export function processStart(): number {
  return Date.now() / 1000 - process.uptime()
}

/** Starts to measure; the returned function returns the seconds since then. */
export function startTimer(): () => number {
  const startedAt = performance.now()
  return () => (performance.now() - startedAt) / 1000
}
