/** Spec: document 2, "Access requests (groups and projects)", denial; "States and transitions". */
import { check, type Check, type CoverageOf } from '../../fixtures/check.ts'
import { inGroup, inProject, type MembershipScope } from '../../fixtures/membership-scopes.ts'
import { otherParent } from '../../generated/paths/other-owners.ts'
import { expectMemberUnchanged, pendingRequest } from './pending-request.ts'

export const denyGroupAccessRequest = {
  'deny-group-access-request/removes-the-request': removesRequest(inGroup),
} satisfies CoverageOf<'denyGroupAccessRequest'>

export const denyProjectAccessRequest = {
  'deny-project-access-request/removes-the-request': removesRequest(inProject),
} satisfies CoverageOf<'denyProjectAccessRequest'>

/** The requester does not become a member, and other requests remain until they are denied as well. */
function removesRequest(scope: MembershipScope): Check {
  return check(async (context) => {
    const { owner, path, pathOf } = await pendingRequest(scope, context)
    // A user without requests elsewhere: a server that finds a request by its user finds this one.
    const last = await context.given.user()
    await last.call(scope.createRequest, { path })
    const { id } = await otherParent(context, scope.denyRequest)
    await owner.sendUnchecked({ operation: scope.denyRequest, path: { id, user_id: last.id } })
    const denied = await context.act(owner, scope.denyRequest, { path: pathOf })
    denied.expectStatus(200)
    const pending = await owner.observe(scope.listRequests, { path })
    pending.expectValues('id', [last.id])
    await owner.observeAbsent(scope.getMember, { path: pathOf })
    const deniedLast = await context.act(owner, scope.denyRequest, { path: { ...path, user_id: last.id } })
    deniedLast.expectStatus(200)
    const none = await owner.observe(scope.listRequests, { path })
    none.expectValues('id', [])
    await expectMemberUnchanged(scope, context, path)
  })
}
