/** Every rule on access requests. Spec: document 2, "Access requests (groups and projects)". */
import type { CoverageOfArea } from '../../fixtures/check.ts'
import { inGroup, inProject } from '../../fixtures/membership-scopes.ts'
import * as answering from './answering.ts'
import * as asking from './asking.ts'

const toGroups = {
  'list-group-access-requests/lists-pending': asking.listsPending(inGroup),
  'create-group-access-request/for-the-caller': asking.asksForCaller(inGroup),
  'create-group-access-request/returns-the-request': asking.returnsRequest(inGroup),
  'deny-group-access-request/removes-the-request': answering.removesRequest(inGroup),
  'approve-group-access-request/makes-a-member': answering.makesMember(inGroup),
  'approve-group-access-request/developer-by-default': answering.givesLevel(inGroup, null),
  'approve-group-access-request/given-level': ([10, 20, 40] as const).map((level) =>
    answering.givesLevel(inGroup, level),
  ),
  'approve-group-access-request/level-instead-of-time': answering.showsLevelInstead(inGroup),
  'approve-group-access-request/needs-permission': answering.obeysPermitted(inGroup),
} as const

const toProjects = {
  'list-project-access-requests/lists-pending': asking.listsPending(inProject),
  'create-project-access-request/for-the-caller': asking.asksForCaller(inProject),
  'create-project-access-request/returns-the-request': asking.returnsRequest(inProject),
  'deny-project-access-request/removes-the-request': answering.removesRequest(inProject),
  'approve-project-access-request/makes-a-member': answering.makesMember(inProject),
  'approve-project-access-request/developer-by-default': answering.givesLevel(inProject, null),
  'approve-project-access-request/given-level': ([10, 20, 40] as const).map((level) =>
    answering.givesLevel(inProject, level),
  ),
  'approve-project-access-request/level-instead-of-time': answering.showsLevelInstead(inProject),
  'approve-project-access-request/needs-permission': answering.obeysPermitted(inProject),
} as const

export const accessRequests = { ...toGroups, ...toProjects } satisfies CoverageOfArea<'access-requests'>
