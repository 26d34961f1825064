/** Mutants of reads of users. */
import { isRecord, jsonOf, valueOf, withJson, type Call } from '../../message.ts'
import { defectsOf, mutant, type Mutant } from '../../mutant.ts'
import {
  altersResponse,
  returnsSuccessFor,
  omitsProperty,
  altersRecords,
  returnsValue,
  altersProperty,
  replacesStatus,
} from '../../vocabulary/responses.ts'
import { by, isNormal, when } from '../../vocabulary/conditions.ts'
import { undoesEffect, jsonResponse, ignoresPermissions } from '../../vocabulary/effects.ts'
import { ignores, altersParameter } from '../../vocabulary/requests.ts'

const lists = [
  ...defectsOf('listUsers', {
    'list-users/summaries-for-normal-users': [
      ['SCH-05', 'returns all properties', when(isNormal, ignoresPermissions)],
      [
        'SCH-05',
        'returns email addresses',
        when(
          isNormal,
          altersRecords((user) => ({ ...user, email: `${String(user['username'])}@example.com` })),
        ),
      ],
    ],
    'list-users/full-for-administrators': [
      ['SCH-01', 'returns summaries to administrators', omitsProperty('email')],
    ],
    'list-users/username-filter': [
      [
        'SEM-02',
        'matches prefixes of usernames',
        {
          around: (call, upstream) => {
            const username = valueOf(call, 'username')
            if (username === undefined) return upstream.pass(call)
            const query = new URLSearchParams(call.query)
            query.delete('username')
            query.set('search', JSON.stringify(username).replaceAll('"', ''))
            return upstream.pass({ ...call, query: query.toString() })
          },
        },
      ],
    ],
    'list-users/search-by-username': [['SEM-01', 'ignores the search text', ignores('search')]],
    'list-users/extern-uid-filter': [
      ['SEM-01', 'ignores identities', ignores('extern_uid', 'provider')],
      ['SEM-02', 'ignores provider', altersParameter('provider', () => 'ldap')],
    ],
  }),
  ...(['active', 'blocked', 'external', 'username'] as const).map((name) =>
    mutant('SEM-01', 'listUsers', `list-users/${name}-filter`, `ignores ${name}`, ignores(name)),
  ),
  ...(['email', 'username'] as const).map((property) =>
    mutant(
      'SEM-03',
      'listUsers',
      `list-users/search-by-${property}`,
      `does not search the ${property}`,
      when((call) => valueOf(call, 'search') !== undefined && isEmailPath(call) === (property === 'email'), {
        around: async (call, upstream) => {
          const response = await upstream.pass(call)
          return { ...response, body: Buffer.from('[]') }
        },
      }),
    ),
  ),
] as const

const single = [
  ...defectsOf('getUser', {
    'get-user/profile-for-normal-users': [
      ['SCH-05', 'returns all properties', when(isNormal, ignoresPermissions)],
      ['SCH-01', 'omits the profile', when(isNormal, omitsProperty('bio'))],
    ],
    'get-user/full-for-administrators': [
      ['SCH-01', 'omits the email address', omitsProperty('email')],
      [
        'SCH-05',
        'returns the private token',
        altersRecords((user) => ({ ...user, private_token: 'x'.repeat(20) })),
      ],
    ],
    'get-user/state': [['STT-04', 'returns active as the state', returnsValue('state', 'active')]],
    'get-user/unknown-is-404': [
      ['STA-03', 'returns an empty user for an unknown ID', returnsSuccessFor(404, 200)],
      ['STA-02', 'returns 403 for 404', replacesStatus(404, 403)],
    ],
  }),
  ...defectsOf('blockUser', {
    'get-user/state': [['SFX-01', 'blocks no user', undoesEffect]],
    'block-user/route-exists': [
      [
        'STA-02',
        'returns the response for an unknown route',
        {
          around: async () => jsonResponse(404, { error: '404 Not Found' }),
        },
      ],
    ],
  }),
  ...defectsOf('unblockUser', {
    'get-user/state': [['SFX-01', 'unblocks no user', undoesEffect]],
    'unblock-user/route-exists': [
      [
        'STA-02',
        'returns the response for an unknown route',
        {
          around: async () => jsonResponse(404, { error: '404 Not Found' }),
        },
      ],
    ],
  }),
] as const

const secrets = [
  ...defectsOf('getCurrentUser', {
    'get-current-user/returns-the-caller': [
      [
        'SFX-03',
        'returns the first user',
        when(
          by('owner'),
          altersProperty('id', () => 1),
        ),
      ],
    ],
    'get-current-user/returns-sudo-user': [
      ['AUT-04', 'ignores sudo by ID', when(hasNumericSudo, ignores('sudo'))],
    ],
    'get-current-user/secrets-under-sudo': [
      ['SCH-05', 'omits the token under sudo', omitsProperty('private_token')],
      ['SCH-01', 'omits is_admin under sudo', omitsProperty('is_admin')],
    ],
    'get-current-user/no-token-without-sudo': [
      [
        'SCH-05',
        'returns a token without sudo',
        altersResponse((response) => {
          const user = jsonOf(response)
          return isRecord(user) && !('private_token' in user)
            ? withJson(response, { ...user, private_token: 'x'.repeat(20) })
            : response
        }),
      ],
    ],
    'get-current-user/sudo-token-works': [
      [
        'SFX-03',
        'returns the token of the administrator',
        {
          around: async (call, { adminToken, pass }) => {
            const response = await pass(call)
            const user = jsonOf(response)
            return isRecord(user) && 'private_token' in user && hasNumericSudo(call)
              ? withJson(response, { ...user, private_token: adminToken })
              : response
          },
        },
      ],
    ],
  }),
] as const

export const userMutants: readonly Mutant[] = [...lists, ...single, ...secrets]

/** What is searched for is an email address. */
function isEmailPath(call: Call): boolean {
  return String(valueOf(call, 'search')).includes('@')
}

function hasNumericSudo(call: Call): boolean {
  return /^\d+$/.test(String(valueOf(call, 'sudo')))
}
