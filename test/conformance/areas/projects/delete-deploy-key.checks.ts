/** Spec: document 2, "Projects". */
import { routeExists, inProject } from '../../generated/paths/route-exists.ts'
import type { CoverageOf } from '../../fixtures/check.ts'

export const deleteDeployKey = {
  'delete-deploy-key/route-exists': routeExists('deleteDeployKey', inProject({ key_id: 1 })),
} satisfies CoverageOf<'deleteDeployKey'>
