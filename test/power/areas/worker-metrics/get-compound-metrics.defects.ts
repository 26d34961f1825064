/** Defects of getCompoundMetrics, by the rule that each violates. */
import { defectsOf } from '../../mutant.ts'
import { altersRecords, returnsValue } from '../../vocabulary/responses.ts'
import { isRecord } from '../../message.ts'
import { anotherProcess } from './another-process.ts'

export const getCompoundMetrics = defectsOf('getCompoundMetrics', {
  'get-compound-metrics/all-of-the-above': [
    [
      'SCH-01',
      'omits one queue',
      altersRecords(({ queues, ...record }) => ({
        ...record,
        queues: isRecord(queues) ? Object.fromEntries(Object.entries(queues).slice(1)) : queues,
      })),
    ],
    ['SFX-03', 'returns processes of another host', returnsValue('processes', [anotherProcess])],
  ],
})
