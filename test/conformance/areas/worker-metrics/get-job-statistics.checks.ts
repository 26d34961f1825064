/** Spec: document 3, "Worker metrics". The specification does not state the required role: administrators read them. */
import { isRecord } from '../../protocol/exchange.ts'
import { check, type CoverageOf } from '../../fixtures/check.ts'
import { hasNumbers, memberOf } from './metrics.ts'

export const getJobStatistics = {
  'get-job-statistics/jobs': check(async ({ admin, act }) => {
    const response = await act(admin, 'getJobStatistics')
    response.expectStatus(200)
    const jobs = memberOf(response.json, 'jobs')
    if (!isRecord(jobs) || !hasNumbers(jobs, 'processed', 'failed', 'enqueued')) {
      response.fail('`jobs` with `processed`, `failed` and `enqueued`.')
    }
  }),
} satisfies CoverageOf<'getJobStatistics'>
