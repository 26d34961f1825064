/** Defects of listRunners, by the rule that each violates. */
import { reference } from '../../../../server-stub/reference.ts'
import { defectsOf } from '../../mutant.ts'
import { defaultsParameter, ignores } from '../../vocabulary/requests.ts'
import { altersRecords } from '../../vocabulary/responses.ts'
import { ofScope, listsAll } from './shared.ts'

export const listRunners = defectsOf('listRunners', {
  'list-runners/available-specific': [
    [
      'AUT-05',
      'lists runners of other users',
      {
        handlers: (administrator) => ({
          listRunners: (request, services) =>
            reference.listRunners(request, { ...services, caller: administrator.caller }),
        }),
      },
    ],
    ['SEM-02', 'lists shared runners as well', listsAll],
    ['SEM-05', 'omits paused runners', defaultsParameter('scope', 'active')],
  ],
  'list-runners/scope-values': [
    ['STT-03', 'accepts the scopes of the list of all runners', ofScope('shared', ignores('scope'))],
  ],
  'get-runner/detail-form': [
    [
      'SCH-05',
      'returns tokens in the list',
      altersRecords((runner) => ({ ...runner, token: '8e2f1c0d9b7a6e5f' })),
    ],
  ],
})
