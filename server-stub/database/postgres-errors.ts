/** The errors of PostgreSQL and its driver as errors of this server. */
import { DatabaseUnavailableError, ForeignKeyError, TransactionConflictError, UniqueError } from './errors.ts'

/** Classes and codes of SQLSTATE (PostgreSQL's manual, appendix A) of a server that is temporarily unavailable. */
const unavailable = [
  '08', // connection exception
  '53', // insufficient resources: disk full, out of memory, too many connections
  '57', // operator intervention: shutdown, terminated connection, cancelled statement
  '58', // system error outside PostgreSQL
  '25006', // read-only transaction
  '55P03', // lock not available
]
const conflicts = ['40001', '40P01']

/** The error to throw instead of one that a query failed with. */
export function postgresError(error: unknown): unknown {
  const code = sqlState(error)
  if (code === undefined) return isMistake(error) ? error : new DatabaseUnavailableError(error)
  if (code === '23503') return new ForeignKeyError(error)
  if (code === '23505') return new UniqueError(constraintOf(error), error)
  if (conflicts.includes(code)) return new TransactionConflictError(error)
  return unavailable.some((start) => code.startsWith(start)) ? new DatabaseUnavailableError(error) : error
}

/** Whether a kept statement is gone, or no longer fits the schema, which a newer version of this program has changed. */
export function isOutdatedPlan(error: unknown): boolean {
  const code = sqlState(error)
  return (
    code === '26000' || (code === '0A000' && error instanceof Error && error.message.includes('cached plan'))
  )
}

/** The code that the server sent; undefined when the error comes from the driver or the network. */
function sqlState(error: unknown): string | undefined {
  if (!(error instanceof Error && 'code' in error && typeof error.code === 'string')) return undefined
  return /^[0-9A-Z]{5}$/.test(error.code) && 'severity' in error ? error.code : undefined
}

/** Errors of this program, such as a value that cannot be sent; all others of the driver concern the connection. */
function isMistake(error: unknown): boolean {
  return error instanceof TypeError || error instanceof RangeError
}

function constraintOf(error: unknown): string {
  return error instanceof Error && 'constraint' in error ? String(error.constraint) : ''
}
