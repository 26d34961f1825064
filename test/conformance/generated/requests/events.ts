/** Valid requests to the lists of events. Spec: document 1, "Events". */
import type { RequestBuilders } from './request.ts'

export const events = {
  listEvents: async ({ stranger }) => ({ by: stranger, input: {} }),

  listUserEvents: async ({ stranger, owner }) => ({ by: stranger, input: { path: { id: owner.id } } }),

  listProjectEvents: async ({ owner, given }, visibility) => {
    const { id } = await given.project({ visibility })
    return { by: owner, input: { path: { project_id: id } } }
  },

  listProjectEventsAtRoot: async ({ owner, given }, visibility) => {
    const { id } = await given.project({ visibility })
    return { by: owner, input: { path: { project_id: id } } }
  },
} satisfies RequestBuilders<'events'>
