/** Defects of deleteBroadcastMessage, by the rule that each violates. */
import { defectsOf } from '../../mutant.ts'
import { hasNoEffect } from '../../vocabulary/effects.ts'

export const deleteBroadcastMessage = defectsOf('deleteBroadcastMessage', {
  'delete-broadcast-message/removes-the-message': [['SFX-01', 'keeps the record', hasNoEffect(200)]],
})
