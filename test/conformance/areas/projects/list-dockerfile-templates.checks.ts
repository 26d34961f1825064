/** Spec: document 2, "Projects". */
import { routeExists } from '../../generated/paths/route-exists.ts'
import type { CoverageOf } from '../../fixtures/check.ts'

export const listDockerfileTemplates = {
  'list-dockerfile-templates/route-exists': routeExists('listDockerfileTemplates'),
} satisfies CoverageOf<'listDockerfileTemplates'>
