/** Credentials and sudo that are read wrongly. Spec: document 1, "Authentication". */
import { mutant, type Behind, type Fault, type Mutant } from '../../mutant.ts'
import { isRecord, jsonOf, withValue, type Call } from '../../message.ts'
import { altersResponse, explains, swaps } from '../../vocabulary/responses.ts'
import { by, everywhere, hasValue, isNormal, when } from '../../vocabulary/conditions.ts'
import { byAdministrator, hidesFromNonMembers, jsonResponse } from '../../vocabulary/effects.ts'
import { hears, ignores } from '../../vocabulary/requests.ts'

function withoutHeader(call: Call, name: string): Call {
  const { [name]: _, ...headers } = call.headers
  return { ...call, headers }
}

const deafTo = (header: string): Fault => everywhere(hears((call) => withoutHeader(call, header)))

/** Notes what kind of credential each is that the server makes, and meddles with calls that carry one of a kind. */
function knowing(kind: string, meddle: (call: Call, behind: Behind) => Call): Fault {
  return {
    async everywhere(call, behind) {
      const known = kindOf(call, behind) === kind
      const response = await behind.pass(known ? meddle(call, behind) : call)
      const made = jsonOf(response)
      if (call.path === '/provisioning/tokens' && isRecord(made)) {
        const asked = jsonOf(call)
        behind.memory.set(String(made['token']), isRecord(asked) ? asked['kind'] : undefined)
      }
      return response
    },
  }
}

function kindOf({ headers, query }: Call, { memory }: Behind): unknown {
  const fields = new URLSearchParams(query)
  const tokens = [
    headers['private-token'],
    headers['authorization']?.replace('Bearer ', ''),
    fields.get('private_token'),
    fields.get('access_token'),
  ]
  return tokens.map((token) => memory.get(token ?? '')).find((kind) => kind !== undefined)
}

function withoutCredentials(call: Call): Call {
  const bare = withoutHeader(withoutHeader(call, 'private-token'), 'authorization')
  return withValue(withValue(bare, 'private_token', undefined), 'access_token', undefined)
}

const user = 'getCurrentUser'
const isUnderSudo = (call: Call): boolean => named(call) !== null

/** Sudo is taken out of a call. */
function withoutSudo(call: Call): Call {
  return withValue(withoutHeader(call, 'sudo'), 'sudo', undefined)
}

const isNumber = (value: string | null | undefined): boolean => /^\d+$/.test(value ?? '')
const named = (call: Call): string | null =>
  call.headers['sudo'] ?? new URLSearchParams(call.query).get('sudo')

