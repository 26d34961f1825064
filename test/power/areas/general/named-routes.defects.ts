/** General rules that operations break of which the specification states the route only. */
import { jsonOf, withoutSudo } from '../../message.ts'
import { mutant, type Fault, type Mutant } from '../../mutant.ts'
import { isAnonymous, isByPath, not, sudoOf, when, type Condition } from '../../vocabulary/conditions.ts'
import { rejects, hasNoEffect } from '../../vocabulary/effects.ts'
import { setsParameter } from '../../vocabulary/requests.ts'
import { altersHeader } from '../../vocabulary/responses.ts'

/** A rejection of sudo with this status is no rejection. */
const ignoresSudo = (rejection: number): Fault => ({
  async around(call, { pass }) {
    const response = await pass(call)
    return response.status === rejection && sudoOf(call) !== null ? pass(withoutSudo(call)) : response
  },
})

const templateLists = ['listGitignoreTemplates', 'listLicenceTemplates'] as const

const hasWrongToken: Condition = ({ headers }) =>
  headers['private-token']?.startsWith('no-such-token') === true

export const namedRouteMutants: readonly Mutant[] = [
  ...(['unstarProject', 'listDeployKeys', 'listPipelines', 'getRepositoryTree'] as const).map((operation) =>
    mutant(
      'IDT-03',
      operation,
      'general/project-id-or-path',
      'finds projects by their IDs only',
      when(
        (call, upstream) => isByPath(call) && not(isAnonymous)(call, upstream),
        rejects(404, '404 Project Not Found'),
      ),
    ),
  ),
  ...(['getLicenceTemplate', 'listPipelines', 'subscribeToItem'] as const).map((operation) =>
    mutant(
      'AUT-04',
      operation,
      'general/sudo-non-admin-is-403',
      'ignores sudo of normal users',
      ignoresSudo(403),
    ),
  ),
  mutant(
    'AUT-04',
    'listPipelines',
    'general/sudo-unknown-user-is-404',
    'ignores unknown users of sudo',
    ignoresSudo(404),
  ),
  mutant(
    'AUT-01',
    'listDeployKeys',
    'general/unauthenticated-is-401',
    'accepts wrong tokens',
    when(hasWrongToken, hasNoEffect(200, [])),
  ),
  ...templateLists.flatMap((operation) => [
    mutant('SEM-06', operation, [], 'returns the first page only', setsParameter('page', 1)),
    mutant('HDR-02', operation, [], 'counts the items of the page', {
      async around(call, { pass }) {
        const response = await pass(call)
        const items = jsonOf(response)
        const total = Array.isArray(items) ? String(items.length) : (response.headers['x-total'] ?? '')
        return { ...response, headers: { ...response.headers, 'x-total': total } }
      },
    }),
    mutant(
      'HDR-03',
      operation,
      [],
      'links to pages of the default size',
      altersHeader('link', (link) => link.replaceAll(/([?&])per_page=\d+/g, '$1per_page=20')),
    ),
  ]),
]
