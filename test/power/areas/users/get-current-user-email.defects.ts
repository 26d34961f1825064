/** Defects of getCurrentUserEmail, by the rule that each violates. */
import { segmentsOf } from '../../message.ts'
import { defectsOf, type Fault } from '../../mutant.ts'
import { by, when } from '../../vocabulary/conditions.ts'
import { jsonResponse } from '../../vocabulary/effects.ts'
import { altersProperty, replacesStatus, returnsSuccessFor } from '../../vocabulary/responses.ts'

const findsEmailsOfOthers: Fault = {
  async around(call, upstream) {
    const response = await upstream.pass(call)
    const id = Number(segmentsOf(call)[2])
    const isUnknown = response.status !== 404 || id > 1_000_000_000
    return isUnknown ? response : jsonResponse(200, { id, email: 'other@example.com' })
  },
}

export const getCurrentUserEmail = defectsOf('getCurrentUserEmail', {
  'get-current-user-email/returns-the-email': [
    ['SFX-03', 'returns another record', altersProperty('id', (id) => Number(id) + 1)],
  ],
  'get-current-user-email/unknown-is-404': [
    ['STA-03', 'returns an empty email address for an unknown ID', returnsSuccessFor(404, 200)],
    ['STA-02', 'returns 403 for 404', replacesStatus(404, 403)],
    ['AUT-05', 'returns the email of another user', findsEmailsOfOthers],
    ['AUT-05', 'returns the email of another user to administrators', when(by('admin'), findsEmailsOfOthers)],
  ],
})
