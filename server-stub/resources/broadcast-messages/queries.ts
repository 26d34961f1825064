/** SQL of broadcast messages. */
import type { UpdateObject } from 'kysely'
import { keptId } from '../../access/identifier.ts'
import type { QueryContext } from '../../access/viewer.ts'
import type { Db, Tx } from '../../database/connection.ts'
import { pageOf, type Page, type PageRequest } from '../../database/paging.ts'
import type { BroadcastMessageRow, NewRow, Tables } from '../../database/tables.ts'

/** Columns to set; undefined ones keep their values. */
export type BroadcastMessageChange = UpdateObject<Tables, 'broadcast_message'>

/** A page of all broadcast messages, the newest first. */
export async function pageOfBroadcastMessages(
  db: Db,
  paging: PageRequest,
): Promise<Page<BroadcastMessageRow>> {
  return pageOf(broadcastMessages(db).orderBy('id', 'desc'), paging)
}

/** The broadcast message of this id. */
export async function broadcastMessageById(
  { db }: QueryContext,
  id: number,
): Promise<BroadcastMessageRow | undefined> {
  return broadcastMessages(db).where('id', '=', keptId(id)).executeTakeFirst()
}

function broadcastMessages(db: Db | Tx) {
  return db.selectFrom('broadcast_message').selectAll()
}

/** Adds a broadcast message. */
export async function insertBroadcastMessage(
  tx: Tx,
  message: NewRow<'broadcast_message'>,
): Promise<BroadcastMessageRow> {
  return tx.insertInto('broadcast_message').values(message).returningAll().executeTakeFirstOrThrow()
}

/** Changes a broadcast message; undefined if it was deleted meanwhile. */
export async function changeBroadcastMessage(
  tx: Tx,
  before: BroadcastMessageRow,
  change: BroadcastMessageChange,
): Promise<BroadcastMessageRow | undefined> {
  if (Object.keys(change).length === 0) return before
  return tx
    .updateTable('broadcast_message')
    .set(change)
    .where('id', '=', before.id)
    .returningAll()
    .executeTakeFirst()
}

/** Deletes a broadcast message. */
export async function deleteBroadcastMessage(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('broadcast_message').where('id', '=', keptId(id)).execute()
}
