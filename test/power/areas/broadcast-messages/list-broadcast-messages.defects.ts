/** Defects of listBroadcastMessages, by the rule that each violates. */
import { isRecord } from '../../message.ts'
import { defectsOf } from '../../mutant.ts'
import { altersPage } from '../../vocabulary/responses.ts'
import { countsOnly } from '../../vocabulary/lists.ts'

export const listBroadcastMessages = defectsOf('listBroadcastMessages', {
  'list-broadcast-messages/lists-messages': [
    [
      'SFX-01',
      'omits the newest message',
      altersPage((items) => {
        const newest = Math.max(...items.map((item) => (isRecord(item) ? Number(item['id']) : 0)))
        return items.filter((item) => !isRecord(item) || item['id'] !== newest)
      }),
    ],
  ],
  'general/x-total': [
    ['HDR-02', 'counts the active messages only', countsOnly(({ active }) => active === true)],
  ],
})
