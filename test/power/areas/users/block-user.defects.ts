/** Defects of blockUser, by the rule that each violates. */
import { defectsOf, type Mutant, mutant, type Fault } from '../../mutant.ts'
import { jsonResponse, undoesEffect, byAdministrator, otherCall } from '../../vocabulary/effects.ts'
import { reverts, lags } from './shared.ts'
import { recordAt } from '../../vocabulary/lookups.ts'
import { pathOf } from '../../message.ts'

const unblocksBlocked: Fault = {
  async around(call, upstream) {
    const { state } = await recordAt(pathOf(call).replace('/block', ''), call, upstream)
    const response = await upstream.pass(call)
    if (state === 'blocked')
      await upstream.pass(
        byAdministrator(otherCall(call, 'POST', pathOf(call).replace('/block', '/unblock')), upstream),
      )
    return response
  },
}

export const blockUser: readonly Mutant[] = [
  ...defectsOf('blockUser', {
    'get-user/state': [
      ['SFX-01', 'blocks no user', undoesEffect],
      ['STT-02', 'unblocks a blocked user', unblocksBlocked],
    ],
    'block-user/route-exists': [
      [
        'STA-02',
        'returns the response for an unknown route',
        {
          around: async () => jsonResponse(404, { error: '404 Not Found' }),
        },
      ],
    ],
    'general/success-is-200': [
      ['STT-04', 'leaves blocked users out of the blocked ones', lags('blockUser', 'blocked')],
      ['STT-04', 'leaves blocked users among the active ones', lags('blockUser', 'active')],
    ],
  }),
  mutant('IDM-02', 'blockUser', [], 'unblocks blocked users', reverts('blocked', 'unblock')),
]
