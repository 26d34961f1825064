/** Violated constraints as the errors that a write gives for them. */
import { UniqueError } from './errors.ts'

/**
 * Waits for a write; when it ran into a unique index (`project_by_namespace_id_path`), throws the error given for that
 * index instead. To be put around the whole transaction: PostgreSQL refuses everything after the violation.
 */
export async function onConstraintViolation<Result>(
  write: Promise<Result>,
  errors: Readonly<Record<string, Error>>,
): Promise<Result> {
  try {
    return await write
  } catch (error) {
    throw (error instanceof UniqueError ? errors[error.index] : undefined) ?? error
  }
}
