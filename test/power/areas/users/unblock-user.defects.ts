/** Defects of unblockUser, by the rule that each violates. */
import { defectsOf, type Mutant, mutant } from '../../mutant.ts'
import { jsonResponse, undoesEffect } from '../../vocabulary/effects.ts'
import { reverts, lags } from './shared.ts'

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
    'general/success-is-200': [
      ['STT-04', 'leaves unblocked users out of the active ones', lags('unblockUser', 'active')],
      ['STT-04', 'leaves unblocked users among the blocked ones', lags('unblockUser', 'blocked')],
    ],
  }),
  mutant('IDM-02', 'unblockUser', [], 'blocks active users', reverts('active', 'block')),
]
