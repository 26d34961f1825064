/** Defects of getJobStatistics, by the rule that each violates. */
import { defectsOf } from '../../mutant.ts'
import { omitsProperty } from '../../vocabulary/responses.ts'

export const getJobStatistics = defectsOf('getJobStatistics', {
  'get-job-statistics/jobs': [['SCH-01', 'returns 0 failed jobs', omitsProperty('jobs.failed')]],
})
