/** Defects of getProcessMetrics, by the rule that each violates. */
import { defectsOf } from '../../mutant.ts'
import { returnsValue } from '../../vocabulary/responses.ts'
import { anotherProcess } from './another-process.ts'

export const getProcessMetrics = defectsOf('getProcessMetrics', {
  'get-process-metrics/processes': [
    ['SFX-02', 'returns each process twice', returnsValue('processes', [anotherProcess, anotherProcess])],
  ],
})
