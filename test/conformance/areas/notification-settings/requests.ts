/** One valid request to each operation of notification settings: what the generated checks vary. */
import type { RequestBuilders } from '../../fixtures/request.ts'

export const requests = {
  getNotificationSettings: async ({ nonMember }) => ({ by: nonMember, input: {} }),

  updateNotificationSettings: async ({ given }) => ({
    by: await given.user(),
    input: { body: { level: 'watch', new_note: true } },
  }),

  getGroupNotificationSettings: async ({ owner, given }, visibility) => {
    const { path } = await given.group({ visibility })
    return { by: owner, input: { path } }
  },

  updateGroupNotificationSettings: async ({ owner, given }, visibility) => {
    const { path } = await given.group({ visibility })
    return { by: owner, input: { path, body: { level: 'custom', new_note: true } } }
  },

  getProjectNotificationSettings: async ({ owner, given }, visibility) => {
    const { path } = await given.project({ visibility })
    return { by: owner, input: { path } }
  },

  updateProjectNotificationSettings: async ({ owner, given }, visibility) => {
    const { path } = await given.project({ visibility })
    return { by: owner, input: { path, body: { level: 'custom', new_note: true } } }
  },
} satisfies RequestBuilders<'notification-settings'>
