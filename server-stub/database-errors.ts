import { DatabaseUnavailableError, TransactionConflictError } from './database/errors.ts'
import { isRecordGone } from './database/gone.ts'
import { notFound, unavailable, type HttpError } from './http/errors.ts'

/**
 * The response to an error of the database that no handler has dealt with; undefined for errors of other kinds.
 * A record that was deleted during the request leads to 404, as if the deletion had come first.
 */
export function databaseHttpError(error: unknown): HttpError | undefined {
  if (isRecordGone(error)) return notFound()
  if (error instanceof DatabaseUnavailableError || error instanceof TransactionConflictError)
    return unavailable()
  return undefined
}
