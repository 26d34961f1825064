/** Defects of listUserSshKeys, by the rule that each violates. */
import { defectsOf } from '../../mutant.ts'
import { isNormal, when } from '../../vocabulary/conditions.ts'
import { ignoresPermissions } from '../../vocabulary/effects.ts'
import { omitsFirstItem } from '../../vocabulary/responses.ts'
import { returnsDeleted } from '../../vocabulary/memory.ts'

export const listUserSshKeys = defectsOf('listUserSshKeys', {
  'list-user-ssh-keys/keys-of-the-user': [
    [
      'SFX-03',
      'returns the records of the caller',
      {
        around: (call, upstream) =>
          upstream.pass({ ...call, operation: 'listCurrentUserSshKeys', path: '/api/v4/user/keys' }),
      },
    ],
    ['SFX-02', 'omits one record', omitsFirstItem],
  ],
  'list-user-ssh-keys/administrators-only': [
    ['AUT-02', 'accepts every authenticated user', when(isNormal, ignoresPermissions)],
  ],
  'delete-user/removes-the-user': [['STT-04', 'returns the records of deleted users', returnsDeleted]],
})
