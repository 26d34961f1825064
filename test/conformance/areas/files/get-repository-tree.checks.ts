/** Spec: document 3, "Repository files". */
import { routeExists, inProject } from '../../generated/paths/route-exists.ts'
import type { CoverageOf } from '../../fixtures/check.ts'

export const getRepositoryTree = {
  'get-repository-tree/route-exists': routeExists('getRepositoryTree', inProject()),
} satisfies CoverageOf<'getRepositoryTree'>
