/** Defects of the scopes of listRunners and listAllRunners. */
import { defectsOfEach, type Defect } from '../../mutant.ts'
import { together } from '../../vocabulary/conditions.ts'
import { altersParameter, ignores } from '../../vocabulary/requests.ts'
import { altersPage } from '../../vocabulary/responses.ts'
import { ofScope } from './shared.ts'

const inverted = altersParameter('scope', (scope) =>
  scope === 'active' ? 'paused' : scope === 'paused' ? 'active' : scope,
)

const ignored = (scope: string): Defect => [
  'SEM-01',
  `ignores the scope ${scope}`,
  ofScope(scope, ignores('scope')),
]

const isInverted = (scope: string): Defect => [
  'SEM-02',
  `inverts the scope ${scope}`,
  ofScope(scope, inverted),
]

export const scopes = defectsOfEach(['listRunners', 'listAllRunners'], {
  'scope-active': [ignored('active'), isInverted('active')],
  'scope-paused': [ignored('paused'), isInverted('paused')],
  'scope-online': [
    ignored('online'),
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
  ],
  'scope-values': [
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
  ],
})
