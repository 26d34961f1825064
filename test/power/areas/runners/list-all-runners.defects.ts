/** Defects of listAllRunners, by the rule that each violates. */
import { reference } from '../../../../server-stub/reference.ts'
import { alterJson } from '../../message.ts'
import { defectsOf, mutantsOf, type Fault, type Mutant } from '../../mutant.ts'
import { by, hasValue, when } from '../../vocabulary/conditions.ts'
import { ignoresPermissions } from '../../vocabulary/effects.ts'
import { listedAt } from '../../vocabulary/lookups.ts'
import { altersParameter, defaultsParameter, ignores } from '../../vocabulary/requests.ts'
import { altersRecords, replacesStatus } from '../../vocabulary/responses.ts'
import { ofScope } from './shared.ts'

/** The first page has all paused runners as well. */
const addsPaused: Fault = {
  async around(call, upstream) {
    const response = await upstream.pass(call)
    const paused = await listedAt('/runners/all?scope=paused', call, upstream)
    return alterJson(response, (items) => (Array.isArray(items) ? [...items, ...paused] : items))
  },
}

export const listAllRunners: readonly Mutant[] = [
  ...defectsOf('listAllRunners', {
    'list-all-runners/administrators-only': [
      ['AUT-02', 'lists all runners for every user', when(by('non-member'), ignoresPermissions)],
      [
        'AUT-02',
        'lists runners of a scope for every user',
        when(hasValue('scope', 'specific'), ignoresPermissions),
      ],
      ['STA-02', 'returns 404 to other users', replacesStatus(403, 404), ['general/not-allowed-is-403']],
    ],
    'list-all-runners/all': [
      ['SEM-05', 'omits shared runners', defaultsParameter('scope', 'specific')],
      ['SEM-05', 'omits paused runners', defaultsParameter('scope', 'active')],
      [
        'AUT-05',
        'lists only the runners of the caller',
        {
          handlers: () => ({
            listAllRunners: (request, services) => {
              const { scope, ...query } = request.query
              if (scope === 'specific' || scope === 'shared')
                return reference.listAllRunners(request, services)
              return reference.listRunners(
                {
                  ...request,
                  operationId: 'listRunners',
                  query: scope === undefined ? query : { ...query, scope },
                },
                services,
              )
            },
          }),
        },
      ],
    ],
    'get-runner/detail-form': [
      [
        'SCH-05',
        'returns tokens in the list',
        altersRecords((runner) => ({ ...runner, token: '8e2f1c0d9b7a6e5f' })),
      ],
    ],
  }),
  ...(['specific', 'shared'] as const).flatMap((scope) => [
    ...mutantsOf('listAllRunners', `list-all-runners/scope-${scope}`, [
      'SEM-02',
      `ignores the scope ${scope} of paused runners`,
      ofScope(scope, addsPaused),
    ]),
    ...mutantsOf(
      'listAllRunners',
      `list-all-runners/scope-${scope}`,
      ['SEM-01', `ignores the scope ${scope}`, ofScope(scope, ignores('scope'))],
      [
        'SEM-02',
        `inverts the scope ${scope}`,
        ofScope(
          scope,
          altersParameter('scope', () => (scope === 'shared' ? 'specific' : 'shared')),
        ),
      ],
    ),
  ]),
]
