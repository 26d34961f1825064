/** Defects of getBlob, by the rule that each violates. */
import { defectsOf } from '../../mutant.ts'
import { hasNoEffect } from '../../vocabulary/effects.ts'
import { replacesStatus, altersBody } from '../../vocabulary/responses.ts'

export const getBlob = defectsOf('getBlob', {
  'get-blob/route-exists': [
    ['STA-03', 'returns 404 for the route', hasNoEffect(404, { error: '404 Not Found' })],
  ],
  'general/not-found-is-404': [['STA-03', 'returns nothing', replacesStatus(404, 200, {})]],
  'general/blob-attributes': [['SCH-01', 'returns a list', altersBody((value) => [value])]],
})
