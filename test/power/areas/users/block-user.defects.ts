/** Defects of blockUser, by the rule that each violates. */
import { defectsOf, type Mutant, mutant } from '../../mutant.ts'
import { jsonResponse, undoesEffect } from '../../vocabulary/effects.ts'
import { reverts } from './shared.ts'

export const blockUser: readonly Mutant[] = [
  ...defectsOf('blockUser', {
    'get-user/state': [['SFX-01', 'blocks no user', undoesEffect]],
    'block-user/route-exists': [
      [
        'STA-02',
        'returns the response for an unknown route',
        {
          around: async () => jsonResponse(404, { error: '404 Not Found' }),
        },
      ],
    ],
  }),
  mutant('IDM-02', 'blockUser', [], 'unblocks blocked users', reverts('blocked', 'unblock')),
]
