/** Defects of subscribeToItem, by the rule that each violates. */
import { defectsOf } from '../../mutant.ts'
import { hasNoEffect } from '../../vocabulary/effects.ts'
import { when, isAnonymous } from '../../vocabulary/conditions.ts'

export const subscribeToItem = defectsOf('subscribeToItem', {
  'subscribe-to-item/route-exists': [
    ['STA-02', 'has no route', hasNoEffect(404, { error: '404 Not Found' })],
  ],
  'general/authentication-by-default': [
    ['AUT-01', 'accepts anonymous callers', when(isAnonymous, hasNoEffect(201, {}))],
  ],
})
