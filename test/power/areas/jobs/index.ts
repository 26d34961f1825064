/** Jobs that are listed and shown otherwise than they are. */
import { reference } from '../../../../server-stub/reference.ts'
import { isRecord, segmentsOf, valuesOf, withSegment } from '../../message.ts'
import { mutant, type Mutant } from '../../mutant.ts'
import { losesFirst, showsAs } from '../../vocabulary/responses.ts'
import { when } from '../../vocabulary/conditions.ts'
import { pretends } from '../../vocabulary/effects.ts'
import { listedAt } from '../../vocabulary/lookups.ts'
import { byDefault, ignores, takes } from '../../vocabulary/requests.ts'
import { jobChangeMutants } from './changed.ts'
import { jobFileMutants } from './files.ts'
import { jobsAnywhere } from './places.ts'

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
        `without a scope ${left} jobs are not listed`,
        byDefault(
          'scope',
          states.filter((state) => state !== left),
        ),
      ),
    ),
    mutant('SEM-06', operation, `${area}/scope-default`, 'the newest job is not listed', losesFirst),
    mutant('SEM-01', operation, `${area}/scope-one`, 'the scope is not looked at', ignores('scope')),
    mutant(
      'SEM-02',
      operation,
      `${area}/scope-one`,
      'running is what has not finished',
      takes('scope', (scope) => (scope === 'running' ? ['running', 'pending'] : scope)),
    ),
    mutant(
      'SEM-02',
      operation,
      `${area}/scope-one`,
      'failed is what has not succeeded',
      takes('scope', (scope) => (scope === 'failed' ? ['failed', 'canceled'] : scope)),
    ),
  ]
}

function ofSeveralScopes(operation: keyof typeof areas): readonly Mutant[] {
  const area = areas[operation]
  return [
    mutant(
      'SEM-02',
      operation,
      `${area}/scope-several`,
      'the last of several states counts',
      takes('scope', (scope) => asList(scope).at(-1)),
    ),
    mutant(
      'SEM-02',
      operation,
      `${area}/scope-several`,
      'the first of several states counts',
      takes('scope', (scope) => asList(scope)[0]),
    ),
    mutant(
      'SEM-02',
      operation,
      `${area}/scope-several`,
      'several states are no filter',
      when((call) => valuesOf(call, 'scope').length > 1, ignores('scope')),
    ),
    mutant(
      'STT-03',
      operation,
      `${area}/scope-values`,
      'an unknown state is no filter',
      takes('scope', (scope) => {
        const known = asList(scope).filter((each) => states.some((state) => state === each))
        return known.length === 0 ? undefined : known
      }),
    ),
    mutant(
      'STT-03',
      operation,
      `${area}/scope-values`,
      'one known state is enough',
      when(
        (call) => valuesOf(call, 'scope').length > 1,
        takes('scope', (scope) => asList(scope).filter((each) => states.some((state) => state === each))),
      ),
    ),
  ]
}

const listed = (['listJobs', 'listPipelineJobs'] as const).flatMap((operation) => [
  ...ofOneScope(operation),
  ...ofSeveralScopes(operation),
])

const shown: readonly Mutant[] = [
  mutant(
    'SEM-02',
    'listPipelineJobs',
    'list-pipeline-jobs/pipeline-jobs',
    'jobs of all pipelines are listed',
    {
      handlers: () => ({
        listPipelineJobs: (request, services) =>
          reference.listJobs({ ...request, operationId: 'listJobs' }, services),
      }),
    },
  ),
  mutant(
    'SEM-02',
    'listPipelineJobs',
    'list-pipeline-jobs/pipeline-jobs',
    'jobs of the latest pipeline are listed',
    {
      async around(call, behind) {
        const [, project = ''] = segmentsOf(call)
        const newest = (await listedAt(`/projects/${project}/jobs`, call, behind))[0]
        const pipeline = newest?.['pipeline']
        return behind.pass(isRecord(pipeline) ? withSegment(call, 3, String(pipeline['id'])) : call)
      },
    },
  ),
  mutant('IDT-03', 'getJob', 'get-job/by-id', 'jobs of other projects are shown', jobsAnywhere),
  mutant('IDT-03', 'getJob', 'get-job/by-id', 'every job is the newest of its project', {
    async around(call, behind) {
      const [, project = ''] = segmentsOf(call)
      const newest = (await listedAt(`/projects/${project}/jobs`, call, behind))[0]
      return behind.pass(newest === undefined ? call : withSegment(call, 3, String(newest['id'])))
    },
  }),
  mutant(
    'SEM-02',
    'getJob',
    'get-job/by-id',
    'the ref is the commit',
    showsAs('ref', (ref, { commit }) => (isRecord(commit) ? commit['id'] : ref)),
  ),
  mutant(
    'SEM-02',
    'getJob',
    'get-job/by-id',
    'the pipeline is another one',
    showsAs('pipeline.id', (_, { id }) => Number(id) + 1_000),
  ),
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
      `${state} is told to be ${other}`,
      showsAs('status', (status) => (status === state ? other : status)),
    ),
  ),
  mutant(
    'SCH-04',
    'getJob',
    'get-job/status-values',
    'what is canceled is cancelled',
    showsAs('status', (status) => (status === 'canceled' ? 'cancelled' : status)),
  ),
]

const named: readonly Mutant[] = [
  mutant(
    'STA-03',
    'listPipelines',
    'list-pipelines/route-exists',
    'the route is not known',
    pretends(404, { error: '404 Not Found' }),
  ),
  mutant(
    'STA-03',
    'stopEnvironment',
    'stop-environment/route-exists',
    'the route is not known',
    pretends(404, { error: '404 Not Found' }),
  ),
]

export const jobMutants: readonly Mutant[] = [
  ...listed,
  ...shown,
  ...named,
  ...jobFileMutants,
  ...jobChangeMutants,
]
