/** Credentials and sudo that are read wrongly. Spec: document 1, "Authentication". */
import type { OperationId } from '../../../../generated/operations.ts'
import type { RuleId } from '../../../../generated/rules.ts'
import { defectsOf, mutant, type Upstream, type Fault, type Mutant } from '../../mutant.ts'
import { isRecord, jsonOf, withoutHeader, withValue, type Call, withoutSudo } from '../../message.ts'
import { altersResponse, returnsErrorBody, replacesStatus } from '../../vocabulary/responses.ts'
import { by, everywhere, hasValue, isNormal, isSudoById, sudoOf, when } from '../../vocabulary/conditions.ts'
import { byAdministrator, hidesFromNonMembers, jsonResponse, rejects } from '../../vocabulary/effects.ts'
import { altersRequest, ignores } from '../../vocabulary/requests.ts'

const deafTo = (header: string): Fault => everywhere(altersRequest((call) => withoutHeader(call, header)))

/** Records the kind of each credential that the server creates, and changes calls with credentials of one kind. */
function knowing(kind: string, alter: (call: Call, upstream: Upstream) => Call): Fault {
  return {
    async everywhere(call, upstream) {
      const known = kindOf(call, upstream) === kind
      const response = await upstream.pass(known ? alter(call, upstream) : call)
      const made = jsonOf(response)
      if (call.path === '/provisioning/tokens' && isRecord(made)) {
        const body = jsonOf(call)
        upstream.memory.set(String(made['token']), isRecord(body) ? body['kind'] : undefined)
      }
      return response
    },
  }
}

