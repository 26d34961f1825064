/** Spec: document 2, "Projects". */
import { routeExists } from '../../generated/paths/route-exists.ts'
import type { CoverageOf } from '../../fixtures/check.ts'
import { key } from './attributes.ts'

export const getGitignoreTemplate = {
  'get-gitignore-template/route-exists': routeExists('getGitignoreTemplate', key),
} satisfies CoverageOf<'getGitignoreTemplate'>
