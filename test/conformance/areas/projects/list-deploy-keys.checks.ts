/** Spec: document 2, "Projects". */
import { routeExists, inProject } from '../../generated/paths/route-exists.ts'
import type { CoverageOf } from '../../fixtures/check.ts'

export const listDeployKeys = {
  'list-deploy-keys/route-exists': routeExists('listDeployKeys', inProject()),
} satisfies CoverageOf<'listDeployKeys'>
