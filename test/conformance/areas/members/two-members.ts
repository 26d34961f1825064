import type { CheckContext } from '../../fixtures/context.ts'
import type { MembershipScope } from '../../fixtures/membership-scopes.ts'
import { sharedUsers } from '../../fixtures/shared-users.ts'

/** A group or project with its owner and two other members, of whom the second expires. `pathOf` is the path of the first. */
export async function twoMembers(scope: MembershipScope, context: CheckContext) {
  const { owner, path } = await scope.given(context)
  const [member, other] = await sharedUsers(context)
  const expires_at = '2097-06-30'
  await owner.call(scope.addMember, { path, body: { user_id: other.id, access_level: 20, expires_at } })
  await owner.call(scope.addMember, { path, body: { user_id: member.id, access_level: 20 } })
  return { owner, path, member, other, expires_at, pathOf: { ...path, user_id: member.id } }
}
