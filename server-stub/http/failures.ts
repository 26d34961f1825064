import { HttpError, type HttpErrorKind } from './errors.ts'

/** Operations of which every failure is a 404. Spec: document 1, "Endpoint-specific error rules". */
const failingAsNotFound: ReadonlySet<string> = new Set(['updateUser'])

/** What makes a permitted change of an existing record fail. */
const failures: ReadonlySet<HttpErrorKind> = new Set(['invalid', 'conflict', 'unprocessable'])

/** The error that an operation returns for a failure, with the same reason. */
export function failureOf(operation: string, error: HttpError): HttpError {
  return failingAsNotFound.has(operation) && failures.has(error.kind)
    ? new HttpError('not-found', error.details)
    : error
}
