/** Tokens other than private ones that are rejected, or accepted with sudo. Spec: document 1, "Authentication". */
import type { OperationId } from '../../../../generated/operations.ts'
import { withValue, withoutHeader, type Call } from '../../message.ts'
import { mutant, type Mutant, type Upstream } from '../../mutant.ts'
import { sudoOf, when, type Condition } from '../../vocabulary/conditions.ts'
import { rejects } from '../../vocabulary/effects.ts'
import { altersRequest } from '../../vocabulary/requests.ts'

const inHeader = ({ headers }: Call) => headers['private-token']
const inQuery = ({ query }: Call) => new URLSearchParams(query).get('private_token') ?? undefined

/** The token of the request is no private one. */
const isOther =
  (tokenOf: (call: Call) => string | undefined): Condition =>
  (call, { adminToken, usernameOf }) => {
    const token = tokenOf(call)
    if (token === undefined || token === adminToken) return false
    return usernameOf({ ...call, headers: { 'private-token': token } }) === null
  }

const rejected: readonly (readonly [string, Condition, readonly OperationId[]])[] = [
  [
    'in the query',
    isOther(inQuery),
    ['listMergeRequestAwardEmoji', 'getBranch', 'listTodos', 'listAllRunners'],
  ],
  ['in the header', isOther(inHeader), ['getIssueNote', 'listVariables', 'getRawFile']],
]

/** The request with the private token of the administrator, still with sudo. */
const withAdminToken = (call: Call, { adminToken }: Upstream): Call => {
  const { headers, ...others } = withValue(withoutHeader(call, 'authorization'), 'access_token', undefined)
  return { ...others, headers: { ...headers, 'private-token': adminToken } }
}

const accepted: readonly (readonly [string, Condition, readonly OperationId[]])[] = [
  [
    'a bearer token',
    ({ headers }) => headers['authorization'] !== undefined,
    ['listProjectUsers', 'getUser', 'createIssue', 'listUsers', 'deleteTag'],
  ],
  [
    'access_token in the query',
    ({ query }) => query.includes('access_token='),
    ['getRunner', 'updateVariable', 'listProjects'],
  ],
  ['a personal access token', isOther(inHeader), ['listIssueNotes', 'createTag']],
]

export const otherTokens: readonly Mutant[] = [
  ...rejected.flatMap(([place, isSent, ofOperations]) =>
    ofOperations.map((operation) =>
      mutant(
        'AUT-04',
        operation,
        ['general/personal-access-token', 'general/impersonation-token'],
        `rejects personal and impersonation tokens ${place}`,
        when(isSent, rejects(401, '401 Unauthorized')),
      ),
    ),
  ),
  mutant(
    'AUT-04',
    'listProjects',
    ['general/personal-access-token', 'general/impersonation-token'],
    'ignores personal and impersonation tokens in the header',
    when(
      isOther(inHeader),
      altersRequest((call) => withoutHeader(call, 'private-token')),
    ),
  ),
  ...accepted.flatMap(([credential, isSent, ofOperations]) =>
    ofOperations.map((operation) =>
      mutant(
        'AUT-04',
        operation,
        'general/sudo-needs-private-token',
        `accepts sudo with ${credential}`,
        when(
          (call, upstream) => sudoOf(call) !== null && isSent(call, upstream),
          altersRequest(withAdminToken),
        ),
      ),
    ),
  ),
]
