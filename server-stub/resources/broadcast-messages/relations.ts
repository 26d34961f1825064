/** Finds broadcast messages. */
import type { QueryContext } from '../../access/viewer.ts'
import type { BroadcastMessageRow } from '../../database/tables.ts'
import { notFound } from '../../http/errors.ts'
import { broadcastMessageById } from './queries.ts'

/** The broadcast message of this id; visible to all callers who are authorized to manage broadcast messages. */
export async function findBroadcastMessage(context: QueryContext, id: number): Promise<BroadcastMessageRow> {
  const row = await broadcastMessageById(context, id)
  if (row === undefined) throw notFound('Broadcast Message')
  return row
}