export const credentialMutants: readonly Mutant[] = [
  mutant('STA-02', user, 'general/unauthenticated-is-401', '403 for 401', everywhere(swaps(401, 403))),
  mutant(
    'STA-04',
    user,
    'general/unauthenticated-is-401',
    'another message with 401',
    everywhere(explains(401, { message: 'Log in first' })),
  ),
  mutant(
    'AUT-04',
    'listProjects',
    'general/unauthenticated-is-401',
    'a wrong token is none',
    when(
      (call, { adminToken, usernameOf }) =>
        call.headers['private-token'] !== adminToken && usernameOf(call) === null,
      hears((call) => withoutHeader(call, 'private-token')),
    ),
  ),
  mutant('AUT-04', user, 'general/session-cookie', 'cookies are not looked at', deafTo('cookie')),
  mutant(
    'AUT-04',
    user,
    'general/oauth2-parameter',
    'access_token is not read',
    everywhere(ignores('access_token')),
  ),
  mutant('AUT-04', user, 'general/oauth2-bearer', 'bearer tokens are not read', deafTo('authorization')),
  mutant(
    'AUT-04',
    user,
    'general/private-token-parameter',
    'private_token is not read',
    everywhere(ignores('private_token')),
  ),
  mutant(
    'AUT-04',
    'updateProject',
    'general/private-token-parameter',
    'private_token is not read from forms',
    when(({ body }) => body.includes('private_token'), ignores('private_token')),
  ),
  mutant(
    'AUT-04',
    user,
    'general/private-token-header',
    'the header of normal users is not read',
    everywhere(
      when(
        by('non-member'),
        hears((call) => withoutHeader(call, 'private-token')),
      ),
    ),
  ),
  mutant('AUT-04', 'updateProject', 'general/private-token-full-access', 'a private token may read only', {
    around: async () => jsonResponse(403, { message: '403 Forbidden' }),
  }),
  mutant(
    'AUT-04',
    user,
    'general/personal-access-token',
    'personal access tokens are unknown',
    knowing('personal', withoutCredentials),
  ),
  mutant(
    'AUT-04',
    user,
    'general/impersonation-token',
    'impersonation tokens are unknown',
    knowing('impersonation', withoutCredentials),
  ),
  mutant(
    'AUT-04',
    user,
    'general/impersonation-token',
    'an impersonation token is its maker',
    knowing('impersonation', (call, behind) => byAdministrator(withoutCredentials(call), behind)),
  ),
  ...(['oauth', 'personal'] as const).map((kind) =>
    mutant(
      'AUT-04',
      user,
      'general/sudo-needs-private-token',
      `a token of kind ${kind} is enough for sudo`,
      knowing(kind, (call, { adminToken }) =>
        isUnderSudo(call)
          ? { ...call, headers: { ...withoutCredentials(call).headers, 'private-token': adminToken } }
          : call,
      ),
    ),
  ),
  mutant('AUT-04', user, 'general/sudo-query', 'sudo in the query is ignored', everywhere(ignores('sudo'))),
  mutant('AUT-04', user, 'general/sudo-header', 'sudo in the header is ignored', deafTo('sudo')),
  mutant(
    'AUT-04',
    user,
    'general/sudo-by-id',
    'a number is no user',
    when((call) => isNumber(named(call)), hears(withoutSudo)),
  ),
  mutant(
    'AUT-04',
    'createProject',
    'general/sudo-by-id',
    'sudo does not carry over to writes',
    hears((call) => withoutSudo(call)),
  ),
  mutant(
    'AUT-04',
    user,
    'general/sudo-by-username',
    'a name is no user',
    when((call) => call.headers['sudo'] !== undefined && !isNumber(named(call)), hears(withoutSudo)),
  ),
  mutant(
    'AUT-04',
    'getProject',
    'general/sudo-by-username',
    'under sudo the administrator still sees everything',
    hears(withoutSudo),
  ),
  mutant(
    'AUT-04',
    user,
    'general/sudo-non-admin-is-403',
    'sudo of normal users is ignored',
    everywhere(when((call, behind) => isUnderSudo(call) && isNormal(call, behind), hears(withoutSudo))),
  ),
  mutant(
    'AUT-04',
    user,
    'general/sudo-non-admin-is-403',
    'normal users may use sudo',
    everywhere(
      when(
        (call, behind) => isUnderSudo(call) && isNormal(call, behind),
        hears((call, { adminToken }) => ({
          ...call,
          headers: { ...call.headers, 'private-token': adminToken },
        })),
      ),
    ),
  ),
  mutant(
    'STA-04',
    user,
    'general/sudo-non-admin-is-403',
    'sudo is rejected in other words',
    everywhere(explains(403, { message: 'Not for you' })),
  ),
  mutant('AUT-04', user, 'general/sudo-unknown-user-is-404', 'sudo as nobody is oneself', {
    async around(call, behind) {
      const response = await behind.pass(call)
      return response.status === 404 ? behind.pass(withoutSudo(call)) : response
    },
  }),
  mutant(
    'STA-04',
    user,
    'general/sudo-unknown-user-is-404',
    'the message names nobody',
    explains(404, { message: '404 Not Found' }),
  ),
  mutant(
    'STA-04',
    user,
    'general/sudo-failure-body',
    'the message is a record',
    altersResponse((response) =>
      response.status === 403 ? { ...response, body: Buffer.from('{"message":{"sudo":["no"]}}') } : response,
    ),
  ),
  mutant(
    'AUT-03',
    'getProject',
    'general/internal-for-signed-in-users',
    'non-members are kept from internal projects',
    hidesFromNonMembers,
  ),
  mutant(
    'STA-02',
    user,
    'general/sudo-failure-body',
    'another status where sudo knows nobody',
    when(hasValue('sudo', 2_000_000_000), swaps(404, 400)),
  ),
]
