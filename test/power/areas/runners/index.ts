/** Runners that are listed and shown otherwise than they are. */
import { reference } from '../../../../server-stub/reference.ts'
import { alterJson, isRecord, isSuccess } from '../../message.ts'
import { mutant, type Fault, type Mutant } from '../../mutant.ts'
import { drops, lists, saysOfEach, shows, swaps } from '../../vocabulary/responses.ts'
import { by, hasValue, together, when } from '../../vocabulary/conditions.ts'
import { trustsEverybody } from '../../vocabulary/effects.ts'
import { listedAt } from '../../vocabulary/lookups.ts'
import { byDefault, ignores, takes } from '../../vocabulary/requests.ts'
import { runnerChangeMutants } from './changed.ts'

const inverted = takes('scope', (scope) =>
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
        `the scope ${scope} is no filter`,
        ofScope(scope, ignores('scope')),
      ),
    ),
    ...(['active', 'paused'] as const).map((scope) =>
      mutant(
        'SEM-02',
        operation,
        `${area}/scope-${scope}`,
        `the scope ${scope} is taken for its opposite`,
        ofScope(scope, inverted),
      ),
    ),
    mutant(
      'SEM-02',
      operation,
      `${area}/scope-online`,
      'online is what is active',
      ofScope(
        'online',
        takes('scope', () => 'active'),
      ),
    ),
    mutant(
      'SEM-02',
      operation,
      `${area}/scope-online`,
      'nothing is online',
      ofScope(
        'online',
        lists(() => []),
      ),
    ),
  ]
}

function ofUnknownScopes(operation: keyof typeof areas): readonly Mutant[] {
  const area = areas[operation]
  return [
    mutant(
      'STT-03',
      operation,
      `${area}/scope-values`,
      'an unknown scope is no filter',
      ofScope('no-such-scope', ignores('scope')),
    ),
    mutant(
      'STA-03',
      operation,
      `${area}/scope-values`,
      'an unknown scope is an empty list',
      ofScope(
        'no-such-scope',
        together(
          lists(() => []),
          ignores('scope'),
        ),
      ),
    ),
  ]
}

const listed = (['listRunners', 'listAllRunners'] as const).flatMap((operation) => [
  ...ofScopes(operation),
  ...ofUnknownScopes(operation),
])

const own: readonly Mutant[] = [
  mutant('AUT-05', 'listRunners', 'list-runners/available-specific', 'runners of everybody are listed', {
    handlers: (administrator) => ({
      listRunners: (request, services) =>
        reference.listRunners(request, { ...services, caller: administrator.caller }),
    }),
  }),
  mutant(
    'SEM-02',
    'listRunners',
    'list-runners/available-specific',
    'all runners are listed, shared ones as well',
    listsAll,
  ),
  mutant(
    'SEM-05',
    'listRunners',
    'list-runners/available-specific',
    'paused runners are not listed',
    byDefault('scope', 'active'),
  ),
  mutant(
    'STT-03',
    'listRunners',
    'list-runners/scope-values',
    'the scopes of administrators are known to all',
    ofScope('shared', ignores('scope')),
  ),
]

const all: readonly Mutant[] = [
  mutant(
    'AUT-02',
    'listAllRunners',
    'list-all-runners/administrators-only',
    'everybody lists all runners',
    when(by('non-member'), trustsEverybody),
  ),
  mutant(
    'STA-02',
    'listAllRunners',
    ['list-all-runners/administrators-only', 'general/not-allowed-is-403'],
    'users are told that it is not there',
    swaps(403, 404),
  ),
  mutant(
    'SEM-05',
    'listAllRunners',
    'list-all-runners/all',
    'shared runners are not listed',
    byDefault('scope', 'specific'),
  ),
  mutant(
    'SEM-05',
    'listAllRunners',
    'list-all-runners/all',
    'paused runners are not listed',
    byDefault('scope', 'active'),
  ),
  mutant('AUT-05', 'listAllRunners', 'list-all-runners/all', 'own runners alone are listed', {
    handlers: () => ({
      listAllRunners: (request, services) => {
        const { scope, ...query } = request.query
        if (scope === 'specific' || scope === 'shared') return reference.listAllRunners(request, services)
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
  }),
  ...(['specific', 'shared'] as const).flatMap((scope) => [
    mutant(
      'SEM-01',
      'listAllRunners',
      `list-all-runners/scope-${scope}`,
      `the scope ${scope} is no filter`,
      ofScope(scope, ignores('scope')),
    ),
    mutant(
      'SEM-02',
      'listAllRunners',
      `list-all-runners/scope-${scope}`,
      `the scope ${scope} is taken for its opposite`,
      ofScope(
        scope,
        takes('scope', () => (scope === 'shared' ? 'specific' : 'shared')),
      ),
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
  mutant(
    'SEM-02',
    'listProjectRunners',
    'list-project-runners/specific',
    'runners of all projects are listed',
    listsAll,
  ),
  mutant(
    'SEM-02',
    'listProjectRunners',
    'list-project-runners/specific',
    'paused runners are not listed',
    lists((items) => items.filter((item) => !isRecord(item) || item['active'] === true)),
  ),
  mutant(
    'SEM-02',
    'listProjectRunners',
    'list-project-runners/specific',
    'specific runners are not listed',
    lists((items) => items.filter((item) => !isRecord(item) || item['is_shared'] === true)),
  ),
  mutant(
    'SEM-01',
    'listProjectRunners',
    'list-project-runners/shared-if-enabled',
    'shared runners are never listed',
    sharing(0),
  ),
  mutant(
    'SEM-01',
    'listProjectRunners',
    'list-project-runners/shared-if-disabled',
    'shared runners are always listed',
    sharing(1),
  ),
  mutant(
    'SEM-02',
    'listProjectRunners',
    'list-project-runners/shared-if-enabled',
    'shared runners are told to be specific',
    shows('is_shared', false),
  ),
]

const shown: readonly Mutant[] = [
  ...['architecture', 'platform', 'revision', 'version', 'contacted_at', 'projects', 'token', 'tag_list'].map(
    (name) => mutant('SCH-01', 'getRunner', 'get-runner/detail-form', `${name} is missing`, drops(name)),
  ),
  mutant('SEM-02', 'getRunner', 'get-runner/detail-form', 'there are no projects', shows('projects', [])),
  mutant('SEM-02', 'getRunner', 'get-runner/detail-form', 'there are no tags', shows('tag_list', [])),
  ...(['listRunners', 'listAllRunners', 'listProjectRunners'] as const).map((operation) =>
    mutant(
      'SCH-05',
      operation,
      'get-runner/detail-form',
      'the list shows the tokens',
      saysOfEach((runner) => ({ ...runner, token: '8e2f1c0d9b7a6e5f' })),
    ),
  ),
  mutant('IDT-03', 'getRunner', 'get-runner/detail-form', 'every runner is the newest', {
    async around(call, behind) {
      const newest = (await listedAt('/runners/all', call, behind)).at(-1)
      const response = await behind.pass(call)
      return isSuccess(response) && newest !== undefined
        ? alterJson(response, (runner) =>
            isRecord(runner) ? { ...runner, description: `as ${String(newest['description'])}` } : runner,
          )
        : response
    },
  }),
]

export const runnerMutants: readonly Mutant[] = [
  ...listed,
  ...own,
  ...all,
  ...ofProject,
  ...shown,
  ...runnerChangeMutants,
]
