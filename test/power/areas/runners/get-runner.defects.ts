/** Defects of getRunner, by the rule that each violates. */
import { alterJson, isRecord, isSuccess } from '../../message.ts'
import { defectsOf, type Defect } from '../../mutant.ts'
import { listedAt } from '../../vocabulary/lookups.ts'
import { altersProperty, omitsProperty, returnsValue } from '../../vocabulary/responses.ts'

export const getRunner = defectsOf('getRunner', {
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
                isRecord(runner) ? { ...runner, description: `as ${String(newest['description'])}` } : runner,
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
})
