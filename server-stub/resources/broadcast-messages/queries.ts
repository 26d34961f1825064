/** What everybody is told. Spec: document 2, "Broadcast message". */
import type { SelectQueryBuilder, UpdateObject } from 'kysely'
import type { Db } from '../../database/connection.ts'
import type { BroadcastMessageRow, NewRow, Tables } from '../../database/tables.ts'

export type BroadcastMessageQuery = SelectQueryBuilder<Tables, 'broadcast_message', BroadcastMessageRow>

/** All messages, the newest first. */
export function broadcastMessages(db: Db): BroadcastMessageQuery {
  return db.selectFrom('broadcast_message').selectAll('broadcast_message').orderBy('id', 'desc')
}

export async function addBroadcastMessage(
  db: Db,
  message: NewRow<'broadcast_message'>,
): Promise<BroadcastMessageRow> {
  return db.insertInto('broadcast_message').values(message).returningAll().executeTakeFirstOrThrow()
}

/** Columns to set; what is left undefined stays as it is. */
export type BroadcastMessageChange = UpdateObject<Tables, 'broadcast_message'>

/** Changes a message; undefined when it has just been deleted. */
export async function changeBroadcastMessage(
  db: Db,
  before: BroadcastMessageRow,
  change: BroadcastMessageChange,
): Promise<BroadcastMessageRow | undefined> {
  if (Object.values(change).every((value) => value === undefined)) return before
  return db
    .updateTable('broadcast_message')
    .set(change)
    .where('id', '=', before.id)
    .returningAll()
    .executeTakeFirst()
}

export async function removeBroadcastMessage(db: Db, id: number): Promise<void> {
  await db.deleteFrom('broadcast_message').where('id', '=', id).execute()
}
