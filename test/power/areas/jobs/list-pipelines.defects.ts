/** Defects of listPipelines, by the rule that each violates. */
import { defectsOf } from '../../mutant.ts'
import { hasNoEffect } from '../../vocabulary/effects.ts'
import { replacesStatus } from '../../vocabulary/responses.ts'

export const listPipelines = defectsOf('listPipelines', {
  'list-pipelines/route-exists': [
    ['STA-03', 'returns 404 for the route', hasNoEffect(404, { error: '404 Not Found' })],
  ],
  'general/not-found-is-404': [['STA-03', 'lists nothing', replacesStatus(404, 200, [])]],
})
