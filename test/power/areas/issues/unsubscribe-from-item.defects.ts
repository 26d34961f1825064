/** Defects of unsubscribeFromItem, by the rule that each violates. */
import { defectsOf } from '../../mutant.ts'
import { hasNoEffect } from '../../vocabulary/effects.ts'

export const unsubscribeFromItem = defectsOf('unsubscribeFromItem', {
  'unsubscribe-from-item/route-exists': [
    ['STA-02', 'has no route', hasNoEffect(404, { error: '404 Not Found' })],
  ],
})
