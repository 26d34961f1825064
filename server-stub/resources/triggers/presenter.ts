import type { Schema } from '../../../generated/schemas.ts'
import type { PipelineTriggerRow, UserRow } from '../../database/tables.ts'
import { userSummary } from '../users/index.ts'

/** A trigger with its secret. Spec: document 3, "Pipeline trigger". */
export function trigger(row: PipelineTriggerRow, owner: UserRow | null, origin: string): Schema<'Trigger'> {
  return {
    id: row.id,
    description: row.description,
    created_at: row.created_at,
    // A deleted one is never shown.
    deleted_at: null,
    last_used: row.last_used_at,
    token: row.token,
    updated_at: row.updated_at,
    owner: owner && userSummary(owner, origin),
  }
}
