/** Defects of getBroadcastMessage, by the rule that each violates. */
import { defectsOf } from '../../mutant.ts'
import { altersRecords } from '../../vocabulary/responses.ts'
import { jsonResponse } from '../../vocabulary/effects.ts'

export const getBroadcastMessage = defectsOf('getBroadcastMessage', {
  'get-broadcast-message/returns-the-message': [
    [
      'SFX-03',
      'returns another message',
      altersRecords((record) => ({ ...record, message: 'Something else' })),
    ],
    [
      'STA-03',
      'does not find messages that have ended',
      {
        async around(call, { pass }) {
          const response = await pass(call)
          return response.body.includes('"ends_at":"2020')
            ? jsonResponse(404, { message: '404 Not Found' })
            : response
        },
      },
    ],
  ],
})
