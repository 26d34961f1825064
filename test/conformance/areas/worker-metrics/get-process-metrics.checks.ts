/** Spec: document 3, "Worker metrics". The specification does not state the required role: administrators read them. */
import { check, type CoverageOf } from '../../fixtures/check.ts'
import { identityOf, memberOf } from './metrics.ts'

export const getProcessMetrics = {
  'get-process-metrics/processes': check(async ({ admin, act }) => {
    const response = await act(admin, 'getProcessMetrics')
    response.expectStatus(200)
    const processes = memberOf(response.json, 'processes')
    const ids = Array.isArray(processes) ? processes.map(identityOf) : response.fail('An array `processes`.')
    if (new Set(ids).size !== ids.length) response.fail('One entry per process.', ids.join(', '))
  }),
} satisfies CoverageOf<'getProcessMetrics'>
