/** SQL of broadcast messages. */
import { keptId } from '../../access/identifier.ts'
import type { QueryContext } from '../../access/viewer.ts'
import type { Db, Tx } from '../../database/connection.ts'
import { pageOf } from '../../database/paging.ts'
import type { Page, PageRequest } from '../../page.ts'
import { deleteRows, insertRow, updateRow } from '../../database/rows.ts'
import type { BroadcastMessageRow, NewRow, RowChange } from '../../database/tables.ts'

/** Columns to set; undefined ones keep their values. */
export type BroadcastMessageChange = RowChange<'broadcast_message'>

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
  return insertRow(tx, 'broadcast_message', message)
}

/** Changes a broadcast message; undefined if it was deleted meanwhile. */
export async function changeBroadcastMessage(
  tx: Tx,
  before: BroadcastMessageRow,
  change: BroadcastMessageChange,
): Promise<BroadcastMessageRow | undefined> {
  if (Object.keys(change).length === 0) return before
  return updateRow(tx, 'broadcast_message', before.id, change)
}

/** Deletes a broadcast message. */
export async function deleteBroadcastMessage(tx: Tx, id: number): Promise<void> {
  await deleteRows(tx, 'broadcast_message', { id: keptId(id) })
}
