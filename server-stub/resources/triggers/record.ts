import type { PipelineTriggerRow } from '../../database/tables.ts'
import type { UserReference } from '../users/record.ts'

/** A trigger with its owner. */
export interface Trigger extends PipelineTriggerRow {
  /** Null after the owner was deleted. */
  owner: UserReference | null
}
