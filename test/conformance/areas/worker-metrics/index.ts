/** Every rule on worker metrics. Spec: document 3, "Worker metrics". Who may read them is not shown: administrators do. */
import { isRecord, type Json } from '../../protocol/exchange.ts'
import { check, type CoverageOfArea } from '../../fixtures/check.ts'

export const workerMetrics = {
  'get-queue-metrics/by-queue': check(async ({ admin, act }) => {
    const response = await act(admin, 'getQueueMetrics')
    response.expectStatus(200)
    const queues = memberOf(response.json, 'queues')
    const byName = isRecord(queues) ? queues : response.fail('An object `queues`.')
    for (const [name, queue] of Object.entries(byName)) {
      if (!isRecord(queue) || !hasNumbers(queue, 'backlog', 'latency')) {
        response.fail(`\`backlog\` and \`latency\` of the queue ${name}.`)
      }
    }
  }),

  'get-process-metrics/processes': check(async ({ admin, act }) => {
    const response = await act(admin, 'getProcessMetrics')
    response.expectStatus(200)
    const processes = memberOf(response.json, 'processes')
    const ids = Array.isArray(processes) ? processes.map(identityOf) : response.fail('An array `processes`.')
    if (new Set(ids).size !== ids.length) response.fail('One entry per process.', ids.join(', '))
  }),

  'get-job-statistics/jobs': check(async ({ admin, act }) => {
    const response = await act(admin, 'getJobStatistics')
    response.expectStatus(200)
    const jobs = memberOf(response.json, 'jobs')
    if (!isRecord(jobs) || !hasNumbers(jobs, 'processed', 'failed', 'enqueued')) {
      response.fail('`jobs` with `processed`, `failed` and `enqueued`.')
    }
  }),

  'get-compound-metrics/all-of-the-above': check(async ({ admin, act }) => {
    const compound = await act(admin, 'getCompoundMetrics')
    compound.expectStatus(200)
    const queues = await admin.call('getQueueMetrics')
    const processes = await admin.call('getProcessMetrics')
    const statistics = await admin.call('getJobStatistics')
    // Numbers move on from call to call; what they are numbers of does not.
    const claims = [
      ['queues', namesIn(memberOf(compound.json, 'queues')), namesIn(memberOf(queues.json, 'queues'))],
      [
        'processes',
        processesIn(memberOf(compound.json, 'processes')),
        processesIn(memberOf(processes.json, 'processes')),
      ],
      ['jobs', namesIn(memberOf(compound.json, 'jobs')), namesIn(memberOf(statistics.json, 'jobs'))],
    ] as const
    for (const [member, shown, alone] of claims) {
      if (shown !== alone) {
        compound.fail(`\`${member}\` as the single call shows it: ${alone}.`, `It is ${shown}.`)
      }
    }
  }),
} satisfies CoverageOfArea<'worker-metrics'>

function memberOf(json: Json | undefined, member: string): Json | undefined {
  return isRecord(json) ? json[member] : undefined
}

function hasNumbers(record: Readonly<Record<string, Json>>, ...members: readonly string[]): boolean {
  return members.every((member) => typeof record[member] === 'number')
}

function namesIn(value: Json | undefined): string {
  return isRecord(value) ? Object.keys(value).toSorted().join(', ') : 'absent'
}

function processesIn(value: Json | undefined): string {
  return Array.isArray(value) ? value.map(identityOf).toSorted().join(', ') : 'absent'
}

function identityOf(process: Json): string {
  return isRecord(process) ? JSON.stringify([process['hostname'], process['pid']]) : 'no process'
}
