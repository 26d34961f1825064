/** Spec: document 3, "Merge requests". */
import { routeExists } from '../../generated/paths/route-exists.ts'
import type { CoverageOf } from '../../fixtures/check.ts'

export const cancelMergeWhenPipelineSucceeds = {
  'cancel-merge-when-pipeline-succeeds/route-exists': routeExists(
    'cancelMergeWhenPipelineSucceeds',
    async ({ given }) => ({ ...(await given.openMergeRequest()).path }),
  ),
} satisfies CoverageOf<'cancelMergeWhenPipelineSucceeds'>
