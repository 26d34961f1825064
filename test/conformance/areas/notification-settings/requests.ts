/** One valid request to each operation of notification settings: what the generated checks vary. */
import { ifPossible } from '../../fixtures/if-possible.ts'
import type { RequestBuilders } from '../../fixtures/request.ts'

/** With this level, the settings have the events as well. */
const custom = { level: 'custom', new_note: true } as const

export const requests = {
  getNotificationSettings: async ({ nonMember }) => ({ by: nonMember, input: {} }),

  updateNotificationSettings: async ({ given }) => ({
    by: await given.user(),
    input: { body: { level: 'watch', new_note: true } },
  }),

  getGroupNotificationSettings: async ({ owner, given }, visibility) => {
    const { path } = await given.group({ visibility })
    await ifPossible(() => owner.call('updateGroupNotificationSettings', { path, body: custom }), null)
    return { by: owner, input: { path } }
  },

  updateGroupNotificationSettings: async ({ owner, given }, visibility) => {
    const { path } = await given.group({ visibility })
    return { by: owner, input: { path, body: { level: 'custom', new_note: true } } }
  },

  getProjectNotificationSettings: async ({ owner, given }, visibility) => {
    const { path } = await given.project({ visibility })
    await ifPossible(() => owner.call('updateProjectNotificationSettings', { path, body: custom }), null)
    return { by: owner, input: { path } }
  },

  updateProjectNotificationSettings: async ({ owner, given }, visibility) => {
    const { path } = await given.project({ visibility })
    return { by: owner, input: { path, body: { level: 'custom', new_note: true } } }
  },
} satisfies RequestBuilders<'notification-settings'>
