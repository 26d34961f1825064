/** The checks of access requests, by rule. Spec: document 2, "Access requests (groups and projects)". */
import type { CoverageOfArea } from '../../fixtures/check.ts'
import { approveGroupAccessRequest, approveProjectAccessRequest } from './approve-access-request.checks.ts'
import { createGroupAccessRequest, createProjectAccessRequest } from './create-access-request.checks.ts'
import { denyGroupAccessRequest, denyProjectAccessRequest } from './deny-access-request.checks.ts'
import { listGroupAccessRequests, listProjectAccessRequests } from './list-access-requests.checks.ts'

export const accessRequests = {
  ...listGroupAccessRequests,
  ...createGroupAccessRequest,
  ...denyGroupAccessRequest,
  ...approveGroupAccessRequest,
  ...listProjectAccessRequests,
  ...createProjectAccessRequest,
  ...denyProjectAccessRequest,
  ...approveProjectAccessRequest,
} satisfies CoverageOfArea<'access-requests'>
