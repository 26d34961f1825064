/** Defects of unblockUser, by the rule that each violates. */
import { defectsOf } from '../../mutant.ts'
import { jsonResponse, undoesEffect } from '../../vocabulary/effects.ts'

export const unblockUser = defectsOf('unblockUser', {
  'get-user/state': [['SFX-01', 'unblocks no user', undoesEffect]],
  'unblock-user/route-exists': [
    [
      'STA-02',
      'returns the response for an unknown route',
      {
        around: async () => jsonResponse(404, { error: '404 Not Found' }),
      },
    ],
  ],
})
