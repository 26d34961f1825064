/** Spec: document 2, "Projects". */
import { routeExists } from '../../generated/paths/route-exists.ts'
import type { CoverageOf } from '../../fixtures/check.ts'

export const listCiYmlTemplates = {
  'list-ci-yml-templates/route-exists': routeExists('listCiYmlTemplates'),
} satisfies CoverageOf<'listCiYmlTemplates'>
