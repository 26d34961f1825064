import { notFound } from '../../http/errors.ts'
import { broadcastMessages } from '../../resources/broadcast-messages/queries.ts'
import type { BroadcastMessageRow } from '../../database/tables.ts'
import type { QueryContext } from '../viewer.ts'

/** A message to everybody, by id. */
export async function findBroadcastMessage({ db }: QueryContext, id: number): Promise<BroadcastMessageRow> {
  const row = await broadcastMessages(db).where('id', '=', id).executeTakeFirst()
  if (row === undefined) throw notFound('Broadcast Message')
  return row
}
