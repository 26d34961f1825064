/** Spec: document 2, "Projects". */
import { routeExists } from '../../generated/paths/route-exists.ts'
import type { CoverageOf } from '../../fixtures/check.ts'
import { key } from './attributes.ts'

export const getCiYmlTemplate = {
  'get-ci-yml-template/route-exists': routeExists('getCiYmlTemplate', key),
} satisfies CoverageOf<'getCiYmlTemplate'>
