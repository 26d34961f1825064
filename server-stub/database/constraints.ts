/** Violated constraints as the errors that a write gives for them. */
import { ForeignKeyError, UniqueError } from './errors.ts'

/**
 * Waits for a write; when it ran into a unique index (`project_by_namespace_id_path`), throws the error given for that
 * index instead, and the one called `gone` when a row that it refers to has been removed in the meantime. To be put
 * around the whole transaction: PostgreSQL refuses everything after the violation.
 */
export async function orTaken<Result>(
  write: Promise<Result>,
  errors: Readonly<Record<string, Error>>,
): Promise<Result> {
  try {
    return await write
  } catch (error) {
    throw errors[nameOf(error) ?? ''] ?? error
  }
}

function nameOf(error: unknown): string | undefined {
  if (error instanceof ForeignKeyError) return 'gone'
  return error instanceof UniqueError ? error.index : undefined
}
