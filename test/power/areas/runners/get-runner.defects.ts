/** Defects of getRunner, by the rule that each violates. */
import { alterJson, isRecord, isSuccess, pathOf } from '../../message.ts'
import { defectsOf, type Defect, type Mutant, mutant } from '../../mutant.ts'
import { listedAt } from '../../vocabulary/lookups.ts'
import { altersProperty, omitsProperty, returnsValue } from '../../vocabulary/responses.ts'
import { acceptsIf, isAt } from '../../vocabulary/states.ts'

export const getRunner: readonly Mutant[] = [
  ...defectsOf('getRunner', {
    'get-runner/detail-form': [
      ...[
        'architecture',
        'platform',
        'revision',
        'version',
        'contacted_at',
        'projects',
        'token',
        'tag_list',
      ].map((name): Defect => ['SCH-01', `omits ${name}`, omitsProperty(name)]),
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
                  isRecord(runner)
                    ? { ...runner, description: `as ${String(newest['description'])}` }
                    : runner,
                )
              : response
          },
        },
      ],
    ],
    'enable-project-runner/enables': [
      [
        'STT-04',
        'returns only the first project',
        altersProperty('projects', (projects) => (Array.isArray(projects) ? projects.slice(0, 1) : projects)),
      ],
    ],
    'list-all-runners/scope-shared': [
      ['SEM-02', 'shows no runner as shared', returnsValue('is_shared', false)],
    ],
    'list-all-runners/scope-online': [['SCH-03', 'shows no contact', returnsValue('contacted_at', null)]],
  }),
  mutant(
    'AUT-02',
    'getRunner',
    [],
    'accepts callers without credentials for shared runners',
    acceptsIf(isAt(pathOf, 'is_shared', true)),
  ),
]
