/** Spec: document 2, "Access requests (groups and projects)", the list. */
import { check, type Check, type CoverageOf } from '../../fixtures/check.ts'
import { inGroup, inProject, type MembershipScope } from '../../fixtures/membership-scopes.ts'
import { sharedUsers } from '../../fixtures/shared-users.ts'
import { pendingRequest } from './pending-request.ts'

export const listGroupAccessRequests = {
  'list-group-access-requests/lists-pending': listsPending(inGroup),
} satisfies CoverageOf<'listGroupAccessRequests'>

export const listProjectAccessRequests = {
  'list-project-access-requests/lists-pending': listsPending(inProject),
} satisfies CoverageOf<'listProjectAccessRequests'>

/** The list omits denied requests and those for another group or project. */
function listsPending(scope: MembershipScope): Check {
  return check(async (context) => {
    const { nonMember } = context
    const [, elsewhere] = await sharedUsers(context)
    const { path: other } = await scope.given(context, { visibility: 'public' })
    await elsewhere.call(scope.createRequest, { path: other })
    const { owner, path, requester } = await pendingRequest(scope, context)
    await nonMember.call(scope.createRequest, { path })
    const both = await context.act(owner, scope.listRequests, { path })
    both.expectStatus(200).expectValues('id', [requester.id, nonMember.id]).expectOmits('id', elsewhere.id)
    await owner.call(scope.denyRequest, { path: { ...path, user_id: nonMember.id } })
    const one = await context.act(owner, scope.listRequests, { path })
    one.expectStatus(200).expectValues('id', [requester.id])
  })
}
