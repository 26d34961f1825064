/** Spec: document 1, "Versioning". */
import { routeExists } from '../../generated/paths/route-exists.ts'
import type { CoverageOf } from '../../fixtures/check.ts'
import { pathOfSubscription } from './subscription.ts'

export const unsubscribeFromItem = {
  'unsubscribe-from-item/route-exists': routeExists('unsubscribeFromItem', pathOfSubscription),
} satisfies CoverageOf<'unsubscribeFromItem'>
