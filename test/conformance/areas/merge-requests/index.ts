/** The checks of merge-requests, by rule. Spec: document 3, "Merge requests". */
import type { CoverageOfArea } from '../../fixtures/check.ts'
import { listMergeRequests } from './list-merge-requests.checks.ts'
import { createMergeRequest } from './create-merge-request.checks.ts'
import { getMergeRequest } from './get-merge-request.checks.ts'
import { updateMergeRequest } from './update-merge-request.checks.ts'
import { deleteMergeRequest } from './delete-merge-request.checks.ts'
import { listMergeRequestCommits } from './list-merge-request-commits.checks.ts'
import { getMergeRequestChanges } from './get-merge-request-changes.checks.ts'
import { acceptMergeRequest } from './accept-merge-request.checks.ts'
import { cancelMergeWhenPipelineSucceeds } from './cancel-merge-when-pipeline-succeeds.checks.ts'

export const mergeRequests = {
  ...listMergeRequests,
  ...createMergeRequest,
  ...getMergeRequest,
  ...updateMergeRequest,
  ...deleteMergeRequest,
  ...listMergeRequestCommits,
  ...getMergeRequestChanges,
  ...acceptMergeRequest,
  ...cancelMergeWhenPipelineSucceeds,
} satisfies CoverageOfArea<'merge-requests'>
