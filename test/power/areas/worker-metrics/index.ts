/** Metrics of workers that lack what they are about. */
import { mutant, type Mutant } from '../../mutant.ts'
import { isRecord } from '../../message.ts'
import { drops, saysOfEach, shows } from '../../vocabulary/responses.ts'

export const workerMetricsMutants: readonly Mutant[] = [
  mutant(
    'SCH-01',
    'getQueueMetrics',
    'get-queue-metrics/by-queue',
    'queues have no latency',
    saysOfEach(({ queues, ...record }) => ({
      ...record,
      queues: isRecord(queues)
        ? Object.fromEntries(Object.keys(queues).map((name) => [name, { backlog: 0 }]))
        : queues,
    })),
  ),
  mutant('SCH-02', 'getQueueMetrics', 'get-queue-metrics/by-queue', 'queues are a list', shows('queues', [])),
  mutant(
    'SFX-02',
    'getProcessMetrics',
    'get-process-metrics/processes',
    'each process stands there twice',
    saysOfEach(({ processes, ...record }) => ({
      ...record,
      processes: Array.isArray(processes) ? [...processes, ...processes] : processes,
    })),
  ),
  mutant(
    'SCH-01',
    'getJobStatistics',
    'get-job-statistics/jobs',
    'failures are not counted',
    drops('jobs.failed'),
  ),
  mutant(
    'SCH-01',
    'getCompoundMetrics',
    'get-compound-metrics/all-of-the-above',
    'one queue is missing',
    saysOfEach(({ queues, ...record }) => ({
      ...record,
      queues: isRecord(queues) ? Object.fromEntries(Object.entries(queues).slice(1)) : queues,
    })),
  ),
  mutant(
    'SFX-03',
    'getCompoundMetrics',
    'get-compound-metrics/all-of-the-above',
    'processes of another host',
    shows('processes', []),
  ),
]
