/** Defects of deleteUserSshKey, by the rule that each violates. */
import { defectsOf } from '../../mutant.ts'
import { isNormal, when } from '../../vocabulary/conditions.ts'
import { ignoresPermissions, undoesEffect } from '../../vocabulary/effects.ts'
import { replacesStatus, returnsSuccessFor } from '../../vocabulary/responses.ts'

export const deleteUserSshKey = defectsOf('deleteUserSshKey', {
  'delete-user-ssh-key/removes-the-key': [
    ['SFX-01', 'keeps the record', undoesEffect],
    ['STA-01', 'returns 204 for 200', replacesStatus(200, 204)],
  ],
  'delete-user-ssh-key/unknown-user-is-404': [
    ['IDM-01', 'returns 200 for a key of an unknown user', returnsSuccessFor(404, 200)],
  ],
  'delete-user-ssh-key/unknown-key-is-404': [
    ['IDM-01', 'returns 200 for an unknown key', returnsSuccessFor(404, 200)],
  ],
  'delete-user-ssh-key/administrators-only': [
    ['AUT-02', 'accepts every authenticated user', when(isNormal, ignoresPermissions)],
  ],
})
