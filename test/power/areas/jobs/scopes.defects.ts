/** Defects of the scopes of listJobs and listPipelineJobs. */
import { valuesOf } from '../../message.ts'
import { mutant, mutantsOf, type Mutant } from '../../mutant.ts'
import { when } from '../../vocabulary/conditions.ts'
import { altersParameter, defaultsParameter, ignores } from '../../vocabulary/requests.ts'
import { omitsFirstItem } from '../../vocabulary/responses.ts'

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

export const scopes = (['listJobs', 'listPipelineJobs'] as const).flatMap((operation) => [
  ...ofOneScope(operation),
  ...ofSeveralScopes(operation),
])
