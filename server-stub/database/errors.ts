/** A place that cannot be used as a database; the message says why and what to do about it. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError'
}

/** What went wrong, in words; a refused connection to several addresses carries its reasons inside. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.message === '') return error.errors.map(reasonOf).join('; ')
  return error instanceof Error ? error.message : String(error)
}
