/** Defects of createCurrentUserSshKey, by the rule that each violates. */
import { defectsOf } from '../../mutant.ts'
import { ignoresPermissions, undoesEffect } from '../../vocabulary/effects.ts'
import { altersParameter } from '../../vocabulary/requests.ts'
import { replacesStatus } from '../../vocabulary/responses.ts'
import { someKey } from './shared.ts'

export const createCurrentUserSshKey = defectsOf('createCurrentUserSshKey', {
  'create-current-user-ssh-key/belongs-to-caller': [
    ['STT-01', 'does not store the key', undoesEffect],
    ['SFX-03', 'stores the administrator as the owner', ignoresPermissions],
  ],
  'create-current-user-ssh-key/created-with-201': [
    ['STA-01', 'returns 200 for 201', replacesStatus(201, 200)],
  ],
  'create-current-user-ssh-key/malformed-is-400': [
    [
      'STA-03',
      'accepts a malformed key',
      altersParameter('key', (key) => (/^ssh-|^ecdsa-/.test(String(key)) ? key : someKey)),
    ],
  ],
})
