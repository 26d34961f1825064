import type { Response } from '../../pipeline/contract.ts'
import { isReference, referredName, resolve } from '../../pipeline/contract.ts'
import type { OperationEntry, Site } from './site.ts'

/** One error response and the operations that return it. */
export interface ErrorCause {
  /** A response with several statuses is several causes. */
  readonly id: string
  readonly response: Response
  readonly operations: OperationEntry[]
}

/** Whether the status is that of an error; 304, for example, is not. */
export function isError(status: string): boolean {
  return /^[45]/.test(status)
}

/** Every error response of the contract, by status. */
export function errorsOf({ contract, operations }: Site): { status: string; causes: ErrorCause[] }[] {
  const statuses = new Map<string, Map<string, ErrorCause>>()
  for (const entry of operations.values()) {
    for (const [status, given] of Object.entries(entry.located.operation.responses)) {
      if (!isError(status)) continue
      const id = `${status}-${isReference(given) ? referredName(given.$ref) : entry.id}`
      const causes = statuses.get(status) ?? new Map<string, ErrorCause>()
      const cause = causes.get(id) ?? { id, response: resolve<Response>(contract, given), operations: [] }
      cause.operations.push(entry)
      causes.set(id, cause)
      statuses.set(status, causes)
    }
  }
  return [...statuses]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([status, causes]) => ({ status, causes: [...causes.values()].toSorted(byUse) }))
}

function byUse(a: ErrorCause, b: ErrorCause): number {
  return b.operations.length - a.operations.length
}
