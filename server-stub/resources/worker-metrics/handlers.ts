/** Worker metrics. Spec: document 3, "Worker metrics". */
import { onInstance, type AuthorizedArea } from '../../authorized.ts'
import { ok } from '../../http/handler.ts'
import { runningProcesses } from './commands.ts'
import { jobStatistics, processMetrics, queueMetrics } from './presenter.ts'
import { processedJobs } from './queries.ts'

export const workerMetrics = {
  getQueueMetrics: onInstance(async () => ok(queueMetrics())),

  getProcessMetrics: onInstance(async (_request, { db }) => ok(processMetrics(await runningProcesses(db)))),

  getJobStatistics: onInstance(async (_request, { db }) => ok(jobStatistics(await processedJobs(db)))),

  getCompoundMetrics: onInstance(async (_request, { db }) =>
    ok({
      ...queueMetrics(),
      ...processMetrics(await runningProcesses(db)),
      ...jobStatistics(await processedJobs(db)),
    }),
  ),
} satisfies AuthorizedArea<'worker-metrics'>
