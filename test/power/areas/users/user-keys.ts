/** Defects of SSH keys and email addresses of users: those of another user, and altered ones. */
import { isRecord, jsonOf, withJson } from '../../message.ts'
import { mutant, type Mutant } from '../../mutant.ts'
import {
  altersResponse,
  announces,
  explains,
  lists,
  losesFirst,
  shows,
  showsAs,
  swaps,
} from '../../vocabulary/responses.ts'
import { isNormal, when } from '../../vocabulary/conditions.ts'
import { forgets, pretends, ignoresPermissions } from '../../vocabulary/effects.ts'
import { byDefault, takes } from '../../vocabulary/requests.ts'

/** Another key than that of any caller. */
const someKey = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIGJmZmZmZmZmZmZmZmZmZmZmZmZmZmZmZmZmZmZmZmZm made-up'

const administratorsOnly = (
  [
    ['listUserSshKeys', 'list-user-ssh-keys/administrators-only'],
    ['createUserSshKey', 'create-user-ssh-key/administrators-only'],
    ['deleteUserSshKey', 'delete-user-ssh-key/administrators-only'],
    ['listUserEmails', 'list-user-emails/administrators-only'],
  ] as const
).map(([operation, rule]) =>
  mutant('AUT-02', operation, rule, 'accepts every authenticated user', when(isNormal, ignoresPermissions)),
)

const creations = [
  { operation: 'createUserSshKey', prefix: 'create-user-ssh-key' },
  { operation: 'createCurrentUserSshKey', prefix: 'create-current-user-ssh-key' },
] as const

const made = creations.flatMap(({ operation, prefix }) => [
  mutant(
    'SEM-05',
    operation,
    `${prefix}/title-required`,
    'sets a title by default',
    byDefault('title', 'Untitled'),
  ),
  mutant('SEM-05', operation, `${prefix}/key-required`, 'sets a key by default', byDefault('key', someKey)),
  mutant('STA-02', operation, `${prefix}/taken-is-400`, 'returns 409 for 400', swaps(400, 409)),
  mutant(
    'STA-04',
    operation,
    `${prefix}/taken-is-400`,
    'returns one string for each property',
    explains(400, { message: 'Taken' }),
  ),
  mutant(
    'STA-04',
    operation,
    `${prefix}/taken-is-400`,
    'omits the fingerprint from the error',
    altersResponse((response) => {
      const json = jsonOf(response)
      if (response.status !== 400 || !isRecord(json) || !isRecord(json['message'])) return response
      const { fingerprint: _, ...message } = json['message']
      return withJson(response, { message })
    }),
  ),
])

