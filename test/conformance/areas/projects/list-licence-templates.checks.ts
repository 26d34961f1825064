/** Spec: document 2, "Projects". */
import { routeExists } from '../../generated/paths/route-exists.ts'
import type { CoverageOf } from '../../fixtures/check.ts'

export const listLicenceTemplates = {
  'list-licence-templates/route-exists': routeExists('listLicenceTemplates'),
} satisfies CoverageOf<'listLicenceTemplates'>
