/** Wrong tokens are ignored in public projects. Spec: document 1, "Authentication". */
import { type Fault, type Mutant, mutant } from '../../mutant.ts'
import { inScopesThatAre } from '../../vocabulary/lookups.ts'
import { isAnonymous, when, type Condition } from '../../vocabulary/conditions.ts'
import { byAdministrator } from '../../vocabulary/effects.ts'
import { replacesStatus } from '../../vocabulary/responses.ts'
import { withoutSudo, withoutHeader, isSuccess } from '../../message.ts'

/** In a public project, a caller with a wrong token has the access of an administrator. */
const actsAsAdministrator: Fault = inScopesThatAre('public', {
  async around(call, upstream) {
    const response = await upstream.pass(call)
    return response.status !== 401 || isAnonymous(call)
      ? response
      : upstream.pass(byAdministrator(withoutSudo(call), upstream))
  },
})

/** A caller with a wrong token is anonymous. */
const actsAsAnonymous = (header: 'private-token' | 'authorization'): Fault => ({
  async around(call, { pass }) {
    const response = await pass(call)
    if (response.status !== 401 || isAnonymous(call)) return response
    const anonymous = await pass(withoutHeader(call, header))
    return isSuccess(anonymous) ? anonymous : response
  },
})

const isBearer: Condition = ({ headers }) => headers['authorization'] !== undefined

const hasOAuthToken: Condition = ({ query }) => new URLSearchParams(query).has('access_token')

export const wrongTokenMutants: readonly Mutant[] = [
  ...(['getIssueNote', 'listMergeRequests', 'listProjectMembers'] as const).map((operation) =>
    mutant(
      'AUT-01',
      operation,
      'general/unauthenticated-is-401',
      'ignores wrong tokens in public projects',
      actsAsAdministrator,
    ),
  ),
  ...(['listBranches', 'getProject'] as const).map((operation) =>
    mutant(
      'AUT-04',
      operation,
      'general/unauthenticated-is-401',
      'ignores a wrong token in public projects',
      actsAsAnonymous('private-token'),
    ),
  ),
  ...(['listTags', 'getRawFile', 'listProjects'] as const).map((operation) =>
    mutant(
      'AUT-04',
      operation,
      'general/unauthenticated-is-401',
      'ignores a wrong bearer token in public projects',
      actsAsAnonymous('authorization'),
    ),
  ),
  ...(['getJobStatistics', 'createTrigger'] as const).map((operation) =>
    mutant(
      'STA-02',
      operation,
      'general/unauthenticated-is-401',
      'returns 403 for a wrong bearer token',
      when(isBearer, replacesStatus(401, 403)),
    ),
  ),
  ...(['listTodos', 'getUser'] as const).map((operation) =>
    mutant(
      'STA-02',
      operation,
      'general/unauthenticated-is-401',
      'returns 404 for a wrong OAuth token in the query',
      when(hasOAuthToken, replacesStatus(401, 404)),
    ),
  ),
]
