/** Defects of reading a member, by the rule that each violates. */
import { defectsOfEach } from '../../mutant.ts'
import {
  altersProperty,
  omitsProperty,
  replacesStatus,
  returnsSuccessFor,
  returnsValue,
} from '../../vocabulary/responses.ts'

export const getMember = defectsOfEach(['getGroupMember', 'getProjectMember'], {
  'returns-the-member': [
    ['SFX-03', 'returns another member', altersProperty('id', (id) => Number(id) + 1)],
    ['SEM-02', 'stores every member as a guest', returnsValue('access_level', 10)],
  ],
  'returns-expiry': [
    ['SCH-01', 'omits expires_at', omitsProperty('expires_at')],
    ['SCH-03', 'returns null as expires_at', returnsValue('expires_at', null)],
  ],
  'not-a-member-is-404': [
    ['STA-03', 'returns every user as a member', returnsSuccessFor(404, 200)],
    ['STA-02', 'returns 403 for 404', replacesStatus(404, 403)],
  ],
})
