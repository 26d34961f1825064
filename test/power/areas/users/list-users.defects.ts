/** Defects of listUsers, by the rule that each violates. */
import { type Call, valueOf } from '../../message.ts'
import { defectsOf, mutant, type Fault, type Mutant } from '../../mutant.ts'
import { has as hasParameter, isNormal, when } from '../../vocabulary/conditions.ts'
import { ignoresPermissions } from '../../vocabulary/effects.ts'
import { altersParameter, ignores } from '../../vocabulary/requests.ts'
import { altersRecords, omitsProperty } from '../../vocabulary/responses.ts'
import { omitsItems } from '../../vocabulary/lists.ts'
import { findsDeleted } from '../../vocabulary/memory.ts'

/** What is searched for is an email address. */
function isEmailPath(call: Call): boolean {
  return String(valueOf(call, 'search')).includes('@')
}

/** Users whom the caller sees with the property have the same value. */
const has = (property: string, value: unknown): Fault =>
  altersRecords((user) => (property in user ? { ...user, [property]: value } : user))

export const listUsers: readonly Mutant[] = [
  ...defectsOf('listUsers', {
    'list-users/summaries-for-normal-users': [
      ['SCH-05', 'returns all properties', when(isNormal, ignoresPermissions)],
      [
        'SCH-05',
        'returns all properties of one user',
        when(
          (call, upstream) => hasParameter('username')(call, upstream) && isNormal(call, upstream),
          ignoresPermissions,
        ),
      ],
      [
        'SCH-05',
        'returns email addresses',
        when(
          isNormal,
          altersRecords((user) => ({ ...user, email: `${String(user['username'])}@example.com` })),
        ),
      ],
    ],
    'list-users/active-filter': [
      ['SEM-01', 'ignores active for normal users', when(isNormal, ignores('active'))],
      [
        'SEM-09',
        'lists no administrators as active',
        when(
          hasParameter('active'),
          omitsItems((user) => user['is_admin'] === true),
        ),
      ],
    ],
    'list-users/blocked-filter': [
      ['SEM-01', 'ignores blocked for normal users', when(isNormal, ignores('blocked'))],
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
    'list-users/search-by-email': [
      [
        'SEM-02',
        'searches what is before the at sign',
        altersParameter('search', (text) => String(text).replace(/@.*$/, '')),
      ],
    ],
    'general/success-is-200': [
      [
        'SEM-03',
        'searches no email addresses of active users',
        when(
          hasParameter('active'),
          altersParameter('search', (text) => (String(text).includes('@') ? 'no-such-user' : text)),
        ),
      ],
      [
        'SEM-06',
        'finds deleted users by their user names',
        findsDeleted('deleteUser', 'listUsers', 'username', 'username'),
      ],
    ],
  }),
  ...Object.entries({
    identities: [],
    is_admin: false,
    external: false,
    can_create_group: true,
    projects_limit: 100_000,
    bio: null,
    organization: null,
  }).map(([property, value]) =>
    mutant(
      'SEM-02',
      'listUsers',
      'general/success-is-200',
      `returns the default ${property}`,
      has(property, value),
    ),
  ),
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
]
