/** Defects of SSH keys and email addresses of users: those of another user, and altered ones. */
import { isRecord, jsonOf, withJson } from '../../message.ts'
import { defectsOf, mutant, mutantsOf, type Mutant } from '../../mutant.ts'
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
  ...mutantsOf(
    operation,
    `${prefix}/taken-is-400`,
    ['STA-02', 'returns 409 for 400', swaps(400, 409)],
    ['STA-04', 'returns one string for each property', explains(400, { message: 'Taken' })],
    [
      'STA-04',
      'omits the fingerprint from the error',
      altersResponse((response) => {
        const json = jsonOf(response)
        if (response.status !== 400 || !isRecord(json) || !isRecord(json['message'])) return response
        const { fingerprint: _, ...message } = json['message']
        return withJson(response, { message })
      }),
    ],
  ),
])

export const userKeyMutants: readonly Mutant[] = [
  ...administratorsOnly,
  ...made,
  ...mutantsOf(
    'createUserSshKey',
    'create-user-ssh-key/belongs-to-user',
    ['STT-01', 'does not store the key', forgets],
    [
      'SFX-03',
      'stores the administrator as the owner',
      {
        around: (call, behind) =>
          behind.pass({ ...call, operation: 'createCurrentUserSshKey', path: '/api/v4/user/keys' }),
      },
    ],
  ),
  ...mutantsOf(
    'listUserSshKeys',
    'list-user-ssh-keys/keys-of-the-user',
    [
      'SFX-03',
      'returns the records of the caller',
      {
        around: (call, behind) =>
          behind.pass({ ...call, operation: 'listCurrentUserSshKeys', path: '/api/v4/user/keys' }),
      },
    ],
    ['SFX-02', 'omits one record', losesFirst],
  ),
  ...defectsOf('deleteUserSshKey', {
    'delete-user-ssh-key/removes-the-key': [
      ['SFX-01', 'keeps the record', forgets],
      ['STA-01', 'returns 204 for 200', swaps(200, 204)],
    ],
    'delete-user-ssh-key/unknown-user-is-404': [
      ['IDM-01', 'returns 200 for a key of an unknown user', announces(404, 200)],
    ],
    'delete-user-ssh-key/unknown-key-is-404': [
      ['IDM-01', 'returns 200 for an unknown key', announces(404, 200)],
    ],
  }),
  ...defectsOf('createCurrentUserSshKey', {
    'create-current-user-ssh-key/belongs-to-caller': [
      ['STT-01', 'does not store the key', forgets],
      ['SFX-03', 'stores the administrator as the owner', ignoresPermissions],
    ],
    'create-current-user-ssh-key/created-with-201': [['STA-01', 'returns 200 for 201', swaps(201, 200)]],
    'create-current-user-ssh-key/malformed-is-400': [
      [
        'STA-03',
        'accepts a malformed key',
        takes('key', (key) => (/^ssh-|^ecdsa-/.test(String(key)) ? key : someKey)),
      ],
    ],
  }),
  ...mutantsOf(
    'listCurrentUserSshKeys',
    'list-current-user-ssh-keys/own-keys',
    ['SFX-02', 'omits one record', losesFirst],
    ['SFX-03', 'returns the keys of the administrator', ignoresPermissions],
    [
      'AUT-05',
      'returns keys of another user as well',
      lists((keys) => [
        ...keys,
        { id: 1_000_000, title: 'Another’s', key: someKey, created_at: '2017-01-01T00:00:00Z' },
      ]),
    ],
  ),
  ...defectsOf('getCurrentUserSshKey', {
    'get-current-user-ssh-key/returns-the-key': [
      ['SFX-03', 'returns another record', showsAs('id', (id) => Number(id) + 1)],
      ['SEM-02', 'returns another title', shows('title', 'Untitled')],
    ],
    'get-current-user-ssh-key/unknown-is-404': [
      ['STA-03', 'returns an empty key for an unknown ID', announces(404, 200)],
      ['STA-02', 'returns 403 for 404', swaps(404, 403)],
    ],
  }),
  ...defectsOf('deleteCurrentUserSshKey', {
    'delete-current-user-ssh-key/removes-the-key': [['SFX-01', 'keeps the record', pretends(200)]],
    'delete-current-user-ssh-key/gone-is-200': [
      [
        'IDM-01',
        'returns 404 for a deleted key',
        {
          async around(call, behind) {
            const gone = behind.memory.has(call.path)
            behind.memory.set(call.path, true)
            const response = await behind.pass(call)
            return gone ? { ...response, status: 404 } : response
          },
        },
      ],
    ],
  }),
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
  ...defectsOf('getCurrentUserEmail', {
    'get-current-user-email/returns-the-email': [
      ['SFX-03', 'returns another record', showsAs('id', (id) => Number(id) + 1)],
    ],
    'get-current-user-email/unknown-is-404': [
      ['STA-03', 'returns an empty email address for an unknown ID', announces(404, 200)],
      ['STA-02', 'returns 403 for 404', swaps(404, 403)],
    ],
  }),
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
