/** Defects of getCurrentUserEmail, by the rule that each violates. */
import { defectsOf } from '../../mutant.ts'
import { altersProperty, replacesStatus, returnsSuccessFor } from '../../vocabulary/responses.ts'

export const getCurrentUserEmail = defectsOf('getCurrentUserEmail', {
  'get-current-user-email/returns-the-email': [
    ['SFX-03', 'returns another record', altersProperty('id', (id) => Number(id) + 1)],
  ],
  'get-current-user-email/unknown-is-404': [
    ['STA-03', 'returns an empty email address for an unknown ID', returnsSuccessFor(404, 200)],
    ['STA-02', 'returns 403 for 404', replacesStatus(404, 403)],
  ],
})
