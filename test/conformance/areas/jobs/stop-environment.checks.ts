/** Spec: document 3, "Jobs". */
import { routeExists } from '../../generated/paths/route-exists.ts'
import type { CoverageOf } from '../../fixtures/check.ts'

export const stopEnvironment = {
  // An environment that does not exist, so that no real one is stopped.
  'stop-environment/route-exists': routeExists('stopEnvironment', async () => ({
    environment_id: 2_000_000_000,
  })),
} satisfies CoverageOf<'stopEnvironment'>
