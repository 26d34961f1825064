/** Defects of deleteCurrentUserSshKey, by the rule that each violates. */
import { defectsOf } from '../../mutant.ts'
import { hasNoEffect } from '../../vocabulary/effects.ts'

export const deleteCurrentUserSshKey = defectsOf('deleteCurrentUserSshKey', {
  'delete-current-user-ssh-key/removes-the-key': [['SFX-01', 'keeps the record', hasNoEffect(200)]],
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
