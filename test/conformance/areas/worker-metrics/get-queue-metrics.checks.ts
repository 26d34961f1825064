/** Spec: document 3, "Worker metrics". The specification does not state the required role: administrators read them. */
import { isRecord } from '../../protocol/exchange.ts'
import { check, type CoverageOf } from '../../fixtures/check.ts'
import { hasNumbers, memberOf } from './metrics.ts'

export const getQueueMetrics = {
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
} satisfies CoverageOf<'getQueueMetrics'>
