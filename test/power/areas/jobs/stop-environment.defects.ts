/** Defects of stopEnvironment, by the rule that each violates. */
import { defectsOf } from '../../mutant.ts'
import { hasNoEffect } from '../../vocabulary/effects.ts'
import { when, isAnonymous } from '../../vocabulary/conditions.ts'
import { replacesStatus } from '../../vocabulary/responses.ts'

export const stopEnvironment = defectsOf('stopEnvironment', {
  'stop-environment/route-exists': [
    ['STA-03', 'returns 404 for the route', hasNoEffect(404, { error: '404 Not Found' })],
  ],
  'general/authentication-by-default': [
    ['AUT-01', 'accepts anonymous callers', when(isAnonymous, hasNoEffect(201, {}))],
  ],
  'general/not-found-is-404': [['STA-03', 'stops what does not exist', replacesStatus(404, 201, {})]],
})
