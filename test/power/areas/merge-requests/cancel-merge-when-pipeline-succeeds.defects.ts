/** Defects of cancelMergeWhenPipelineSucceeds, by the rule that each violates. */
import { defectsOf } from '../../mutant.ts'
import { hasNoEffect } from '../../vocabulary/effects.ts'
import { ignores } from '../../vocabulary/requests.ts'

export const cancelMergeWhenPipelineSucceeds = defectsOf('cancelMergeWhenPipelineSucceeds', {
  'cancel-merge-when-pipeline-succeeds/route-exists': [
    ['STA-02', 'has no route', hasNoEffect(404, { error: '404 Not Found' })],
  ],
  'general/private-token-parameter': [
    ['AUT-04', 'ignores private_token in its query', ignores('private_token')],
  ],
})
