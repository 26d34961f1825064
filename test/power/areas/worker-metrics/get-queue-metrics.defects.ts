/** Defects of getQueueMetrics, by the rule that each violates. */
import { defectsOf } from '../../mutant.ts'
import { altersRecords, returnsValue } from '../../vocabulary/responses.ts'
import { isRecord } from '../../message.ts'

export const getQueueMetrics = defectsOf('getQueueMetrics', {
  'get-queue-metrics/by-queue': [
    [
      'SCH-01',
      'omits the latency',
      altersRecords(({ queues, ...record }) => ({
        ...record,
        queues: isRecord(queues)
          ? Object.fromEntries(Object.keys(queues).map((name) => [name, { backlog: 0 }]))
          : queues,
      })),
    ],
    ['SCH-02', 'returns queues as an array', returnsValue('queues', [])],
  ],
})
