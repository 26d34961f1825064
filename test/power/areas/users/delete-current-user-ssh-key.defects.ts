/** Defects of deleteCurrentUserSshKey, by the rule that each violates. */
import { defectsOf, type Fault } from '../../mutant.ts'
import { by, when } from '../../vocabulary/conditions.ts'
import { hasNoEffect, otherCall } from '../../vocabulary/effects.ts'
import { alsoDoesAll, listedAt } from '../../vocabulary/lookups.ts'
import { segmentsOf } from '../../message.ts'

/** A deletion finds the keys of every user. */
const deletesKeysOfOthers: Fault = alsoDoesAll(async (call, upstream) => {
  const key = segmentsOf(call)[2] ?? ''
  const users = await listedAt('/users', call, upstream)
  return users.map(({ id }) => otherCall(call, 'DELETE', `/users/${Number(id)}/keys/${key}`))
})

export const deleteCurrentUserSshKey = defectsOf('deleteCurrentUserSshKey', {
  'delete-current-user-ssh-key/removes-the-key': [
    ['SFX-01', 'keeps the record', hasNoEffect(200)],
    ['SFX-04', 'deletes keys of other users', deletesKeysOfOthers],
    ['SFX-04', 'deletes keys of others for administrators', when(by('admin'), deletesKeysOfOthers)],
  ],
  'delete-current-user-ssh-key/gone-is-200': [
    [
      'IDM-01',
      'returns 404 for a deleted key',
      {
        async around(call, upstream) {
          const gone = upstream.memory.has(call.path)
          upstream.memory.set(call.path, true)
          const response = await upstream.pass(call)
          return gone ? { ...response, status: 404 } : response
        },
      },
    ],
  ],
})
