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
import { forgets, pretends, trustsEverybody } from '../../vocabulary/effects.ts'
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
  mutant('AUT-02', operation, rule, 'anybody may', when(isNormal, trustsEverybody)),
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
    'a title is made up',
    byDefault('title', 'Untitled'),
  ),
  mutant('SEM-05', operation, `${prefix}/key-required`, 'a key is made up', byDefault('key', someKey)),
  mutant('STA-02', operation, `${prefix}/taken-is-400`, '409 for 400', swaps(400, 409)),
  mutant('STA-04', operation, `${prefix}/taken-is-400`, 'one text', explains(400, { message: 'Taken' })),
  mutant(
    'STA-04',
    operation,
    `${prefix}/taken-is-400`,
    'the fingerprint is not told',
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
  mutant('STT-01', 'createUserSshKey', 'create-user-ssh-key/belongs-to-user', 'it is not kept', forgets),
  mutant('SFX-03', 'createUserSshKey', 'create-user-ssh-key/belongs-to-user', 'it is the administrator’s', {
    around: (call, behind) =>
      behind.pass({ ...call, operation: 'createCurrentUserSshKey', path: '/api/v4/user/keys' }),
  }),
  mutant('SFX-03', 'listUserSshKeys', 'list-user-ssh-keys/keys-of-the-user', 'the caller’s own', {
    around: (call, behind) =>
      behind.pass({ ...call, operation: 'listCurrentUserSshKeys', path: '/api/v4/user/keys' }),
  }),
  mutant('SFX-02', 'listUserSshKeys', 'list-user-ssh-keys/keys-of-the-user', 'one is missing', losesFirst),
  mutant('SFX-01', 'deleteUserSshKey', 'delete-user-ssh-key/removes-the-key', 'it stays', forgets),
  mutant('STA-01', 'deleteUserSshKey', 'delete-user-ssh-key/removes-the-key', '204 for 200', swaps(200, 204)),
  mutant(
    'IDM-01',
    'deleteUserSshKey',
    'delete-user-ssh-key/unknown-user-is-404',
    'nobody’s key is gone already',
    announces(404, 200),
  ),
  mutant(
    'IDM-01',
    'deleteUserSshKey',
    'delete-user-ssh-key/unknown-key-is-404',
    'a key that is not there is gone already',
    announces(404, 200),
  ),
  mutant(
    'STT-01',
    'createCurrentUserSshKey',
    'create-current-user-ssh-key/belongs-to-caller',
    'it is not kept',
    forgets,
  ),
  mutant(
    'SFX-03',
    'createCurrentUserSshKey',
    'create-current-user-ssh-key/belongs-to-caller',
    'it is the administrator’s',
    trustsEverybody,
  ),
  mutant(
    'STA-01',
    'createCurrentUserSshKey',
    'create-current-user-ssh-key/created-with-201',
    '200 for 201',
    swaps(201, 200),
  ),
  mutant(
    'STA-03',
    'createCurrentUserSshKey',
    'create-current-user-ssh-key/malformed-is-400',
    'anything is a key',
    takes('key', (key) => (/^ssh-|^ecdsa-/.test(String(key)) ? key : someKey)),
  ),
  mutant(
    'SFX-02',
    'listCurrentUserSshKeys',
    'list-current-user-ssh-keys/own-keys',
    'one is missing',
    losesFirst,
  ),
  mutant(
    'SFX-03',
    'listCurrentUserSshKeys',
    'list-current-user-ssh-keys/own-keys',
    'the administrator’s',
    trustsEverybody,
  ),
  mutant(
    'AUT-05',
    'listCurrentUserSshKeys',
    'list-current-user-ssh-keys/own-keys',
    'somebody else’s as well',
    lists((keys) => [
      ...keys,
      { id: 1_000_000, title: 'Another’s', key: someKey, created_at: '2017-01-01T00:00:00Z' },
    ]),
  ),
  mutant(
    'SFX-03',
    'getCurrentUserSshKey',
    'get-current-user-ssh-key/shows-the-key',
    'another is shown',
    showsAs('id', (id) => Number(id) + 1),
  ),
  mutant(
    'SEM-02',
    'getCurrentUserSshKey',
    'get-current-user-ssh-key/shows-the-key',
    'another title',
    shows('title', 'Untitled'),
  ),
  mutant(
    'STA-03',
    'getCurrentUserSshKey',
    'get-current-user-ssh-key/unknown-is-404',
    'an empty key',
    announces(404, 200),
  ),
  mutant(
    'STA-02',
    'getCurrentUserSshKey',
    'get-current-user-ssh-key/unknown-is-404',
    '403 for 404',
    swaps(404, 403),
  ),
  mutant(
    'SFX-01',
    'deleteCurrentUserSshKey',
    'delete-current-user-ssh-key/removes-the-key',
    'it stays',
    pretends(200),
  ),
  mutant(
    'IDM-01',
    'deleteCurrentUserSshKey',
    'delete-current-user-ssh-key/gone-is-200',
    '404 for what is gone',
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
    'list-user-emails/addresses-of-the-user',
    'addresses of everybody',
    everybodys(),
  ),
  mutant(
    'AUT-05',
    'listCurrentUserEmails',
    'list-current-user-emails/own-addresses',
    'addresses of everybody',
    everybodys(),
  ),
  mutant(
    'SFX-03',
    'getCurrentUserEmail',
    'get-current-user-email/shows-the-address',
    'another is shown',
    showsAs('id', (id) => Number(id) + 1),
  ),
  mutant(
    'STA-03',
    'getCurrentUserEmail',
    'get-current-user-email/unknown-is-404',
    'an empty address',
    announces(404, 200),
  ),
  mutant(
    'STA-02',
    'getCurrentUserEmail',
    'get-current-user-email/unknown-is-404',
    '403 for 404',
    swaps(404, 403),
  ),
]

/** The list of each user includes the email addresses of all users. */
function everybodys(): Mutant['fault'] {
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
