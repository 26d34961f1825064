/** Defects of updateTrigger, by the rule that each violates. */
import { defectsOf } from '../../mutant.ts'
import { shownAt } from '../../vocabulary/lookups.ts'
import { segmentsOf, isRecord, valueOf } from '../../message.ts'
import { jsonResponse, otherCall, undoesEffect, rejects } from '../../vocabulary/effects.ts'
import { when, lacks } from '../../vocabulary/conditions.ts'
import { defaultsParameter } from '../../vocabulary/requests.ts'
import { listOf, toOthers, newest } from './shared.ts'

export const updateTrigger = defectsOf('updateTrigger', {
  'update-trigger/description': [
    [
      'SEM-01',
      'ignores the description',
      {
        async around(call, upstream) {
          const trigger = await shownAt(`${listOf(call)}/${segmentsOf(call)[3] ?? ''}`, call, upstream)
          return isRecord(trigger) && valueOf(call, 'description') !== undefined
            ? jsonResponse(200, trigger)
            : upstream.pass(call)
        },
      },
    ],
    ['STT-01', 'returns the new description without storing it', undoesEffect],
    ['SFX-02', 'changes all triggers', toOthers('PUT')],
    [
      'SFX-04',
      'also takes ownership',
      {
        async around(call, upstream) {
          const response = await upstream.pass(call)
          const path = `${listOf(call)}/${segmentsOf(call)[3] ?? ''}/take_ownership`
          if (response.status === 200) await upstream.pass(otherCall(call, 'POST', path))
          return response
        },
      },
    ],
    ['SFX-03', 'changes the newest trigger', newest],
  ],
  'update-trigger/description-optional': [
    [
      'STA-03',
      'requires the description',
      when(lacks('description'), rejects(400, 'description is missing')),
    ],
    ['SEM-05', 'sets another description by default', defaultsParameter('description', 'Trigger')],
  ],
})
