/** Defects of the scopes of listJobs and listPipelineJobs. */
import { valuesOf } from '../../message.ts'
import { defectsOfEach, type Defect } from '../../mutant.ts'
import { when } from '../../vocabulary/conditions.ts'
import { altersParameter, defaultsParameter, ignores } from '../../vocabulary/requests.ts'
import { omitsFirstItem } from '../../vocabulary/responses.ts'

const states = ['created', 'pending', 'running', 'failed', 'success', 'canceled', 'skipped', 'manual']

const asList = (scope: unknown): readonly unknown[] => (Array.isArray(scope) ? scope : [scope])

export const scopes = defectsOfEach(['listJobs', 'listPipelineJobs'], {
  'scope-default': [
    ...['manual', 'skipped', 'created'].map((left): Defect => [
      'SEM-05',
      `omits ${left} jobs by default`,
      defaultsParameter(
        'scope',
        states.filter((state) => state !== left),
      ),
    ]),
    ['SEM-06', 'omits the newest job', omitsFirstItem],
  ],
  'scope-one': [
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
  ],
  'scope-several': [
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
  ],
  'scope-values': [
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
  ],
})
