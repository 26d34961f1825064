/** Spec: document 3, "Jobs". */
import { routeExists, inProject } from '../../generated/paths/route-exists.ts'
import type { CoverageOf } from '../../fixtures/check.ts'

export const listPipelines = {
  'list-pipelines/route-exists': routeExists('listPipelines', inProject()),
} satisfies CoverageOf<'listPipelines'>