export const userKeyMutants: readonly Mutant[] = [
  ...administratorsOnly,
  ...made,
  mutant(
    'STT-01',
    'createUserSshKey',
    'create-user-ssh-key/belongs-to-user',
    'does not store the key',
    forgets,
  ),
  mutant(
    'SFX-03',
    'createUserSshKey',
    'create-user-ssh-key/belongs-to-user',
    'stores the administrator as the owner',
    {
      around: (call, behind) =>
        behind.pass({ ...call, operation: 'createCurrentUserSshKey', path: '/api/v4/user/keys' }),
    },
  ),
  mutant(
    'SFX-03',
    'listUserSshKeys',
    'list-user-ssh-keys/keys-of-the-user',
    'returns the records of the caller',
    {
      around: (call, behind) =>
        behind.pass({ ...call, operation: 'listCurrentUserSshKeys', path: '/api/v4/user/keys' }),
    },
  ),
  mutant('SFX-02', 'listUserSshKeys', 'list-user-ssh-keys/keys-of-the-user', 'omits one record', losesFirst),
  mutant('SFX-01', 'deleteUserSshKey', 'delete-user-ssh-key/removes-the-key', 'keeps the record', forgets),
  mutant(
    'STA-01',
    'deleteUserSshKey',
    'delete-user-ssh-key/removes-the-key',
    'returns 204 for 200',
    swaps(200, 204),
  ),
  mutant(
    'IDM-01',
    'deleteUserSshKey',
    'delete-user-ssh-key/unknown-user-is-404',
    'returns 200 for a key of an unknown user',
    announces(404, 200),
  ),
  mutant(
    'IDM-01',
    'deleteUserSshKey',
    'delete-user-ssh-key/unknown-key-is-404',
    'returns 200 for an unknown key',
    announces(404, 200),
  ),
  mutant(
    'STT-01',
    'createCurrentUserSshKey',
    'create-current-user-ssh-key/belongs-to-caller',
    'does not store the key',
    forgets,
  ),
  mutant(
    'SFX-03',
    'createCurrentUserSshKey',
    'create-current-user-ssh-key/belongs-to-caller',
    'stores the administrator as the owner',
    ignoresPermissions,
  ),
  mutant(
    'STA-01',
    'createCurrentUserSshKey',
    'create-current-user-ssh-key/created-with-201',
    'returns 200 for 201',
    swaps(201, 200),
  ),
  mutant(
    'STA-03',
    'createCurrentUserSshKey',
    'create-current-user-ssh-key/malformed-is-400',
    'accepts a malformed key',
    takes('key', (key) => (/^ssh-|^ecdsa-/.test(String(key)) ? key : someKey)),
  ),
  mutant(
    'SFX-02',
    'listCurrentUserSshKeys',
    'list-current-user-ssh-keys/own-keys',
    'omits one record',
    losesFirst,
  ),
  mutant(
    'SFX-03',
    'listCurrentUserSshKeys',
    'list-current-user-ssh-keys/own-keys',
    'returns the keys of the administrator',
    ignoresPermissions,
  ),
  mutant(
    'AUT-05',
    'listCurrentUserSshKeys',
    'list-current-user-ssh-keys/own-keys',
    'returns keys of another user as well',
    lists((keys) => [
      ...keys,
      { id: 1_000_000, title: 'Another’s', key: someKey, created_at: '2017-01-01T00:00:00Z' },
    ]),
  ),
  mutant(
    'SFX-03',
    'getCurrentUserSshKey',
    'get-current-user-ssh-key/returns-the-key',
    'returns another record',
    showsAs('id', (id) => Number(id) + 1),
  ),
  mutant(
    'SEM-02',
    'getCurrentUserSshKey',
    'get-current-user-ssh-key/returns-the-key',
    'returns another title',
    shows('title', 'Untitled'),
  ),
  mutant(
    'STA-03',
    'getCurrentUserSshKey',
    'get-current-user-ssh-key/unknown-is-404',
    'returns an empty key for an unknown ID',
    announces(404, 200),
  ),
  mutant(
    'STA-02',
    'getCurrentUserSshKey',
    'get-current-user-ssh-key/unknown-is-404',
    'returns 403 for 404',
    swaps(404, 403),
  ),
  mutant(
    'SFX-01',
    'deleteCurrentUserSshKey',
    'delete-current-user-ssh-key/removes-the-key',
    'keeps the record',
    pretends(200),
  ),
  mutant(
    'IDM-01',
    'deleteCurrentUserSshKey',
    'delete-current-user-ssh-key/gone-is-200',
    'returns 404 for a deleted key',
    {
      async around(call, behind) {
        const gone = behind.memory.has(call.path)
        behind.memory.set(call.path, true)
        const response = await behind.pass(call)
        return gone ? { ...response, status: 404 } : response
      },
    },
  ),
  mutant(
    'AUT-05',
    'listUserEmails',
    'list-user-emails/emails-of-the-user',
    'lists email addresses of all users',
    listsOfAllUsers(),
  ),
  mutant(
    'AUT-05',
    'listCurrentUserEmails',
    'list-current-user-emails/own-emails',
    'lists email addresses of all users',
    listsOfAllUsers(),
  ),
  mutant(
    'SFX-03',
    'getCurrentUserEmail',
    'get-current-user-email/returns-the-email',
    'returns another record',
    showsAs('id', (id) => Number(id) + 1),
  ),
  mutant(
    'STA-03',
    'getCurrentUserEmail',
    'get-current-user-email/unknown-is-404',
    'returns an empty email address for an unknown ID',
    announces(404, 200),
  ),
  mutant(
    'STA-02',
    'getCurrentUserEmail',
    'get-current-user-email/unknown-is-404',
    'returns 403 for 404',
    swaps(404, 403),
  ),
]

/** The list of each user includes the email addresses of all users. */
function listsOfAllUsers(): Mutant['fault'] {
  return {
    async everywhere(call, behind) {
      if (call.operation === 'createUser') {
        const json = jsonOf(call)
        if (isRecord(json)) behind.memory.set(String(json['email']), true)
      }
      const response = await behind.pass(call)
      const json = jsonOf(response)
      const listed = call.operation === 'listUserEmails' || call.operation === 'listCurrentUserEmails'
      if (!listed || !Array.isArray(json)) return response
      return withJson(
        response,
        [...behind.memory.keys()].map((email, index) => ({ id: index + 1, email })),
      )
    },
  }
}
