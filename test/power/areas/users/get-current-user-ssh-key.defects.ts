/** Defects of getCurrentUserSshKey, by the rule that each violates. */
import { defectsOf } from '../../mutant.ts'
import {
  altersProperty,
  replacesStatus,
  returnsSuccessFor,
  returnsValue,
} from '../../vocabulary/responses.ts'

export const getCurrentUserSshKey = defectsOf('getCurrentUserSshKey', {
  'get-current-user-ssh-key/returns-the-key': [
    ['SFX-03', 'returns another record', altersProperty('id', (id) => Number(id) + 1)],
    ['SEM-02', 'returns another title', returnsValue('title', 'Untitled')],
    ['SEM-02', 'was created now', altersProperty('created_at', () => new Date().toISOString())],
  ],
  'get-current-user-ssh-key/unknown-is-404': [
    ['STA-03', 'returns an empty key for an unknown ID', returnsSuccessFor(404, 200)],
    ['STA-02', 'returns 403 for 404', replacesStatus(404, 403)],
  ],
})
