/** Each list of broadcast messages with enough items for several pages. */
import { type FilledLists, five } from '../../fixtures/filled-list.ts'

export const filledLists = {
  async listBroadcastMessages({ admin, given }) {
    for (const _ of five) await given.broadcastMessage()
    return { by: admin, path: {}, query: {}, key: 'id', least: 5 }
  },
} satisfies FilledLists<'broadcast-messages'>
