import type { OperationId } from '../../../generated/operations.ts'
import type { Aspect } from './signals.ts'

/** The key of the violation by which a server broke down. */
export const breakdownKey = 'breakdown'

/** One way in which a response departs from the contract. Equal keys are one cause. */
export interface Violation {
  readonly kind:
    | 'no-response'
    | 'not-implemented'
    | 'unavailable'
    | 'server-error'
    | 'undocumented-status'
    | 'media-type'
    | 'missing-body'
    | 'encoding'
    | 'schema'
    | 'header'
  readonly key: string
  /** The keys in lists of expected failures and reports of earlier versions, if they were others. */
  readonly formerKeys?: readonly string[]
  /** The keys in earlier versions of several violations that are one now. */
  readonly mergedKeys?: readonly string[]
  readonly operation: OperationId | null
  readonly status: number | null
  /** The header or property that is wrong; absent if the whole response is. */
  readonly about?: Aspect
  /** Whether its exchange is shown in place of an earlier one with the same key. */
  readonly isEvidence?: boolean
  /** The property that a record does not have; all of one schema are one cause. */
  readonly missing?: { readonly record: string; readonly path: string; readonly name: string }
  /** What the contract requires, as a sentence. */
  readonly expected: string
  /** What the response has instead. */
  readonly actual: string
  /** What is wrong, as a title; absent if `actual` and `expected` are short enough. */
  readonly title?: string
}
