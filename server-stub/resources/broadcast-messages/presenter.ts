import type { Schema } from '../../../generated/schemas.ts'
import type { BroadcastMessageRow } from '../../database/tables.ts'

/** A broadcast message, active from its start to its end. Spec: document 2, "Broadcast message". */
export function broadcastMessage(row: BroadcastMessageRow, now: Date): Schema<'BroadcastMessage'> {
  const at = now.toISOString()
  return {
    id: row.id,
    message: row.message,
    starts_at: row.starts_at,
    ends_at: row.ends_at,
    color: row.color,
    font: row.font,
    active: row.starts_at <= at && at < row.ends_at,
  }
}
