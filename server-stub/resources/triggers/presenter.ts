import type { Schema } from '../../../generated/schemas.ts'
import { userSummary } from '../users/index.ts'
import type { Trigger } from './record.ts'

/** A trigger with its token. Spec: document 3, "Pipeline trigger". */
export function trigger(row: Trigger, origin: string): Schema<'Trigger'> {
  return {
    id: row.id,
    description: row.description,
    created_at: row.created_at,
    // Deleted triggers are not kept.
    deleted_at: null,
    last_used: row.last_used_at,
    token: row.token,
    updated_at: row.updated_at,
    owner: row.owner && userSummary(row.owner, origin),
  }
}
