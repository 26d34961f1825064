/** Spec: document 2, "Projects". */
import { routeExists } from '../../generated/paths/route-exists.ts'
import type { CoverageOf } from '../../fixtures/check.ts'
import { key } from './attributes.ts'

export const getLicenceTemplate = {
  'get-licence-template/route-exists': routeExists('getLicenceTemplate', key),
} satisfies CoverageOf<'getLicenceTemplate'>
