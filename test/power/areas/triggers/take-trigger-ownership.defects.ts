/** Defects of takeTriggerOwnership, by the rule that each violates. */
import { defectsOf } from '../../mutant.ts'
import {
  undoesEffect,
  ignoresPermissions,
  jsonResponse,
  alsoDoes,
  otherCall,
} from '../../vocabulary/effects.ts'
import { shownAt, listedAt } from '../../vocabulary/lookups.ts'
import { segmentsOf, isRecord, isSuccess, withSegment, pathOf } from '../../message.ts'
import { listOf } from './shared.ts'
import { remembers, keeps } from '../../vocabulary/former-records.ts'

export const takeTriggerOwnership = defectsOf('takeTriggerOwnership', {
  'take-trigger-ownership/takes-ownership': [
    ['STT-01', 'returns the new owner without storing it', undoesEffect],
    ['SFX-03', 'stores the administrator as the owner', ignoresPermissions],
    [
      'SFX-01',
      'keeps the previous owner',
      {
        async around(call, upstream) {
          const trigger = await shownAt(`${listOf(call)}/${segmentsOf(call)[3] ?? ''}`, call, upstream)
          return isRecord(trigger) ? jsonResponse(201, trigger) : upstream.pass(call)
        },
      },
    ],
    [
      'SFX-02',
      'changes the owner of all triggers',
      {
        async around(call, upstream) {
          const response = await upstream.pass(call)
          if (!isSuccess(response)) return response
          for (const { id } of await listedAt(listOf(call), call, upstream))
            await upstream.pass(withSegment(call, 3, String(id)))
          return response
        },
      },
    ],
    [
      'SFX-02',
      'deletes the description',
      alsoDoes((call) =>
        otherCall(call, 'PUT', `${listOf(call)}/${segmentsOf(call)[3] ?? ''}`, { description: 'Taken' }),
      ),
    ],
    [
      'STT-04',
      'leaves the owner in the list',
      remembers({
        write: 'takeTriggerOwnership',
        read: 'listTriggers',
        record: (call) => pathOf(call).replace(/\/take_ownership$/, ''),
        alter: keeps('owner'),
      }),
    ],
  ],
})