function kindOf({ headers, query }: Call, { memory }: Upstream): unknown {
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
const isUnderSudo = (call: Call): boolean => sudoOf(call) !== null

/** Operations that ignore one way to authenticate. */
const deaf: readonly (readonly [RuleId, string, Fault, readonly OperationId[]])[] = [
  [
    'general/sudo-non-admin-is-403',
    'ignores the SUDO header',
    altersRequest((call) => withoutHeader(call, 'sudo')),
    ['createTag', 'updateRunner'],
  ],
  [
    'general/private-token-parameter',
    'ignores private_token in its query',
    ignores('private_token'),
    ['cancelJob', 'deleteTag', 'deleteUserSshKey', 'getIssueNote', 'getVariable', 'takeTriggerOwnership'],
  ],
  [
    'general/oauth2-parameter',
    'ignores access_token in its query',
    ignores('access_token'),
    [
      'createBoardList',
      'deleteBroadcastMessage',
      'getJobTrace',
      'listIssues',
      'listProjects',
      'updateVariable',
    ],
  ],
  [
    'general/oauth2-bearer',
    'ignores bearer tokens of its callers',
    altersRequest((call) => withoutHeader(call, 'authorization')),
    ['createCommitComment', 'deleteVariable', 'getProject', 'listTodos', 'listVariables', 'updateProject'],
  ],
  [
    'general/session-cookie',
    'ignores cookies of its callers',
    altersRequest((call) => withoutHeader(call, 'cookie')),
    ['getJobStatistics', 'getRunner', 'getUser', 'listCurrentUserEmails', 'listTags'],
  ],
  [
    'general/any-request-with-sudo',
    'rejects sudo by an ID',
    when(isSudoById, rejects(404)),
    ['approveProjectAccessRequest', 'deleteBranch', 'deleteTag', 'deleteUser', 'updateGroupMember'],
  ],
  [
    'general/any-request-with-sudo',
    'makes requests under sudo by an ID as the administrator',
    when(isSudoById, altersRequest(withoutSudo)),
    ['createIssueAwardEmoji', 'listVariables', 'updateBoardList', 'updateProject'],
  ],
  [
    'general/any-request-with-sudo',
    'makes requests under sudo in the query as the administrator',
    when(({ query }) => /(?:^|&)sudo=\w*-/.test(query), ignores('sudo')),
    ['approveProjectAccessRequest', 'protectBranch'],
  ],
]

export const credentialMutants: readonly Mutant[] = [
  ...defectsOf(user, {
    'general/unauthenticated-is-401': [
      ['STA-02', 'returns 403 for 401', everywhere(replacesStatus(401, 403))],
      [
        'STA-04',
        'returns another message with 401',
        everywhere(returnsErrorBody(401, { message: 'Log in first' })),
      ],
    ],
    'general/session-cookie': [['AUT-04', 'ignores cookies', deafTo('cookie')]],
    'general/oauth2-parameter': [['AUT-04', 'ignores access_token', everywhere(ignores('access_token'))]],
    'general/oauth2-bearer': [['AUT-04', 'ignores bearer tokens', deafTo('authorization')]],
    'general/private-token-parameter': [
      ['AUT-04', 'ignores private_token', everywhere(ignores('private_token'))],
    ],
    'general/private-token-header': [
      [
        'AUT-04',
        'ignores the PRIVATE-TOKEN header of other users',
        everywhere(
          when(
            by('non-member'),
            altersRequest((call) => withoutHeader(call, 'private-token')),
          ),
        ),
      ],
    ],
    'general/personal-access-token': [
      ['AUT-04', 'rejects personal access tokens', knowing('personal', withoutCredentials)],
    ],
    'general/impersonation-token': [
      ['AUT-04', 'rejects impersonation tokens', knowing('impersonation', withoutCredentials)],
      [
        'AUT-04',
        'authenticates the creator of an impersonation token',
        knowing('impersonation', (call, upstream) => byAdministrator(withoutCredentials(call), upstream)),
      ],
    ],
    'general/sudo-query': [['AUT-04', 'ignores sudo in the query', everywhere(ignores('sudo'))]],
    'general/sudo-header': [['AUT-04', 'ignores the SUDO header', deafTo('sudo')]],
    'general/sudo-by-id': [['AUT-04', 'rejects sudo by ID', when(isSudoById, altersRequest(withoutSudo))]],
    'general/sudo-by-username': [
      [
        'AUT-04',
        'rejects sudo by username',
        when((call) => call.headers['sudo'] !== undefined && !isSudoById(call), altersRequest(withoutSudo)),
      ],
    ],
    'general/sudo-non-admin-is-403': [
      [
        'AUT-04',
        'ignores sudo of other users',
        everywhere(
          when((call, upstream) => isUnderSudo(call) && isNormal(call, upstream), altersRequest(withoutSudo)),
        ),
      ],
      [
        'AUT-04',
        'accepts sudo of other users',
        everywhere(
          when(
            (call, upstream) => isUnderSudo(call) && isNormal(call, upstream),
            altersRequest((call, { adminToken }) => ({
              ...call,
              headers: { ...call.headers, 'private-token': adminToken },
            })),
          ),
        ),
      ],
      [
        'STA-04',
        'rejects sudo with another message',
        everywhere(returnsErrorBody(403, { message: 'Not for you' })),
      ],
    ],
    'general/sudo-unknown-user-is-404': [
      [
        'AUT-04',
        'names no number of an unknown user',
        altersResponse((response) =>
          response.status === 404 && /username for: \d+"/.test(response.body.toString('utf8'))
            ? jsonResponse(404, { message: '404 Not Found: No user id or username for: ' })
            : response,
        ),
      ],
      [
        'AUT-04',
        'ignores sudo of an unknown user',
        {
          async around(call, upstream) {
            const response = await upstream.pass(call)
            return response.status === 404 ? upstream.pass(withoutSudo(call)) : response
          },
        },
      ],
      ['STA-04', 'omits the user from the message', returnsErrorBody(404, { message: '404 Not Found' })],
      [
        'STA-02',
        'returns another status for an unknown sudo user',
        when(hasValue('sudo', 2_000_000_000), replacesStatus(404, 400)),
      ],
    ],
    'general/sudo-failure-body': [
      [
        'STA-04',
        'returns an object as the message',
        altersResponse((response) =>
          response.status === 403
            ? { ...response, body: Buffer.from('{"message":{"sudo":["no"]}}') }
            : response,
        ),
      ],
    ],
  }),
  mutant(
    'AUT-04',
    'listProjects',
    'general/unauthenticated-is-401',
    'treats an invalid token as none',
    when(
      (call, { adminToken, usernameOf }) =>
        call.headers['private-token'] !== adminToken && usernameOf(call) === null,
      altersRequest((call) => withoutHeader(call, 'private-token')),
    ),
  ),
  ...defectsOf('updateProject', {
    'general/private-token-parameter': [
      [
        'AUT-04',
        'ignores private_token in forms',
        when(({ body }) => body.includes('private_token'), ignores('private_token')),
      ],
    ],
    'general/private-token-full-access': [
      [
        'AUT-04',
        'rejects writes with a private token',
        {
          around: async () => jsonResponse(403, { message: '403 Forbidden' }),
        },
      ],
    ],
  }),
  ...(['createIssue', 'updateVariable', 'addGroupMember', 'createUser', 'protectBranch'] as const).map(
    (write) =>
      mutant(
        'AUT-04',
        write,
        'general/parameters-in-query',
        'ignores private_token in the query',
        when(({ query }) => query.includes('private_token'), ignores('private_token')),
      ),
  ),
  ...(['oauth', 'personal'] as const).map((kind) =>
    mutant(
      'AUT-04',
      user,
      'general/sudo-needs-private-token',
      `accepts sudo with a token of kind ${kind}`,
      knowing(kind, (call, { adminToken }) =>
        isUnderSudo(call)
          ? { ...call, headers: { ...withoutCredentials(call).headers, 'private-token': adminToken } }
          : call,
      ),
    ),
  ),
  ...deaf.flatMap(([rule, description, fault, ofOperations]) =>
    ofOperations.map((operation) => mutant('AUT-04', operation, rule, description, fault)),
  ),
  mutant(
    'AUT-04',
    'createProject',
    'general/sudo-by-id',
    'ignores sudo for writes',
    altersRequest((call) => withoutSudo(call)),
  ),
  ...defectsOf('getProject', {
    'general/sudo-by-username': [
      ['AUT-04', 'returns private projects of others under sudo', altersRequest(withoutSudo)],
    ],
    'general/internal-for-signed-in-users': [
      ['AUT-03', 'hides internal projects from non-members', hidesFromNonMembers],
    ],
  }),
]
