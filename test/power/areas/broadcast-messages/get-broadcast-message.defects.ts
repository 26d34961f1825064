/** Defects of getBroadcastMessage, by the rule that each violates. */
import { defectsOf } from '../../mutant.ts'
import { altersRecords } from '../../vocabulary/responses.ts'

export const getBroadcastMessage = defectsOf('getBroadcastMessage', {
  'get-broadcast-message/returns-the-message': [
    [
      'SFX-03',
      'returns another message',
      altersRecords((record) => ({ ...record, message: 'Something else' })),
    ],
  ],
})
