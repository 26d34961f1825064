/** Spec: document 1, "Versioning". */
import { routeExists } from '../../generated/paths/route-exists.ts'
import type { CoverageOf } from '../../fixtures/check.ts'
import { pathOfSubscription } from './subscription.ts'

export const subscribeToItem = {
  'subscribe-to-item/route-exists': routeExists('subscribeToItem', pathOfSubscription),
} satisfies CoverageOf<'subscribeToItem'>
