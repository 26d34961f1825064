/** Maps violated unique indexes to errors. */
import { UniqueError } from './errors.ts'
import { uniqueIndexes, type UniqueIndex } from '../../generated/unique-indexes.ts'

/** The error to throw for each unique index that a write may violate. */
export type Violations = { readonly [Index in UniqueIndex]?: () => Error }

/**
 * Waits for a write; if it violates a unique index, throws the error given for that index instead. It has to enclose the
 * whole transaction: PostgreSQL rejects every statement after the violation.
 */
export async function onConstraintViolation<Result>(
  write: Promise<Result>,
  violations: Violations,
): Promise<Result> {
  try {
    return await write
  } catch (error) {
    const index =
      error instanceof UniqueError ? uniqueIndexes.find((name) => name === error.index) : undefined
    throw (index && violations[index]?.()) ?? error
  }
}
