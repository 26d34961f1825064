/** Defects of listProjectRunners, by the rule that each violates. */
import { isRecord } from '../../message.ts'
import { defectsOf, type Fault } from '../../mutant.ts'
import { lagsBehind } from '../../vocabulary/lookups.ts'
import { altersPage, altersProperty, altersRecords, returnsValue } from '../../vocabulary/responses.ts'
import { listsAll } from './shared.ts'

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

export const listProjectRunners = defectsOf('listProjectRunners', {
  'list-project-runners/specific': [
    ['SEM-02', 'lists runners of all projects', listsAll],
    [
      'SEM-02',
      'omits paused runners',
      altersPage((items) => items.filter((item) => !isRecord(item) || item['active'] === true)),
    ],
    [
      'SEM-02',
      'omits specific runners',
      altersPage((items) => items.filter((item) => !isRecord(item) || item['is_shared'] === true)),
    ],
  ],
  'list-project-runners/shared-if-enabled': [
    ['SEM-01', 'never lists shared runners', sharing(0)],
    [
      'SEM-02',
      'omits paused shared runners',
      altersPage((items) =>
        items.filter((item) => !isRecord(item) || item['active'] === true || item['is_shared'] === false),
      ),
    ],
    ['SEM-02', 'returns is_shared as false', returnsValue('is_shared', false)],
  ],
  'list-project-runners/shared-if-disabled': [['SEM-01', 'always lists shared runners', sharing(1)]],
  'update-runner/description': [
    [
      'STT-04',
      'lists the previous description',
      altersProperty('description', (text) => `formerly ${String(text)}`),
    ],
  ],
  'update-runner/active': [['STT-04', 'lists every runner as active', returnsValue('active', true)]],
  'enable-project-runner/enables': [
    ['STT-04', 'returns the list before the last write', lagsBehind(/^\/api\/v4\/projects\/\d+\/runners/)],
  ],
  'get-runner/detail-form': [
    [
      'SCH-05',
      'returns tokens in the list',
      altersRecords((runner) => ({ ...runner, token: '8e2f1c0d9b7a6e5f' })),
    ],
  ],
})
