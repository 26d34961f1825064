/** Defects of the access to broadcast messages, the same for all operations. */
import { defectsOfEach } from '../../mutant.ts'
import { by, isAnonymous, when } from '../../vocabulary/conditions.ts'
import { ignoresPermissions } from '../../vocabulary/effects.ts'
import { replacesStatus } from '../../vocabulary/responses.ts'

export const access = defectsOfEach(
  [
    'listBroadcastMessages',
    'createBroadcastMessage',
    'getBroadcastMessage',
    'updateBroadcastMessage',
    'deleteBroadcastMessage',
  ],
  {
    'guests-get-401': [
      ['AUT-01', 'accepts requests without credentials', when(isAnonymous, ignoresPermissions)],
      ['STA-02', 'returns 404 for 401', when(isAnonymous, replacesStatus(401, 404))],
    ],
    'normal-users-get-403': [
      ['AUT-02', 'accepts users who are not administrators', when(by('non-member'), ignoresPermissions)],
      ['STA-02', 'returns 404 for 403', when(by('non-member'), replacesStatus(403, 404))],
    ],
  },
)
