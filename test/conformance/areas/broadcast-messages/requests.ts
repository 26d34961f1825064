/** One valid request to each operation of broadcast messages: what the generated checks vary. */
import type { RequestBuilders } from '../../fixtures/request.ts'

export const requests = {
  listBroadcastMessages: async ({ admin }) => ({ by: admin, input: {} }),

  createBroadcastMessage: async ({ admin, given, run }) => {
    const body = { message: `Made by a check ${run.id}`, color: '#112233', font: '#445566' }
    return {
      by: admin,
      input: { body },
      after: async (response) => {
        given.removesCreated('broadcast_messages', response)
      },
    }
  },

  getBroadcastMessage: async ({ admin, given }) => ({
    by: admin,
    input: { path: { id: await given.broadcastMessage() } },
  }),

  updateBroadcastMessage: async ({ admin, given, run }) => {
    const id = await given.broadcastMessage()
    const body = {
      message: `Changed by a check ${run.id}`,
      color: '#abcdef',
      font: '#fedcba',
      starts_at: '2098-03-04T05:06:07Z',
      ends_at: '2098-04-05T06:07:08Z',
    }
    return { by: admin, input: { path: { id }, body } }
  },

  deleteBroadcastMessage: async ({ admin, given }) => ({
    by: admin,
    input: { path: { id: await given.broadcastMessage() } },
  }),
} satisfies RequestBuilders<'broadcast-messages'>
