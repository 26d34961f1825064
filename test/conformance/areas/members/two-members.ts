import type { CheckContext } from '../../fixtures/context.ts'
import type { MembershipScope } from '../../fixtures/membership-scopes.ts'
import { sharedUsers } from '../../fixtures/shared-users.ts'

/** A group or project with its owner and two other members. `pathOf` is the path of the first. */
export async function twoMembers(scope: MembershipScope, context: CheckContext) {
  const { owner, path } = await scope.given(context)
  const [member, other] = await sharedUsers(context)
  for (const { id } of [member, other]) {
    await owner.call(scope.addMember, { path, body: { user_id: id, access_level: 20 } })
  }
  return { owner, path, member, other, pathOf: { ...path, user_id: member.id } }
}
