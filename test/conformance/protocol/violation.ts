import type { OperationId } from '../../../generated/operations.ts'
import type { Aspect } from './signals.ts'

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
  /** The key in lists of expected failures and reports of earlier versions, if it was another one. */
  readonly formerKey?: string
  readonly operation: OperationId | null
  readonly status: number | null
  /** The header or property that is wrong; absent if the whole response is. */
  readonly about?: Aspect
  /** What the contract requires, as a sentence. */
  readonly expected: string
  /** What the response has instead. */
  readonly actual: string
}
