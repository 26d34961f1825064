/** Defects of updateRunner, by the rule that each violates. */
import { isRecord, segmentsOf, valueOf, withValue } from '../../message.ts'
import { defectsOf, mutant, type Mutant } from '../../mutant.ts'
import { has, hasValue, when } from '../../vocabulary/conditions.ts'
import { undoesEffect } from '../../vocabulary/effects.ts'
import { shownAt } from '../../vocabulary/lookups.ts'
import { altersParameter, defaultsParameter, ignores } from '../../vocabulary/requests.ts'
import { altersProperty, returnsValue } from '../../vocabulary/responses.ts'
import { toOtherRunners } from './shared.ts'
import { remembers, omitsChanged, keeps } from '../../vocabulary/former-records.ts'

const returnsFirstProject = altersProperty('projects', (projects) =>
  Array.isArray(projects) ? projects.slice(0, 1) : projects,
)

export const updateRunner: readonly Mutant[] = [
  ...defectsOf('updateRunner', {
    'update-runner/description': [
      ['STT-01', 'returns the description without storing it', undoesEffect],
      [
        'SFX-02',
        'changes all runners',
        toOtherRunners('PUT'),
        ['update-runner/active', 'update-runner/others-stay'],
      ],
    ],
    'update-runner/active': [
      ['SEM-02', 'ignores active false', when(hasValue('active', false), ignores('active'))],
      ['SEM-02', 'ignores active true', when(hasValue('active', true), ignores('active'))],
    ],
    'update-runner/tag-list-is-whole': [
      [
        'SEM-02',
        'adds tags instead of replacing them',
        when(has('tag_list'), {
          async around(call, upstream) {
            const runner = await shownAt(`/runners/${segmentsOf(call)[1] ?? ''}`, call, upstream)
            const before: readonly unknown[] =
              isRecord(runner) && Array.isArray(runner['tag_list']) ? runner['tag_list'] : []
            const given = valueOf(call, 'tag_list')
            return upstream.pass(
              withValue(call, 'tag_list', [...before, ...(Array.isArray(given) ? given : [])]),
            )
          },
        }),
      ],
      [
        'SEM-02',
        'stores only the first tag',
        altersParameter('tag_list', (tags) => (Array.isArray(tags) ? tags.slice(0, 1) : tags)),
      ],
    ],
    'update-runner/others-stay': [
      ['SFX-02', 'activates the runner on every change', defaultsParameter('active', true)],
      ['SFX-02', 'removes the tags on every change', defaultsParameter('tag_list', [])],
      ['SFX-02', 'removes the description on every change', defaultsParameter('description', '')],
      ['SEM-09', 'returns only the first project', returnsFirstProject],
      ['STT-04', 'returns no projects', returnsValue('projects', [])],
    ],
    'general/success-is-200': [
      [
        'STT-04',
        'is omitted by the scopes of all runners',
        remembers({ write: 'updateRunner', read: 'listAllRunners', alter: omitsChanged('scope') }),
      ],
      [
        'STT-04',
        'is omitted by the scopes of own runners',
        remembers({ write: 'updateRunner', read: 'listRunners', alter: omitsChanged('scope') }),
      ],
      [
        'STT-04',
        'leaves active in the list of own runners',
        remembers({ write: 'updateRunner', read: 'listRunners', alter: keeps('active') }),
      ],
    ],
  }),
  ...(
    [
      ['description', 'update-runner/description'],
      ['active', 'update-runner/active'],
      ['tag_list', 'update-runner/tag-list-is-whole'],
    ] as const
  ).map(([name, rule]) => mutant('SEM-01', 'updateRunner', rule, `ignores ${name}`, ignores(name))),
]
