/** Spec: document 2, "Access requests (groups and projects)", denial; "States and transitions". */
import { check, type Check, type CoverageOf } from '../../fixtures/check.ts'
import { inGroup, inProject, type MembershipScope } from '../../fixtures/membership-scopes.ts'
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
    const { nonMember } = context
    const { owner, path, pathOf } = await pendingRequest(scope, context)
    await nonMember.call(scope.createRequest, { path })
    const denied = await context.act(owner, scope.denyRequest, { path: pathOf })
    denied.expectStatus(200)
    const pending = await owner.observe(scope.listRequests, { path })
    pending.expectValues('id', [nonMember.id])
    await owner.observeAbsent(scope.getMember, { path: pathOf })
    const last = await context.act(owner, scope.denyRequest, { path: { ...path, user_id: nonMember.id } })
    last.expectStatus(200)
    const none = await owner.observe(scope.listRequests, { path })
    none.expectValues('id', [])
    await expectMemberUnchanged(scope, context, path)
  })
}
