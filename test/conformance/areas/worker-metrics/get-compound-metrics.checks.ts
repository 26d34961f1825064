/** Spec: document 3, "Worker metrics". The specification does not state the required role: administrators read them. */
import { isRecord, type Json } from '../../protocol/exchange.ts'
import { check, type CoverageOf } from '../../fixtures/check.ts'
import { identityOf, memberOf } from './metrics.ts'

export const getCompoundMetrics = {
  'get-compound-metrics/all-of-the-above': check(async ({ admin, act }) => {
    const compound = await act(admin, 'getCompoundMetrics')
    compound.expectStatus(200)
    const queues = await admin.observe('getQueueMetrics')
    const processes = await admin.observe('getProcessMetrics')
    const statistics = await admin.observe('getJobStatistics')
    // Numbers change from call to call, their names do not.
    const comparisons = [
      ['queues', namesIn(memberOf(compound.json, 'queues')), namesIn(memberOf(queues.json, 'queues'))],
      [
        'processes',
        processesIn(memberOf(compound.json, 'processes')),
        processesIn(memberOf(processes.json, 'processes')),
      ],
      ['jobs', namesIn(memberOf(compound.json, 'jobs')), namesIn(memberOf(statistics.json, 'jobs'))],
    ] as const
    for (const [member, actual, expected] of comparisons) {
      if (actual !== expected) {
        compound.fail(`\`${member}\` as the single call returns it: ${expected}.`, `It is ${actual}.`)
      }
    }
  }),
} satisfies CoverageOf<'getCompoundMetrics'>

function namesIn(value: Json | undefined): string {
  return isRecord(value) ? Object.keys(value).toSorted().join(', ') : 'absent'
}

function processesIn(value: Json | undefined): string {
  return Array.isArray(value) ? value.map(identityOf).toSorted().join(', ') : 'absent'
}
