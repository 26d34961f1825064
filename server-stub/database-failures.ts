import { DatabaseUnavailableError, ForeignKeyError, TransactionConflictError } from './database/errors.ts'
import { notFound, unavailable, type Failure } from './http/errors.ts'

/**
 * The response to an error of the database that no handler has dealt with; undefined for errors of other kinds.
 * A missing row that a write refers to was deleted between reading it and writing, so the caller gets 404 as if the
 * deletion had come first.
 */
export function databaseFailure(error: unknown): Failure | undefined {
  if (error instanceof ForeignKeyError) return notFound()
  if (error instanceof DatabaseUnavailableError || error instanceof TransactionConflictError)
    return unavailable()
  return undefined
}
