/** Spec: document 3, "Pipeline triggers". */
import { routeExists, inProject } from '../../generated/paths/route-exists.ts'
import type { CoverageOf } from '../../fixtures/check.ts'

export const triggerPipeline = {
  'trigger-pipeline/route-exists': routeExists('triggerPipeline', inProject()),
} satisfies CoverageOf<'triggerPipeline'>
