/** Mutants of reads of runners. */
import { reference } from '../../../../server-stub/reference.ts'
import { alterJson, isRecord, isSuccess } from '../../message.ts'
import { defectsOf, mutant, mutantsOf, type Fault, type Mutant } from '../../mutant.ts'
import {
  omitsProperty,
  altersPage,
  altersRecords,
  returnsValue,
  replacesStatus,
} from '../../vocabulary/responses.ts'
import { by, hasValue, together, when } from '../../vocabulary/conditions.ts'
import { ignoresPermissions } from '../../vocabulary/effects.ts'
import { listedAt } from '../../vocabulary/lookups.ts'
import { defaultsParameter, ignores, altersParameter } from '../../vocabulary/requests.ts'
import { runnerChangeMutants } from './changed.ts'

const inverted = altersParameter('scope', (scope) =>
  scope === 'active' ? 'paused' : scope === 'paused' ? 'active' : scope,
)
const ofScope = (scope: string, fault: Fault) => when(hasValue('scope', scope), fault)

/** Handlers list what another list has. */
const listsAll: Fault = {
  handlers: (administrator) => ({
    listRunners: (request) =>
      reference.listAllRunners({ ...request, operationId: 'listAllRunners' }, administrator),
    listProjectRunners: (request) =>
      reference.listAllRunners(
        { ...request, operationId: 'listAllRunners', query: {}, body: {} },
        administrator,
      ),
  }),
}

/** The rules of the two lists go by the same names. */
const areas = { listRunners: 'list-runners', listAllRunners: 'list-all-runners' } as const

function ofScopes(operation: keyof typeof areas): readonly Mutant[] {
  const area = areas[operation]
  return [
    ...(['active', 'paused', 'online'] as const).map((scope) =>
      mutant(
        'SEM-01',
        operation,
        `${area}/scope-${scope}`,
        `ignores the scope ${scope}`,
        ofScope(scope, ignores('scope')),
      ),
    ),
    ...(['active', 'paused'] as const).map((scope) =>
      mutant(
        'SEM-02',
        operation,
        `${area}/scope-${scope}`,
        `inverts the scope ${scope}`,
        ofScope(scope, inverted),
      ),
    ),
    ...mutantsOf(
      operation,
      `${area}/scope-online`,
      [
        'SEM-02',
        'treats online as active',
        ofScope(
          'online',
          altersParameter('scope', () => 'active'),
        ),
      ],
      [
        'SEM-02',
        'returns no runners for online',
        ofScope(
          'online',
          altersPage(() => []),
        ),
      ],
    ),
  ]
}

function ofUnknownScopes(operation: keyof typeof areas): readonly Mutant[] {
  const area = areas[operation]
  return [
    ...mutantsOf(
      operation,
      `${area}/scope-values`,
      ['STT-03', 'ignores an unknown scope', ofScope('no-such-scope', ignores('scope'))],
      [
        'STA-03',
        'returns an empty list for an unknown scope',
        ofScope(
          'no-such-scope',
          together(
            altersPage(() => []),
            ignores('scope'),
          ),
        ),
      ],
    ),
  ]
}

const listed = (['listRunners', 'listAllRunners'] as const).flatMap((operation) => [
  ...ofScopes(operation),
  ...ofUnknownScopes(operation),
])

const own: readonly Mutant[] = [
  ...defectsOf('listRunners', {
    'list-runners/available-specific': [
      [
        'AUT-05',
        'lists runners of other users',
        {
          handlers: (administrator) => ({
            listRunners: (request, services) =>
              reference.listRunners(request, { ...services, caller: administrator.caller }),
          }),
        },
      ],
      ['SEM-02', 'lists shared runners as well', listsAll],
      ['SEM-05', 'omits paused runners', defaultsParameter('scope', 'active')],
    ],
    'list-runners/scope-values': [
      ['STT-03', 'accepts the scopes of the list of all runners', ofScope('shared', ignores('scope'))],
    ],
  }),
]

const all: readonly Mutant[] = [
  ...defectsOf('listAllRunners', {
    'list-all-runners/administrators-only': [
      ['AUT-02', 'lists all runners for every user', when(by('non-member'), ignoresPermissions)],
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
  }),
  ...(['specific', 'shared'] as const).flatMap((scope) => [
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

/** Handlers find the project with other settings. */
function sharing(enabled: 0 | 1): Fault {
  return {
    services: (own) => ({
      ...own,
      find: {
        ...own.find,
        project: async (id) => ({ ...(await own.find.project(id)), shared_runners_enabled: enabled }),
      },
    }),
  }
}

const ofProject: readonly Mutant[] = [
  ...defectsOf('listProjectRunners', {
    'list-project-runners/specific': [
      ['SEM-02', 'lists runners of all projects', listsAll],
      [
        'SEM-02',
        'omits paused runners',
        altersPage((items) => items.filter((item) => !isRecord(item) || item['active'] === true)),
      ],
      [
        'SEM-02',
        'omits specific runners',
        altersPage((items) => items.filter((item) => !isRecord(item) || item['is_shared'] === true)),
      ],
    ],
    'list-project-runners/shared-if-enabled': [
      ['SEM-01', 'never lists shared runners', sharing(0)],
      ['SEM-02', 'returns is_shared as false', returnsValue('is_shared', false)],
    ],
    'list-project-runners/shared-if-disabled': [['SEM-01', 'always lists shared runners', sharing(1)]],
  }),
]

const shown: readonly Mutant[] = [
  ...['architecture', 'platform', 'revision', 'version', 'contacted_at', 'projects', 'token', 'tag_list'].map(
    (name) => mutant('SCH-01', 'getRunner', 'get-runner/detail-form', `omits ${name}`, omitsProperty(name)),
  ),
  ...mutantsOf(
    'getRunner',
    'get-runner/detail-form',
    ['SEM-02', 'returns no projects', returnsValue('projects', [])],
    ['SEM-02', 'returns no tags', returnsValue('tag_list', [])],
    [
      'IDT-03',
      'returns the newest runner',
      {
        async around(call, upstream) {
          const newest = (await listedAt('/runners/all', call, upstream)).at(-1)
          const response = await upstream.pass(call)
          return isSuccess(response) && newest !== undefined
            ? alterJson(response, (runner) =>
                isRecord(runner) ? { ...runner, description: `as ${String(newest['description'])}` } : runner,
              )
            : response
        },
      },
    ],
  ),
  ...(['listRunners', 'listAllRunners', 'listProjectRunners'] as const).map((operation) =>
    mutant(
      'SCH-05',
      operation,
      'get-runner/detail-form',
      'returns tokens in the list',
      altersRecords((runner) => ({ ...runner, token: '8e2f1c0d9b7a6e5f' })),
    ),
  ),
]

export const runnerMutants: readonly Mutant[] = [
  ...listed,
  ...own,
  ...all,
  ...ofProject,
  ...shown,
  ...runnerChangeMutants,
]
