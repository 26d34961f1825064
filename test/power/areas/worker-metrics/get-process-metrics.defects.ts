/** Defects of getProcessMetrics, by the rule that each violates. */
import { defectsOf } from '../../mutant.ts'
import { altersRecords } from '../../vocabulary/responses.ts'

export const getProcessMetrics = defectsOf('getProcessMetrics', {
  'get-process-metrics/processes': [
    [
      'SFX-02',
      'returns each process twice',
      altersRecords(({ processes, ...record }) => ({
        ...record,
        processes: Array.isArray(processes) ? [...processes, ...processes] : processes,
      })),
    ],
  ],
})
