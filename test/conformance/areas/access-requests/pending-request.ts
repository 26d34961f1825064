import type { CheckContext } from '../../fixtures/context.ts'
import type { MembershipScope } from '../../fixtures/membership-scopes.ts'
import { sharedUsers } from '../../fixtures/shared-users.ts'

/** A public group or project with one access request. `pathOf` is the path of the request. */
export async function pendingRequest(scope: MembershipScope, context: CheckContext) {
  const { owner, path } = await scope.given(context, { visibility: 'public' })
  const [requester] = await sharedUsers(context)
  await requester.call(scope.createRequest, { path })
  return { owner, path, requester, pathOf: { ...path, user_id: requester.id } }
}

/** A member without an access request remains a member after its denial, with the same access level. */
export async function expectMemberUnchanged(
  scope: MembershipScope,
  context: CheckContext,
  path: { readonly id: number },
): Promise<void> {
  const { owner } = context
  const [, member] = await sharedUsers(context)
  await owner.call(scope.addMember, { path, body: { user_id: member.id, access_level: 20 } })
  const pathOf = { ...path, user_id: member.id }
  await owner.sendUnchecked({ operation: scope.denyRequest, path: pathOf })
  const list = await owner.observe(scope.listMembers, { path })
  list.expectItem({ id: member.id, access_level: 20 })
}
