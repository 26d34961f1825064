/** Defects of broadcast messages: wrong times, wrong callers, missing messages. */
import type { OperationId } from '../../../../generated/operations.ts'
import { isRecord, withValue } from '../../message.ts'
import { mutant, type Mutant } from '../../mutant.ts'
import { lists, saysOfEach, swaps } from '../../vocabulary/responses.ts'
import { by, isAnonymous, lacks, when } from '../../vocabulary/conditions.ts'
import { forgets, pretends, refuses, trustsEverybody } from '../../vocabulary/effects.ts'
import { byDefault, hears, ignores } from '../../vocabulary/requests.ts'

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
    mutant('AUT-01', operation, guests, 'anybody is let in', when(isAnonymous, trustsEverybody)),
    mutant('STA-02', operation, guests, '404 for 401', when(isAnonymous, swaps(401, 404))),
    mutant('AUT-02', operation, normalUsers, 'users are let in', when(by('non-member'), trustsEverybody)),
    mutant('STA-02', operation, normalUsers, '404 for 403', when(by('non-member'), swaps(403, 404))),
  ]
})

/** Shown as it was made, and in another way. */
const keeps = (['createBroadcastMessage', 'updateBroadcastMessage'] as const).flatMap((operation) =>
  ['starts_at', 'ends_at', 'color', 'font'].map((name) =>
    mutant(
      'SEM-01',
      operation,
      operation === 'createBroadcastMessage'
        ? 'create-broadcast-message/attributes-are-kept'
        : 'update-broadcast-message/attributes-are-kept',
      `${name} is passed over`,
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
    'the newest is not listed',
    lists((items) => {
      const newest = Math.max(...items.map((item) => (isRecord(item) ? Number(item['id']) : 0)))
      return items.filter((item) => !isRecord(item) || item['id'] !== newest)
    }),
  ),
  mutant(
    'SEM-05',
    'createBroadcastMessage',
    'create-broadcast-message/message-required',
    'an empty message will do',
    byDefault('message', ' '),
  ),
  mutant(
    'SEM-05',
    'createBroadcastMessage',
    'create-broadcast-message/starts-now-by-default',
    'it starts an hour ago',
    when(
      lacks('starts_at'),
      hears((call) => withValue(call, 'starts_at', fromNow(-hour))),
    ),
  ),
  mutant(
    'SEM-05',
    'createBroadcastMessage',
    'create-broadcast-message/ends-in-an-hour-by-default',
    'it ends in two hours',
    when(
      lacks('ends_at'),
      hears((call) => withValue(call, 'ends_at', fromNow(2 * hour))),
    ),
  ),
  mutant(
    'STT-01',
    'createBroadcastMessage',
    'create-broadcast-message/attributes-are-kept',
    'nothing is kept',
    forgets,
  ),
  mutant(
    'SFX-03',
    'getBroadcastMessage',
    'get-broadcast-message/shows-the-message',
    'another message is shown',
    saysOfEach((record) => ({ ...record, message: 'Something else' })),
  ),
  mutant(
    'STA-03',
    'updateBroadcastMessage',
    'update-broadcast-message/all-optional',
    'the message is required',
    when(lacks('message'), refuses(400)),
  ),
  mutant(
    'STT-01',
    'updateBroadcastMessage',
    'update-broadcast-message/attributes-are-kept',
    'nothing is kept',
    forgets,
  ),
  mutant(
    'SFX-01',
    'deleteBroadcastMessage',
    'delete-broadcast-message/removes-the-message',
    'it stays',
    pretends(200),
  ),
]
