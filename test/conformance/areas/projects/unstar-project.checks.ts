/** Spec: document 2, "Projects". */
import { routeExists, inProject } from '../../generated/paths/route-exists.ts'
import type { CoverageOf } from '../../fixtures/check.ts'

export const unstarProject = {
  'unstar-project/route-exists': routeExists('unstarProject', inProject()),
} satisfies CoverageOf<'unstarProject'>
