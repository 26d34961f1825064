/** Defects of the scopes of listRunners and listAllRunners. */
import { mutant, mutantsOf, type Mutant } from '../../mutant.ts'
import { together } from '../../vocabulary/conditions.ts'
import { altersParameter, ignores } from '../../vocabulary/requests.ts'
import { altersPage } from '../../vocabulary/responses.ts'
import { ofScope } from './shared.ts'

const inverted = altersParameter('scope', (scope) =>
  scope === 'active' ? 'paused' : scope === 'paused' ? 'active' : scope,
)

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

export const scopes = (['listRunners', 'listAllRunners'] as const).flatMap((operation) => [
  ...ofScopes(operation),
  ...ofUnknownScopes(operation),
])
