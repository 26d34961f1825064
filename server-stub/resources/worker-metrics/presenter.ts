/** Views of the worker metrics. Spec: document 3, "Worker metrics". Jobs are carried out at once, so that none waits. */
import type { Schema } from '../../../generated/schemas.ts'
import { queues, type WorkerProcess } from './record.ts'

/** The queues, all of them empty. */
export function queueMetrics(): Schema<'QueueMetrics'> {
  return { queues: Object.fromEntries(queues.map((queue) => [queue, { backlog: 0, latency: 0 }])) }
}

/** The processes; each serves all queues. */
export function processMetrics(processes: readonly WorkerProcess[]): Schema<'ProcessMetrics'> {
  const common = { tag: 'forge', queues: [...queues], labels: [], concurrency: 1, busy: 0 }
  return { processes: processes.map((process) => ({ ...process, ...common })) }
}

/** The number of jobs. */
export function jobStatistics(processed: number): Schema<'JobStatistics'> {
  return { jobs: { processed, failed: 0, enqueued: 0 } }
}
