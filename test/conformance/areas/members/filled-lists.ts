/** Each list of members with enough items for several pages. */
import { inGroup, type MembershipScope, inProject } from '../../fixtures/membership-scopes.ts'
import { sharedUsers } from '../../fixtures/shared-users.ts'
import type { FilledList, FilledLists } from '../../fixtures/filled-list.ts'
import type { CheckContext } from '../../fixtures/context.ts'

export const filledLists = {
  listGroupMembers: (context: CheckContext) => members(context, inGroup),

  listProjectMembers: (context: CheckContext) => members(context, inProject),
} satisfies FilledLists<'members'>

async function members(context: CheckContext, scope: MembershipScope): Promise<FilledList> {
  const { owner, path } = await scope.given(context)
  for (const { id: user_id } of await sharedUsers(context)) {
    await owner.call(scope.addMember, { path, body: { user_id, access_level: 20 } })
  }
  return { by: owner, path, query: {}, key: 'id', least: 5 }
}
