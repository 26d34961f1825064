/** Defects of deleteBroadcastMessage, by the rule that each violates. */
import { isRecord, pathOf } from '../../message.ts'
import { defectsOf, type Fault, type Mutant, mutant } from '../../mutant.ts'
import { shownAt } from '../../vocabulary/lookups.ts'
import { hasNoEffect, jsonResponse } from '../../vocabulary/effects.ts'
import { acceptsIf, isAt } from '../../vocabulary/states.ts'

const keepsEnded: Fault = {
  async around(call, upstream) {
    const message = await shownAt(pathOf(call), call, upstream)
    const hasEnded = isRecord(message) && Date.parse(String(message['ends_at'])) < Date.now()
    return hasEnded ? jsonResponse(200, message) : upstream.pass(call)
  },
}

export const deleteBroadcastMessage: readonly Mutant[] = [
  ...defectsOf('deleteBroadcastMessage', {
    'delete-broadcast-message/removes-the-message': [
      ['SFX-01', 'keeps the record', hasNoEffect(200)],
      ['STT-06', 'keeps messages that have ended', keepsEnded],
    ],
  }),
  mutant(
    'AUT-02',
    'deleteBroadcastMessage',
    [],
    'accepts normal users for inactive messages',
    acceptsIf(isAt(pathOf, 'active', false)),
  ),
]
