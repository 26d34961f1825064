/** Mutants of reads of jobs. */
import { reference } from '../../../../server-stub/reference.ts'
import { isRecord, segmentsOf, valuesOf, withSegment } from '../../message.ts'
import { defectsOf, mutant, mutantsOf, type Mutant } from '../../mutant.ts'
import { omitsFirstItem, altersProperty } from '../../vocabulary/responses.ts'
import { when } from '../../vocabulary/conditions.ts'
import { hasNoEffect } from '../../vocabulary/effects.ts'
import { listedAt } from '../../vocabulary/lookups.ts'
import { defaultsParameter, ignores, altersParameter } from '../../vocabulary/requests.ts'
import { jobChangeMutants } from './changed.ts'
import { jobFileMutants } from './files.ts'
import { jobsAnywhere } from './paths.ts'

const states = ['created', 'pending', 'running', 'failed', 'success', 'canceled', 'skipped', 'manual']
const asList = (scope: unknown): readonly unknown[] => (Array.isArray(scope) ? scope : [scope])

/** The rules of the two lists go by the same names. */
const areas = { listJobs: 'list-jobs', listPipelineJobs: 'list-pipeline-jobs' } as const

function ofOneScope(operation: keyof typeof areas): readonly Mutant[] {
  const area = areas[operation]
  return [
    ...['manual', 'skipped', 'created'].map((left) =>
      mutant(
        'SEM-05',
        operation,
        `${area}/scope-default`,
        `omits ${left} jobs by default`,
        defaultsParameter(
          'scope',
          states.filter((state) => state !== left),
        ),
      ),
    ),
    mutant('SEM-06', operation, `${area}/scope-default`, 'omits the newest job', omitsFirstItem),
    ...mutantsOf(
      operation,
      `${area}/scope-one`,
      ['SEM-01', 'ignores the scope', ignores('scope')],
      [
        'SEM-02',
        'treats running as unfinished',
        altersParameter('scope', (scope) => (scope === 'running' ? ['running', 'pending'] : scope)),
      ],
      [
        'SEM-02',
        'treats failed as not successful',
        altersParameter('scope', (scope) => (scope === 'failed' ? ['failed', 'canceled'] : scope)),
      ],
    ),
  ]
}

function ofSeveralScopes(operation: keyof typeof areas): readonly Mutant[] {
  const area = areas[operation]
  return [
    ...mutantsOf(
      operation,
      `${area}/scope-several`,
      [
        'SEM-02',
        'uses only the last of several scopes',
        altersParameter('scope', (scope) => asList(scope).at(-1)),
      ],
      [
        'SEM-02',
        'uses only the first of several scopes',
        altersParameter('scope', (scope) => asList(scope)[0]),
      ],
      [
        'SEM-02',
        'ignores several scopes',
        when((call) => valuesOf(call, 'scope').length > 1, ignores('scope')),
      ],
    ),
    ...mutantsOf(
      operation,
      `${area}/scope-values`,
      [
        'STT-03',
        'ignores an unknown scope',
        altersParameter('scope', (scope) => {
          const known = asList(scope).filter((each) => states.some((state) => state === each))
          return known.length === 0 ? undefined : known
        }),
      ],
      [
        'STT-03',
        'ignores an unknown scope among known ones',
        when(
          (call) => valuesOf(call, 'scope').length > 1,
          altersParameter('scope', (scope) =>
            asList(scope).filter((each) => states.some((state) => state === each)),
          ),
        ),
      ],
    ),
  ]
}

const listed = (['listJobs', 'listPipelineJobs'] as const).flatMap((operation) => [
  ...ofOneScope(operation),
  ...ofSeveralScopes(operation),
])

const shown: readonly Mutant[] = [
  ...mutantsOf(
    'listPipelineJobs',
    'list-pipeline-jobs/pipeline-jobs',
    [
      'SEM-02',
      'lists jobs of all pipelines',
      {
        handlers: () => ({
          listPipelineJobs: (request, services) =>
            reference.listJobs({ ...request, operationId: 'listJobs' }, services),
        }),
      },
    ],
    [
      'SEM-02',
      'lists jobs of the latest pipeline',
      {
        async around(call, upstream) {
          const [, project = ''] = segmentsOf(call)
          const newest = (await listedAt(`/projects/${project}/jobs`, call, upstream))[0]
          const pipeline = newest?.['pipeline']
          return upstream.pass(isRecord(pipeline) ? withSegment(call, 3, String(pipeline['id'])) : call)
        },
      },
    ],
  ),
  ...defectsOf('getJob', {
    'get-job/by-id': [
      ['IDT-03', 'returns jobs of other projects', jobsAnywhere],
      [
        'IDT-03',
        'returns the newest job of the project',
        {
          async around(call, upstream) {
            const [, project = ''] = segmentsOf(call)
            const newest = (await listedAt(`/projects/${project}/jobs`, call, upstream))[0]
            return upstream.pass(newest === undefined ? call : withSegment(call, 3, String(newest['id'])))
          },
        },
      ],
      [
        'SEM-02',
        'returns the commit as the ref',
        altersProperty('ref', (ref, { commit }) => (isRecord(commit) ? commit['id'] : ref)),
      ],
      [
        'SEM-02',
        'returns another pipeline',
        altersProperty('pipeline.id', (_, { id }) => Number(id) + 1_000),
      ],
    ],
    'get-job/status-values': [
      [
        'SCH-04',
        'returns cancelled instead of canceled',
        altersProperty('status', (status) => (status === 'canceled' ? 'cancelled' : status)),
      ],
    ],
  }),
  ...(
    [
      ['manual', 'skipped'],
      ['created', 'pending'],
      ['running', 'pending'],
      ['canceled', 'failed'],
    ] as const
  ).map(([state, other]) =>
    mutant(
      'SEM-02',
      'getJob',
      'get-job/status-values',
      `returns ${other} instead of ${state}`,
      altersProperty('status', (status) => (status === state ? other : status)),
    ),
  ),
]

const named: readonly Mutant[] = [
  mutant(
    'STA-03',
    'listPipelines',
    'list-pipelines/route-exists',
    'returns 404 for the route',
    hasNoEffect(404, { error: '404 Not Found' }),
  ),
  mutant(
    'STA-03',
    'stopEnvironment',
    'stop-environment/route-exists',
    'returns 404 for the route',
    hasNoEffect(404, { error: '404 Not Found' }),
  ),
]

export const jobMutants: readonly Mutant[] = [
  ...listed,
  ...shown,
  ...named,
  ...jobFileMutants,
  ...jobChangeMutants,
]
