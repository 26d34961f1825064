/** Creates and updates broadcast messages. */
import type { BroadcastMessageRow } from '../../database/tables.ts'
import { columnsOf } from '../../http/attributes.ts'
import { notFound } from '../../http/errors.ts'
import type { BodyOf } from '../../http/handler.ts'
import type { Services } from '../../services.ts'
import { broadcastMessageColumns, validateBroadcastMessage } from './attributes.ts'
import { changeBroadcastMessage, insertBroadcastMessage } from './queries.ts'

const hourInMilliseconds = 3_600_000

/** Creates a broadcast message, active for an hour from now unless specified. */
export async function createBroadcastMessage(
  { transaction, now }: Services,
  body: BodyOf<'createBroadcastMessage'>,
): Promise<BroadcastMessageRow> {
  validateBroadcastMessage(body)
  const at = now()
  const row = {
    starts_at: at.toISOString(),
    ends_at: new Date(at.getTime() + hourInMilliseconds).toISOString(),
    color: '#E75E40',
    font: '#FFFFFF',
    created_at: at.toISOString(),
    ...columnsOf(body, broadcastMessageColumns),
    message: body.message,
  }
  return transaction(({ db }) => insertBroadcastMessage(db, row))
}

/** Updates a broadcast message. */
export async function updateBroadcastMessage(
  { find, transaction }: Services,
  id: number,
  body: BodyOf<'updateBroadcastMessage'>,
): Promise<BroadcastMessageRow> {
  const before = await find.broadcastMessage(id)
  validateBroadcastMessage(body)
  const change = columnsOf(body, broadcastMessageColumns)
  const row = await transaction(({ db }) => changeBroadcastMessage(db, before, change))
  if (row === undefined) throw notFound('Broadcast Message')
  return row
}
