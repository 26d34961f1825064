/** Defects of getRepositoryTree, by the rule that each violates. */
import { defectsOf } from '../../mutant.ts'
import { hasNoEffect } from '../../vocabulary/effects.ts'

export const getRepositoryTree = defectsOf('getRepositoryTree', {
  'get-repository-tree/route-exists': [
    ['STA-03', 'returns 404 for the route', hasNoEffect(404, { error: '404 Not Found' })],
  ],
})
