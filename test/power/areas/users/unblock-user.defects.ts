/** Defects of unblockUser, by the rule that each violates. */
import { defectsOf, type Mutant, mutant } from '../../mutant.ts'
import { jsonResponse, undoesEffect } from '../../vocabulary/effects.ts'
import { reverts } from './shared.ts'

export const unblockUser: readonly Mutant[] = [
  ...defectsOf('unblockUser', {
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
  }),
  mutant('IDM-02', 'unblockUser', [], 'blocks active users', reverts('active', 'block')),
]
