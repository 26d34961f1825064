/** Worker metrics. Spec: document 3, "Worker metrics". Work is done at once here, so that none ever waits. */
import { ok, type Area } from '../../http/handler.ts'
import type { Schema } from '../../../generated/schemas.ts'
import type { Services } from '../../services.ts'
import { runningProcesses } from './processes.ts'
import { processedWork, queues } from './queries.ts'

export const workerMetrics = {
  async getQueueMetrics(_request, { authorize }) {
    authorize('read-worker-metrics')
    return ok(queueMetrics())
  },

  async getProcessMetrics(_request, services) {
    services.authorize('read-worker-metrics')
    return ok(await processMetrics(services))
  },

  async getJobStatistics(_request, services) {
    services.authorize('read-worker-metrics')
    return ok(await jobStatistics(services))
  },

  async getCompoundMetrics(_request, services) {
    services.authorize('read-worker-metrics')
    return ok({ ...queueMetrics(), ...(await processMetrics(services)), ...(await jobStatistics(services)) })
  },
} satisfies Area<'worker-metrics', Services>

function queueMetrics(): Schema<'QueueMetrics'> {
  return { queues: Object.fromEntries(queues.map((queue) => [queue, { backlog: 0, latency: 0 }])) }
}

async function processMetrics({ db }: Services): Promise<Schema<'ProcessMetrics'>> {
  const processes = await runningProcesses(db)
  const same = { tag: 'forge', queues: [...queues], labels: [], concurrency: 1, busy: 0 }
  return { processes: processes.map((process) => ({ ...process, ...same })) }
}

async function jobStatistics({ db }: Services): Promise<Schema<'JobStatistics'>> {
  return { jobs: { processed: await processedWork(db), failed: 0, enqueued: 0 } }
}
