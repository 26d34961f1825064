/** Users who are listed, made, changed and removed otherwise than asked. */
import { isRecord, isSuccess, jsonOf, segmentsOf, valueOf, withJson, type Call } from '../message.ts'
import { mutant, type Mutant } from '../mutant.ts'
import { answers, announces, drops, saysOfEach, shows, showsAs, swaps } from '../vocabulary/answers.ts'
import { by, has, lacks, when } from '../vocabulary/conditions.ts'
import { byAdministrator, forgets, jsonAnswer, refuses, trustsEverybody } from '../vocabulary/effects.ts'
import { always, byDefault, hears, ignores, takes } from '../vocabulary/requests.ts'

/** Not the administrator the run was begun with. */
const normal = (call: Call, { adminToken }: { readonly adminToken: string }): boolean =>
  call.headers['private-token'] !== adminToken

const lists = [
  mutant(
    'SCH-05',
    'listUsers',
    'list-users/summaries-for-normal-users',
    'everything is shown',
    when(normal, trustsEverybody),
  ),
  mutant(
    'SCH-05',
    'listUsers',
    'list-users/summaries-for-normal-users',
    'email addresses are shown',
    when(
      normal,
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
        query.set('search', String(username))
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
      when((call) => valueOf(call, 'search') !== undefined && isAddress(call) === (place === 'email'), {
        around: async (call, behind) => {
          const answer = await behind.pass(call)
          return { ...answer, body: Buffer.from('[]') }
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

const creation = [
  mutant(
    'AUT-02',
    'createUser',
    'create-user/administrators-only',
    'anybody creates users',
    when(normal, trustsEverybody),
  ),
  mutant('SEM-05', 'createUser', 'create-user/email-required', 'an address is made up', madeUp('email')),
  mutant('SEM-05', 'createUser', 'create-user/username-required', 'a name is made up', madeUp('username')),
  mutant(
    'SEM-05',
    'createUser',
    'create-user/name-required',
    'a full name is made up',
    byDefault('name', 'Nameless'),
  ),
  mutant(
    'STT-03',
    'createUser',
    'create-user/password-or-reset',
    'neither is needed',
    when(lacks('reset_password'), byDefault('password', 'Made-up-0123456789')),
  ),
  mutant(
    'STA-03',
    'createUser',
    'create-user/password-or-reset',
    'a reset alone is not enough',
    when(lacks('password'), refuses(400)),
  ),
  mutant(
    'SEM-05',
    'createUser',
    'create-user/no-administrator-by-default',
    'administrators by default',
    when(isForTheCheck, byDefault('admin', true)),
  ),
  mutant(
    'SEM-01',
    'createUser',
    'create-user/administrator-on-request',
    'nobody becomes one',
    ignores('admin'),
  ),
  mutant(
    'SEM-05',
    'createUser',
    'create-user/not-external-by-default',
    'external by default',
    byDefault('external', true),
  ),
  mutant(
    'STA-03',
    'createUser',
    'create-user/confirm-deprecated',
    'the old name is refused',
    when(isNewcomer('confirm'), refuses(400)),
  ),
  mutant(
    'STA-03',
    'createUser',
    'create-user/confirm-deprecated',
    'the new name is refused',
    when(has('skip_confirmation'), refuses(400)),
  ),
  mutant(
    'SEM-01',
    'createUser',
    'create-user/identity-is-kept',
    'identities are passed over',
    ignores('extern_uid', 'provider'),
  ),
  mutant(
    'SEM-02',
    'createUser',
    'create-user/identity-is-kept',
    'all are of one provider',
    takes('provider', () => 'saml'),
  ),
  ...[
    'messenger_id',
    'work_profile',
    'micro_blog',
    'website_url',
    'organization',
    'projects_limit',
    'bio',
    'location',
    'external',
  ].map((name) =>
    mutant(
      'SEM-01',
      'createUser',
      'create-user/attributes-are-kept',
      `${name} is passed over`,
      ignores(name),
    ),
  ),
  mutant(
    'SEM-05',
    'createUser',
    'create-user/attributes-are-kept',
    'everybody creates groups',
    always('can_create_group', true),
  ),
] as const

const single = [
  mutant(
    'SCH-05',
    'getUser',
    'get-user/profile-for-normal-users',
    'everything is shown',
    when(normal, trustsEverybody),
  ),
  mutant('SCH-01', 'getUser', 'get-user/profile-for-normal-users', 'no profile', when(normal, drops('bio'))),
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
    around: async () => jsonAnswer(404, { error: '404 Not Found' }),
  }),
  mutant('STA-02', 'unblockUser', 'unblock-user/route-exists', 'the route is unknown', {
    around: async () => jsonAnswer(404, { error: '404 Not Found' }),
  }),
] as const

const changes = [
  mutant(
    'AUT-02',
    'updateUser',
    'update-user/administrators-only',
    'anybody changes users',
    when(normal, trustsEverybody),
  ),
  mutant(
    'AUT-02',
    'updateUser',
    'update-user/administrators-only',
    'people change themselves',
    when(by('person'), trustsEverybody),
  ),
  mutant(
    'STA-03',
    'updateUser',
    'update-user/all-optional',
    'nothing to change is an error',
    when((call) => JSON.stringify(jsonOf(call)) === '{}', refuses(400)),
  ),
  mutant(
    'SFX-02',
    'updateUser',
    'update-user/all-optional',
    'what is not given becomes empty',
    byDefault('location', ''),
  ),
  mutant('STT-01', 'updateUser', 'update-user/attributes-are-kept', 'nothing is kept', forgets),
  ...[
    'email',
    'username',
    'name',
    'messenger_id',
    'work_profile',
    'micro_blog',
    'website_url',
    'organization',
    'projects_limit',
    'bio',
    'location',
    'admin',
    'can_create_group',
    'external',
  ].map((name) =>
    mutant(
      'SEM-01',
      'updateUser',
      'update-user/attributes-are-kept',
      `${name} is passed over`,
      ignores(name),
    ),
  ),
  mutant(
    'SEM-01',
    'updateUser',
    'update-user/identity-is-kept',
    'identities are passed over',
    ignores('extern_uid', 'provider'),
  ),
  mutant('STA-02', 'updateUser', 'update-user/duplicate-email-is-404', '409 for 404', swaps(404, 409)),
  mutant(
    'STT-03',
    'updateUser',
    'update-user/duplicate-email-is-404',
    'it is passed over',
    when(has('email'), retriesWithout('email')),
  ),
  mutant('STA-02', 'updateUser', 'update-user/failure-is-404', '400 for 404', swaps(404, 400)),
  mutant(
    'SFX-02',
    'updateUser',
    'update-user/failure-is-404',
    'half of it is done',
    when(has('username'), alsoWithout('username')),
  ),
] as const

const removal = [
  mutant(
    'AUT-02',
    'deleteUser',
    'delete-user/administrators-only',
    'anybody deletes users',
    when(normal, trustsEverybody),
  ),
  mutant('SFX-02', 'deleteUser', 'delete-user/administrators-only', 'a refused deletion is done', {
    async around(call, behind) {
      const answer = await behind.pass(call)
      if (answer.status === 403) await behind.pass(byAdministrator(call, behind))
      return answer
    },
  }),
  mutant('SFX-01', 'deleteUser', 'delete-user/removes-the-user', 'the user stays', forgets),
  mutant('STA-02', 'deleteUser', 'delete-user/unknown-is-200', '404 for nobody', {
    async around(call, behind) {
      const there = await behind.pass({ ...call, operation: 'getUser', method: 'GET', query: '' })
      return isSuccess(there) ? behind.pass(call) : jsonAnswer(404, { message: '404 User Not Found' })
    },
  }),
  mutant(
    'SCH-01',
    'deleteUser',
    'delete-user/body-only-if-deleted',
    'never a body',
    answers((answer) => (isSuccess(answer) ? jsonAnswer(200) : answer)),
  ),
  mutant(
    'SCH-05',
    'deleteUser',
    'delete-user/body-only-if-deleted',
    'always a body',
    answers((answer, call) =>
      isSuccess(answer) && jsonOf(answer) === undefined
        ? withJson(answer, { id: Number(segmentsOf(call)[1]) })
        : answer,
    ),
  ),
  mutant(
    'SEM-05',
    'deleteUser',
    'delete-user/contributions-move-to-ghost',
    'contributions go',
    byDefault('hard_delete', true),
  ),
  mutant(
    'SEM-01',
    'deleteUser',
    ['delete-user/hard-delete-removes-contributions', 'delete-user/hard-delete-removes-sole-groups'],
    'everything stays',
    ignores('hard_delete'),
  ),
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
    answers((answer) => {
      const user = jsonOf(answer)
      return isRecord(user) && !('private_token' in user)
        ? withJson(answer, { ...user, private_token: 'x'.repeat(20) })
        : answer
    }),
  ),
  mutant(
    'SFX-03',
    'getCurrentUser',
    'get-current-user/sudo-token-works',
    'the token is that of the administrator',
    {
      around: async (call, { adminToken, pass }) => {
        const answer = await pass(call)
        const user = jsonOf(answer)
        return isRecord(user) && 'private_token' in user && hasNumericSudo(call)
          ? withJson(answer, { ...user, private_token: adminToken })
          : answer
      },
    },
  ),
] as const

export const userMutants: readonly Mutant[] = [
  ...lists,
  ...creation,
  ...single,
  ...changes,
  ...removal,
  ...secrets,
]

/** An attribute that is not given is made up. */
function madeUp(name: 'email' | 'username') {
  return when(
    lacks(name),
    hears((call, { memory }) => {
      const serial = memory.size + 1
      memory.set(`made up ${serial}`, name)
      const value = name === 'email' ? `made-up-${serial}@example.com` : `made-up-${serial}`
      const json = jsonOf(call)
      return isRecord(json) ? withJson(call, { ...json, [name]: value }) : call
    }),
  )
}

/** What is searched for is an email address. */
function isAddress(call: Call): boolean {
  return String(valueOf(call, 'search')).includes('@')
}

/** People of single checks, not those whom all checks share. */
function isForTheCheck(call: Call): boolean {
  return String(valueOf(call, 'username')).startsWith('person-')
}

function isNewcomer(name: string) {
  return (call: Call): boolean =>
    String(valueOf(call, 'username')).startsWith('newcomer-') && valueOf(call, name) !== undefined
}

function hasNumericSudo(call: Call): boolean {
  return /^\d+$/.test(String(valueOf(call, 'sudo')))
}

/** What fails is tried again without an attribute, and that is the answer. */
function retriesWithout(name: string): Mutant['fault'] {
  return {
    async around(call, behind) {
      const answer = await behind.pass(call)
      const again = ignores(name).around
      return answer.status !== 404 || again === undefined ? answer : again(call, behind)
    },
  }
}

/** What fails is done without an attribute, and the failure is the answer. */
function alsoWithout(name: string): Mutant['fault'] {
  return {
    async around(call, behind) {
      const answer = await behind.pass(call)
      if (answer.status === 404) await ignores(name).around?.(call, behind)
      return answer
    },
  }
}
