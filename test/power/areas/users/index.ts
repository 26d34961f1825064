/** Users who are listed and shown otherwise than asked. */
import { isRecord, jsonOf, valueOf, withJson, type Call } from '../../message.ts'
import { mutant, type Mutant } from '../../mutant.ts'
import {
  altersResponse,
  announces,
  drops,
  saysOfEach,
  shows,
  showsAs,
  swaps,
} from '../../vocabulary/responses.ts'
import { by, isNormal, when } from '../../vocabulary/conditions.ts'
import { forgets, jsonResponse, trustsEverybody } from '../../vocabulary/effects.ts'
import { ignores, takes } from '../../vocabulary/requests.ts'

const lists = [
  mutant(
    'SCH-05',
    'listUsers',
    'list-users/summaries-for-normal-users',
    'everything is shown',
    when(isNormal, trustsEverybody),
  ),
  mutant(
    'SCH-05',
    'listUsers',
    'list-users/summaries-for-normal-users',
    'email addresses are shown',
    when(
      isNormal,
      saysOfEach((user) => ({ ...user, email: `${String(user['username'])}@example.com` })),
    ),
  ),
  mutant(
    'SCH-01',
    'listUsers',
    'list-users/full-for-administrators',
    'a summary for everybody',
    drops('email'),
  ),
  ...(['active', 'blocked', 'external', 'username'] as const).map((name) =>
    mutant('SEM-01', 'listUsers', `list-users/${name}-filter`, `${name} is ignored`, ignores(name)),
  ),
  mutant(
    'SEM-02',
    'listUsers',
    'list-users/username-filter',
    'users whose names begin so are listed as well',
    {
      around: (call, behind) => {
        const username = valueOf(call, 'username')
        if (username === undefined) return behind.pass(call)
        const query = new URLSearchParams(call.query)
        query.delete('username')
        query.set('search', JSON.stringify(username).replaceAll('"', ''))
        return behind.pass({ ...call, query: query.toString() })
      },
    },
  ),
  ...(['email', 'username'] as const).map((place) =>
    mutant(
      'SEM-03',
      'listUsers',
      `list-users/search-by-${place}`,
      `the ${place} is not searched`,
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
    'the text is not looked at',
    ignores('search'),
  ),
  mutant(
    'SEM-01',
    'listUsers',
    'list-users/extern-uid-filter',
    'identities are not looked at',
    ignores('extern_uid', 'provider'),
  ),
  mutant(
    'SEM-02',
    'listUsers',
    'list-users/extern-uid-filter',
    'any provider will do',
    takes('provider', () => 'ldap'),
  ),
] as const

const single = [
  mutant(
    'SCH-05',
    'getUser',
    'get-user/profile-for-normal-users',
    'everything is shown',
    when(isNormal, trustsEverybody),
  ),
  mutant(
    'SCH-01',
    'getUser',
    'get-user/profile-for-normal-users',
    'no profile',
    when(isNormal, drops('bio')),
  ),
  mutant('SCH-01', 'getUser', 'get-user/full-for-administrators', 'no address', drops('email')),
  mutant(
    'SCH-05',
    'getUser',
    'get-user/full-for-administrators',
    'the token as well',
    saysOfEach((user) => ({ ...user, private_token: 'x'.repeat(20) })),
  ),
  mutant('STT-04', 'getUser', 'get-user/state', 'always active', shows('state', 'active')),
  mutant('SFX-01', 'blockUser', 'get-user/state', 'nobody is blocked', forgets),
  mutant('SFX-01', 'unblockUser', 'get-user/state', 'nobody is unblocked', forgets),
  mutant('STA-03', 'getUser', 'get-user/unknown-is-404', 'an empty user', announces(404, 200)),
  mutant('STA-02', 'getUser', 'get-user/unknown-is-404', '403 for 404', swaps(404, 403)),
  mutant('STA-02', 'blockUser', 'block-user/route-exists', 'the route is unknown', {
    around: async () => jsonResponse(404, { error: '404 Not Found' }),
  }),
  mutant('STA-02', 'unblockUser', 'unblock-user/route-exists', 'the route is unknown', {
    around: async () => jsonResponse(404, { error: '404 Not Found' }),
  }),
] as const

const secrets = [
  mutant(
    'SFX-03',
    'getCurrentUser',
    'get-current-user/shows-the-caller',
    'the first user is shown',
    when(
      by('owner'),
      showsAs('id', () => 1),
    ),
  ),
  mutant(
    'AUT-04',
    'getCurrentUser',
    'get-current-user/shows-sudo-user',
    'sudo by number is oneself',
    when(hasNumericSudo, ignores('sudo')),
  ),
  mutant(
    'SCH-05',
    'getCurrentUser',
    'get-current-user/secrets-under-sudo',
    'no token is shown',
    drops('private_token'),
  ),
  mutant(
    'SCH-01',
    'getCurrentUser',
    'get-current-user/secrets-under-sudo',
    'whether an administrator is not told',
    drops('is_admin'),
  ),
  mutant(
    'SCH-05',
    'getCurrentUser',
    'get-current-user/no-token-without-sudo',
    'everybody is shown a token',
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
    'the token is that of the administrator',
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
