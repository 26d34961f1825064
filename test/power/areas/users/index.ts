/** Mutants of reads of users. */
import { isRecord, jsonOf, valueOf, withJson, type Call } from '../../message.ts'
import { mutant, type Mutant } from '../../mutant.ts'
import {
  altersResponse,
  announces,
  drops,
  changesEach,
  shows,
  showsAs,
  swaps,
} from '../../vocabulary/responses.ts'
import { by, isNormal, when } from '../../vocabulary/conditions.ts'
import { forgets, jsonResponse, ignoresPermissions } from '../../vocabulary/effects.ts'
import { ignores, takes } from '../../vocabulary/requests.ts'

const lists = [
  mutant(
    'SCH-05',
    'listUsers',
    'list-users/summaries-for-normal-users',
    'returns all properties',
    when(isNormal, ignoresPermissions),
  ),
  mutant(
    'SCH-05',
    'listUsers',
    'list-users/summaries-for-normal-users',
    'returns email addresses',
    when(
      isNormal,
      changesEach((user) => ({ ...user, email: `${String(user['username'])}@example.com` })),
    ),
  ),
  mutant(
    'SCH-01',
    'listUsers',
    'list-users/full-for-administrators',
    'returns summaries to administrators',
    drops('email'),
  ),
  ...(['active', 'blocked', 'external', 'username'] as const).map((name) =>
    mutant('SEM-01', 'listUsers', `list-users/${name}-filter`, `ignores ${name}`, ignores(name)),
  ),
  mutant('SEM-02', 'listUsers', 'list-users/username-filter', 'matches prefixes of usernames', {
    around: (call, behind) => {
      const username = valueOf(call, 'username')
      if (username === undefined) return behind.pass(call)
      const query = new URLSearchParams(call.query)
      query.delete('username')
      query.set('search', JSON.stringify(username).replaceAll('"', ''))
      return behind.pass({ ...call, query: query.toString() })
    },
  }),
  ...(['email', 'username'] as const).map((place) =>
    mutant(
      'SEM-03',
      'listUsers',
      `list-users/search-by-${place}`,
      `does not search the ${place}`,
      when((call) => valueOf(call, 'search') !== undefined && isEmailPath(call) === (place === 'email'), {
        around: async (call, behind) => {
          const response = await behind.pass(call)
          return { ...response, body: Buffer.from('[]') }
        },
      }),
    ),
  ),
  mutant(
    'SEM-01',
    'listUsers',
    'list-users/search-by-username',
    'ignores the search text',
    ignores('search'),
  ),
  mutant(
    'SEM-01',
    'listUsers',
    'list-users/extern-uid-filter',
    'ignores identities',
    ignores('extern_uid', 'provider'),
  ),
  mutant(
    'SEM-02',
    'listUsers',
    'list-users/extern-uid-filter',
    'ignores provider',
    takes('provider', () => 'ldap'),
  ),
] as const

const single = [
  mutant(
    'SCH-05',
    'getUser',
    'get-user/profile-for-normal-users',
    'returns all properties',
    when(isNormal, ignoresPermissions),
  ),
  mutant(
    'SCH-01',
    'getUser',
    'get-user/profile-for-normal-users',
    'omits the profile',
    when(isNormal, drops('bio')),
  ),
  mutant('SCH-01', 'getUser', 'get-user/full-for-administrators', 'omits the email address', drops('email')),
  mutant(
    'SCH-05',
    'getUser',
    'get-user/full-for-administrators',
    'returns the private token',
    changesEach((user) => ({ ...user, private_token: 'x'.repeat(20) })),
  ),
  mutant('STT-04', 'getUser', 'get-user/state', 'returns active as the state', shows('state', 'active')),
  mutant('SFX-01', 'blockUser', 'get-user/state', 'blocks no user', forgets),
  mutant('SFX-01', 'unblockUser', 'get-user/state', 'unblocks no user', forgets),
  mutant(
    'STA-03',
    'getUser',
    'get-user/unknown-is-404',
    'returns an empty user for an unknown ID',
    announces(404, 200),
  ),
  mutant('STA-02', 'getUser', 'get-user/unknown-is-404', 'returns 403 for 404', swaps(404, 403)),
  mutant('STA-02', 'blockUser', 'block-user/route-exists', 'returns the response for an unknown route', {
    around: async () => jsonResponse(404, { error: '404 Not Found' }),
  }),
  mutant('STA-02', 'unblockUser', 'unblock-user/route-exists', 'returns the response for an unknown route', {
    around: async () => jsonResponse(404, { error: '404 Not Found' }),
  }),
] as const

const secrets = [
  mutant(
    'SFX-03',
    'getCurrentUser',
    'get-current-user/returns-the-caller',
    'returns the first user',
    when(
      by('owner'),
      showsAs('id', () => 1),
    ),
  ),
  mutant(
    'AUT-04',
    'getCurrentUser',
    'get-current-user/returns-sudo-user',
    'ignores sudo by ID',
    when(hasNumericSudo, ignores('sudo')),
  ),
  mutant(
    'SCH-05',
    'getCurrentUser',
    'get-current-user/secrets-under-sudo',
    'omits the token under sudo',
    drops('private_token'),
  ),
  mutant(
    'SCH-01',
    'getCurrentUser',
    'get-current-user/secrets-under-sudo',
    'omits is_admin under sudo',
    drops('is_admin'),
  ),
  mutant(
    'SCH-05',
    'getCurrentUser',
    'get-current-user/no-token-without-sudo',
    'returns a token without sudo',
    altersResponse((response) => {
      const user = jsonOf(response)
      return isRecord(user) && !('private_token' in user)
        ? withJson(response, { ...user, private_token: 'x'.repeat(20) })
        : response
    }),
  ),
  mutant(
    'SFX-03',
    'getCurrentUser',
    'get-current-user/sudo-token-works',
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
  ),
] as const

export const userMutants: readonly Mutant[] = [...lists, ...single, ...secrets]

/** What is searched for is an email address. */
function isEmailPath(call: Call): boolean {
  return String(valueOf(call, 'search')).includes('@')
}

function hasNumericSudo(call: Call): boolean {
  return /^\d+$/.test(String(valueOf(call, 'sudo')))
}
