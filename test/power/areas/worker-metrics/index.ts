/** Every defect of the operations on worker-metrics. */
import type { Mutant } from '../../mutant.ts'
import { getQueueMetrics } from './get-queue-metrics.defects.ts'
import { getProcessMetrics } from './get-process-metrics.defects.ts'
import { getJobStatistics } from './get-job-statistics.defects.ts'
import { getCompoundMetrics } from './get-compound-metrics.defects.ts'

export const workerMetricsMutants: readonly Mutant[] = [
  ...getQueueMetrics,
  ...getProcessMetrics,
  ...getJobStatistics,
  ...getCompoundMetrics,
]
