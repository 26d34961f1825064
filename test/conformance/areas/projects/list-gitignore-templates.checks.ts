/** Spec: document 2, "Projects". */
import { routeExists } from '../../generated/paths/route-exists.ts'
import type { CoverageOf } from '../../fixtures/check.ts'

export const listGitignoreTemplates = {
  'list-gitignore-templates/route-exists': routeExists('listGitignoreTemplates'),
} satisfies CoverageOf<'listGitignoreTemplates'>
