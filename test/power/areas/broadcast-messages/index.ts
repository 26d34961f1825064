/** Defects of broadcast messages: wrong times, wrong callers, missing messages. */
import type { OperationId } from '../../../../generated/operations.ts'
import { isRecord, withValue } from '../../message.ts'
import { defectsOf, mutant, mutantsOf, type Mutant } from '../../mutant.ts'
import { altersPage, altersRecords, replacesStatus } from '../../vocabulary/responses.ts'
import { by, isAnonymous, lacks, when } from '../../vocabulary/conditions.ts'
import { undoesEffect, hasNoEffect, rejects, ignoresPermissions } from '../../vocabulary/effects.ts'
import { defaultsParameter, altersRequest, ignores } from '../../vocabulary/requests.ts'

const hour = 3_600_000
const fromNow = (milliseconds: number): string => new Date(Date.now() + milliseconds).toISOString()

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

const access = operations.flatMap((operation) => {
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

/** Properties of a read message that differ from the created one. */
const keeps = (['createBroadcastMessage', 'updateBroadcastMessage'] as const).flatMap((operation) =>
  ['starts_at', 'ends_at', 'color', 'font'].map((name) =>
    mutant(
      'SEM-01',
      operation,
      operation === 'createBroadcastMessage'
        ? 'create-broadcast-message/attributes-are-kept'
        : 'update-broadcast-message/attributes-are-kept',
      `ignores ${name}`,
      ignores(name),
    ),
  ),
)

export const broadcastMessageMutants: readonly Mutant[] = [
  ...access,
  ...keeps,
  mutant(
    'SFX-01',
    'listBroadcastMessages',
    'list-broadcast-messages/lists-messages',
    'omits the newest message',
    altersPage((items) => {
      const newest = Math.max(...items.map((item) => (isRecord(item) ? Number(item['id']) : 0)))
      return items.filter((item) => !isRecord(item) || item['id'] !== newest)
    }),
  ),
  ...defectsOf('createBroadcastMessage', {
    'create-broadcast-message/message-required': [
      ['SEM-05', 'accepts an empty message', defaultsParameter('message', ' ')],
    ],
    'create-broadcast-message/starts-now-by-default': [
      [
        'SEM-05',
        'sets starts_at an hour ago by default',
        when(
          lacks('starts_at'),
          altersRequest((call) => withValue(call, 'starts_at', fromNow(-hour))),
        ),
      ],
    ],
    'create-broadcast-message/ends-in-an-hour-by-default': [
      [
        'SEM-05',
        'sets ends_at two hours from now by default',
        when(
          lacks('ends_at'),
          altersRequest((call) => withValue(call, 'ends_at', fromNow(2 * hour))),
        ),
      ],
    ],
    'create-broadcast-message/attributes-are-kept': [
      ['STT-01', 'returns the attributes without storing them', undoesEffect],
    ],
  }),
  mutant(
    'SFX-03',
    'getBroadcastMessage',
    'get-broadcast-message/returns-the-message',
    'returns another message',
    altersRecords((record) => ({ ...record, message: 'Something else' })),
  ),
  ...defectsOf('updateBroadcastMessage', {
    'update-broadcast-message/all-optional': [
      ['STA-03', 'requires the message', when(lacks('message'), rejects(400))],
    ],
    'update-broadcast-message/attributes-are-kept': [
      ['STT-01', 'returns the attributes without storing them', undoesEffect],
    ],
  }),
  mutant(
    'SFX-01',
    'deleteBroadcastMessage',
    'delete-broadcast-message/removes-the-message',
    'keeps the record',
    hasNoEffect(200),
  ),
]
