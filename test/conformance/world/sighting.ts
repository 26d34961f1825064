/** What a kind of caller was answered: one cell of the access matrix, as a run saw it. */
import type { AccessPersona, AccessVisibility } from '../../../generated/access.ts'
import type { OperationId } from '../../../generated/operations.ts'

export interface Sighting {
  readonly operation: OperationId
  readonly persona: AccessPersona
  /** Null where the operation is about neither a group nor a project. */
  readonly visibility: AccessVisibility | null
  /** Null when no complete answer came. */
  readonly status: number | null
  /** Whether it is as the specification says; null where that is silent. */
  readonly lawful: boolean | null
}
