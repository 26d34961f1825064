/** One valid request to each operation of events: what the generated checks vary. */
import type { RequestBuilders } from '../../fixtures/request.ts'

export const requests = {
  listEvents: async ({ nonMember }) => ({ by: nonMember, input: {} }),

  // The owner has so many events that every response would take longer.
  listUserEvents: async ({ nonMember, master }) => ({ by: nonMember, input: { path: { id: master.id } } }),

  listProjectEvents: async ({ owner, given }, visibility) => {
    const { id } = await given.project({ visibility })
    return { by: owner, input: { path: { project_id: id } } }
  },

  listProjectEventsAtRoot: async ({ owner, given }, visibility) => {
    const { id } = await given.project({ visibility })
    return { by: owner, input: { path: { project_id: id } } }
  },
} satisfies RequestBuilders<'events'>
