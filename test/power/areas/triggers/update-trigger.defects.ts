/** Defects of updateTrigger, by the rule that each violates. */
import { defectsOf } from '../../mutant.ts'
import { shownAt } from '../../vocabulary/lookups.ts'
import { segmentsOf, isRecord, valueOf } from '../../message.ts'
import { jsonResponse, forgets, refuses } from '../../vocabulary/effects.ts'
import { when, lacks } from '../../vocabulary/conditions.ts'
import { byDefault } from '../../vocabulary/requests.ts'
import { listOf, toOthers, newest } from './shared.ts'

export const updateTrigger = defectsOf('updateTrigger', {
  'update-trigger/description': [
    [
      'SEM-01',
      'the description is not looked at',
      {
        async around(call, behind) {
          const trigger = await shownAt(`${listOf(call)}/${segmentsOf(call)[3] ?? ''}`, call, behind)
          return isRecord(trigger) && valueOf(call, 'description') !== undefined
            ? jsonResponse(200, trigger)
            : behind.pass(call)
        },
      },
    ],
    ['STT-01', 'the response has the new description, which is not stored', forgets],
    ['SFX-02', 'all triggers are changed', toOthers('PUT')],
    ['SFX-03', 'the newest trigger is changed', newest],
  ],
  'update-trigger/description-optional': [
    [
      'STA-03',
      'the description is required',
      when(lacks('description'), refuses(400, 'description is missing')),
    ],
    ['SEM-05', 'without a description there is another', byDefault('description', 'Trigger')],
  ],
})
