/** Defects of stopEnvironment, by the rule that each violates. */
import { defectsOf } from '../../mutant.ts'
import { hasNoEffect } from '../../vocabulary/effects.ts'

export const stopEnvironment = defectsOf('stopEnvironment', {
  'stop-environment/route-exists': [
    ['STA-03', 'returns 404 for the route', hasNoEffect(404, { error: '404 Not Found' })],
  ],
})
