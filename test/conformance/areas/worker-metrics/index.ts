/** The checks of worker metrics, by rule. Spec: document 3, "Worker metrics". */
import type { CoverageOfArea } from '../../fixtures/check.ts'
import { getCompoundMetrics } from './get-compound-metrics.checks.ts'
import { getJobStatistics } from './get-job-statistics.checks.ts'
import { getProcessMetrics } from './get-process-metrics.checks.ts'
import { getQueueMetrics } from './get-queue-metrics.checks.ts'

export const workerMetrics = {
  ...getQueueMetrics,
  ...getProcessMetrics,
  ...getJobStatistics,
  ...getCompoundMetrics,
} satisfies CoverageOfArea<'worker-metrics'>
