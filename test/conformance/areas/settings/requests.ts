/** One valid request to each operation of settings: what the generated checks vary. */
import type { RequestBuilders } from '../../fixtures/request.ts'

export const requests = {
  getApplicationSettings: async ({ admin }) => ({ by: admin, input: {} }),

  updateApplicationSettings: async ({ admin, given }) => {
    const body = { sign_in_text: 'Set by a check', terminal_max_session_time: 3600 }
    await given.keepsSettings(...Object.keys(body))
    return { by: admin, input: { body } }
  },
} satisfies RequestBuilders<'settings'>
