/** Every rule on merge requests. Spec: document 3, "Merge requests". */
import type { CoverageOfArea } from '../../fixtures/check.ts'
import { acceptMergeRequest } from './accept-merge-request.ts'
import { commitsAndChanges, createMergeRequest, getMergeRequest } from './create-merge-request.ts'
import { listMergeRequests } from './list-merge-requests.ts'
import { cancelMerge, deleteMergeRequest, updateMergeRequest } from './update-merge-request.ts'

export const mergeRequests = {
  ...listMergeRequests,
  ...createMergeRequest,
  ...getMergeRequest,
  ...commitsAndChanges,
  ...updateMergeRequest,
  ...deleteMergeRequest,
  ...acceptMergeRequest,
  ...cancelMerge,
} satisfies CoverageOfArea<'merge-requests'>
