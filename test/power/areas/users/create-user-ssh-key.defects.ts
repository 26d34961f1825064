/** Defects of createUserSshKey, by the rule that each violates. */
import { defectsOf } from '../../mutant.ts'
import { isNormal, when } from '../../vocabulary/conditions.ts'
import { ignoresPermissions, undoesEffect } from '../../vocabulary/effects.ts'

export const createUserSshKey = defectsOf('createUserSshKey', {
  'create-user-ssh-key/belongs-to-user': [
    ['STT-01', 'does not store the key', undoesEffect],
    [
      'SFX-03',
      'stores the administrator as the owner',
      {
        around: (call, upstream) =>
          upstream.pass({ ...call, operation: 'createCurrentUserSshKey', path: '/api/v4/user/keys' }),
      },
    ],
  ],
  'create-user-ssh-key/administrators-only': [
    ['AUT-02', 'accepts every authenticated user', when(isNormal, ignoresPermissions)],
  ],
})
