/** Wrong tokens are ignored in public projects. Spec: document 1, "Authentication". */
import { type Fault, type Mutant, mutant } from '../../mutant.ts'
import { inScopesThatAre } from '../../vocabulary/lookups.ts'
import { isAnonymous } from '../../vocabulary/conditions.ts'
import { byAdministrator } from '../../vocabulary/effects.ts'
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
const actsAsAnonymous: Fault = {
  async around(call, { pass }) {
    const response = await pass(call)
    if (response.status !== 401 || isAnonymous(call)) return response
    const anonymous = await pass(withoutHeader(call, 'private-token'))
    return isSuccess(anonymous) ? anonymous : response
  },
}

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
      actsAsAnonymous,
    ),
  ),
]
