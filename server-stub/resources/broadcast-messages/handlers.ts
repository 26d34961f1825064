/** Broadcast messages. Spec: document 2, "Broadcast messages (administrators only)". */
import { onInstance, type AuthorizedArea } from '../../authorized.ts'
import { created, list, ok } from '../../http/handler.ts'
import { createBroadcastMessage, updateBroadcastMessage } from './commands.ts'
import { broadcastMessage } from './presenter.ts'
import { deleteBroadcastMessage, pageOfBroadcastMessages } from './queries.ts'

export const broadcastMessages = {
  listBroadcastMessages: onInstance(async ({ paging }, { db, now }) =>
    list(await pageOfBroadcastMessages(db, paging), (row) => broadcastMessage(row, now())),
  ),

  createBroadcastMessage: onInstance(async ({ body }, services) =>
    created(broadcastMessage(await createBroadcastMessage(services, body), services.now())),
  ),

  getBroadcastMessage: onInstance(async ({ path }, { find, now }) =>
    ok(broadcastMessage(await find.broadcastMessage(path.id), now())),
  ),

  updateBroadcastMessage: onInstance(async ({ path, body }, services) =>
    ok(broadcastMessage(await updateBroadcastMessage(services, path.id, body), services.now())),
  ),

  deleteBroadcastMessage: onInstance(async ({ path }, { transaction }) => {
    await transaction(({ db }) => deleteBroadcastMessage(db, path.id))
    return ok()
  }),
} satisfies AuthorizedArea<'broadcast-messages'>
