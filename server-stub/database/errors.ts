/** Errors of the database, the same for SQLite and PostgreSQL. */

/** A location that cannot be used as a database; the message contains the reason and the remedy. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError'
}

/**
 * The database cannot do its work at present: the connection is lost, no connection is free, the file is locked by
 * another program, the disk is full. The same request may succeed later.
 */
export class DatabaseUnavailableError extends Error {
  override readonly name = 'DatabaseUnavailableError'

  constructor(cause: unknown) {
    super(`The database is unavailable: ${reasonOf(cause)}`, { cause })
  }
}

/** The database ended a transaction in favour of another one; repeating it is safe. */
export class TransactionConflictError extends Error {
  override readonly name = 'TransactionConflictError'

  constructor(cause: unknown) {
    super(`The database rolled back a transaction: ${reasonOf(cause)}`, { cause })
  }
}

/** A write refers to a row that does not exist, usually because it was deleted meanwhile. */
export class ForeignKeyError extends Error {
  override readonly name = 'ForeignKeyError'

  constructor(cause: unknown) {
    super(reasonOf(cause), { cause })
  }
}

/** A write would duplicate what a unique index allows once. */
export class UniqueError extends Error {
  override readonly name = 'UniqueError'
  /** Name of the index, such as `project_by_namespace_id_path`. */
  readonly index: string

  constructor(index: string, cause: unknown) {
    super(reasonOf(cause), { cause })
    this.index = index
  }
}

/** The message of an error; a failed connection to several hosts has its reasons in nested errors. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.message === '') return error.errors.map(reasonOf).join('; ')
  if (error instanceof DatabaseUnavailableError) return reasonOf(error.cause)
  return error instanceof Error ? error.message : String(error)
}
