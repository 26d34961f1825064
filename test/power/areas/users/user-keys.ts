/** Defects of SSH keys and email addresses of users: those of another user, and altered ones. */
import { isRecord, jsonOf, withJson } from '../../message.ts'
import { defectsOf, mutant, mutantsOf, type Mutant } from '../../mutant.ts'
import {
  altersResponse,
  returnsSuccessFor,
  returnsErrorBody,
  altersPage,
  omitsFirstItem,
  returnsValue,
  altersProperty,
  replacesStatus,
} from '../../vocabulary/responses.ts'
import { isNormal, when } from '../../vocabulary/conditions.ts'
import { undoesEffect, hasNoEffect, ignoresPermissions } from '../../vocabulary/effects.ts'
import { defaultsParameter, altersParameter } from '../../vocabulary/requests.ts'

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
    defaultsParameter('title', 'Untitled'),
  ),
  mutant(
    'SEM-05',
    operation,
    `${prefix}/key-required`,
    'sets a key by default',
    defaultsParameter('key', someKey),
  ),
  ...mutantsOf(
    operation,
    `${prefix}/taken-is-400`,
    ['STA-02', 'returns 409 for 400', replacesStatus(400, 409)],
    ['STA-04', 'returns one string for each property', returnsErrorBody(400, { message: 'Taken' })],
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
    ['STT-01', 'does not store the key', undoesEffect],
    [
      'SFX-03',
      'stores the administrator as the owner',
      {
        around: (call, upstream) =>
          upstream.pass({ ...call, operation: 'createCurrentUserSshKey', path: '/api/v4/user/keys' }),
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
        around: (call, upstream) =>
          upstream.pass({ ...call, operation: 'listCurrentUserSshKeys', path: '/api/v4/user/keys' }),
      },
    ],
    ['SFX-02', 'omits one record', omitsFirstItem],
  ),
  ...defectsOf('deleteUserSshKey', {
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
  }),
  ...defectsOf('createCurrentUserSshKey', {
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
  }),
  ...mutantsOf(
    'listCurrentUserSshKeys',
    'list-current-user-ssh-keys/own-keys',
    ['SFX-02', 'omits one record', omitsFirstItem],
    ['SFX-03', 'returns the keys of the administrator', ignoresPermissions],
    [
      'AUT-05',
      'returns keys of another user as well',
      altersPage((keys) => [
        ...keys,
        { id: 1_000_000, title: 'Another’s', key: someKey, created_at: '2017-01-01T00:00:00Z' },
      ]),
    ],
  ),
  ...defectsOf('getCurrentUserSshKey', {
    'get-current-user-ssh-key/returns-the-key': [
      ['SFX-03', 'returns another record', altersProperty('id', (id) => Number(id) + 1)],
      ['SEM-02', 'returns another title', returnsValue('title', 'Untitled')],
    ],
    'get-current-user-ssh-key/unknown-is-404': [
      ['STA-03', 'returns an empty key for an unknown ID', returnsSuccessFor(404, 200)],
      ['STA-02', 'returns 403 for 404', replacesStatus(404, 403)],
    ],
  }),
  ...defectsOf('deleteCurrentUserSshKey', {
    'delete-current-user-ssh-key/removes-the-key': [['SFX-01', 'keeps the record', hasNoEffect(200)]],
    'delete-current-user-ssh-key/gone-is-200': [
      [
        'IDM-01',
        'returns 404 for a deleted key',
        {
          async around(call, upstream) {
            const gone = upstream.memory.has(call.path)
            upstream.memory.set(call.path, true)
            const response = await upstream.pass(call)
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
      ['SFX-03', 'returns another record', altersProperty('id', (id) => Number(id) + 1)],
    ],
    'get-current-user-email/unknown-is-404': [
      ['STA-03', 'returns an empty email address for an unknown ID', returnsSuccessFor(404, 200)],
      ['STA-02', 'returns 403 for 404', replacesStatus(404, 403)],
    ],
  }),
]

/** The list of each user includes the email addresses of all users. */
function listsOfAllUsers(): Mutant['fault'] {
  return {
    async everywhere(call, upstream) {
      if (call.operation === 'createUser') {
        const json = jsonOf(call)
        if (isRecord(json)) upstream.memory.set(String(json['email']), true)
      }
      const response = await upstream.pass(call)
      const json = jsonOf(response)
      const listed = call.operation === 'listUserEmails' || call.operation === 'listCurrentUserEmails'
      if (!listed || !Array.isArray(json)) return response
      return withJson(
        response,
        [...upstream.memory.keys()].map((email, index) => ({ id: index + 1, email })),
      )
    },
  }
}
