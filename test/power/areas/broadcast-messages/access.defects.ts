/** Defects of the access to broadcast messages, the same for all operations. */
import type { OperationId } from '../../../../generated/operations.ts'
import { mutantsOf } from '../../mutant.ts'
import { by, isAnonymous, when } from '../../vocabulary/conditions.ts'
import { ignoresPermissions } from '../../vocabulary/effects.ts'
import { replacesStatus } from '../../vocabulary/responses.ts'

const operations = [
  'listBroadcastMessages',
  'createBroadcastMessage',
  'getBroadcastMessage',
  'updateBroadcastMessage',
  'deleteBroadcastMessage',
] as const satisfies readonly OperationId[]

const rulesOfAccess = {
  listBroadcastMessages: [
    'list-broadcast-messages/guests-get-401',
    'list-broadcast-messages/normal-users-get-403',
  ],
  createBroadcastMessage: [
    'create-broadcast-message/guests-get-401',
    'create-broadcast-message/normal-users-get-403',
  ],
  getBroadcastMessage: ['get-broadcast-message/guests-get-401', 'get-broadcast-message/normal-users-get-403'],
  updateBroadcastMessage: [
    'update-broadcast-message/guests-get-401',
    'update-broadcast-message/normal-users-get-403',
  ],
  deleteBroadcastMessage: [
    'delete-broadcast-message/guests-get-401',
    'delete-broadcast-message/normal-users-get-403',
  ],
} as const

export const access = operations.flatMap((operation) => {
  const [guests, normalUsers] = rulesOfAccess[operation]
  return [
    ...mutantsOf(
      operation,
      guests,
      ['AUT-01', 'accepts requests without credentials', when(isAnonymous, ignoresPermissions)],
      ['STA-02', 'returns 404 for 401', when(isAnonymous, replacesStatus(401, 404))],
    ),
    ...mutantsOf(
      operation,
      normalUsers,
      ['AUT-02', 'accepts users who are not administrators', when(by('non-member'), ignoresPermissions)],
      ['STA-02', 'returns 404 for 403', when(by('non-member'), replacesStatus(403, 404))],
    ),
  ]
})
