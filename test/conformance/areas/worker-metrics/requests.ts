/** One valid request to each operation of worker metrics: what the generated checks vary. */
import type { RequestBuilders } from '../../fixtures/request.ts'

export const requests = {
  getQueueMetrics: async ({ admin }) => ({ by: admin, input: {} }),
  getProcessMetrics: async ({ admin }) => ({ by: admin, input: {} }),
  getJobStatistics: async ({ admin }) => ({ by: admin, input: {} }),
  getCompoundMetrics: async ({ admin }) => ({ by: admin, input: {} }),
} satisfies RequestBuilders<'worker-metrics'>
