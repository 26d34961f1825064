/** Defects of getCurrentUserSshKey, by the rule that each violates. */
import { segmentsOf } from '../../message.ts'
import { defectsOf, type Fault } from '../../mutant.ts'
import { by, when } from '../../vocabulary/conditions.ts'
import { jsonResponse } from '../../vocabulary/effects.ts'
import { listedAt } from '../../vocabulary/lookups.ts'
import {
  altersProperty,
  replacesStatus,
  returnsSuccessFor,
  returnsValue,
} from '../../vocabulary/responses.ts'

const findsKeysOfOthers: Fault = {
  async around(call, upstream) {
    const response = await upstream.pass(call)
    if (response.status !== 404) return response
    for (const { id } of await listedAt('/users', call, upstream)) {
      const keys = await listedAt(`/users/${String(id)}/keys`, call, upstream)
      const found = keys.find((key) => String(key['id']) === segmentsOf(call)[2])
      if (found !== undefined) return jsonResponse(200, found)
    }
    return response
  },
}

export const getCurrentUserSshKey = defectsOf('getCurrentUserSshKey', {
  'get-current-user-ssh-key/returns-the-key': [
    ['SFX-03', 'returns another record', altersProperty('id', (id) => Number(id) + 1)],
    ['SEM-02', 'returns another title', returnsValue('title', 'Untitled')],
    ['SEM-02', 'was created now', altersProperty('created_at', () => new Date().toISOString())],
  ],
  'get-current-user-ssh-key/unknown-is-404': [
    ['STA-03', 'returns an empty key for an unknown ID', returnsSuccessFor(404, 200)],
    ['STA-02', 'returns 403 for 404', replacesStatus(404, 403)],
    ['AUT-05', 'returns keys of others to administrators', when(by('admin'), findsKeysOfOthers)],
  ],
})
