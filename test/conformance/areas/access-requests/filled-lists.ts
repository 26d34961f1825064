/** Each list of access requests with enough items for several pages. */
import { inGroup, type MembershipScope, inProject } from '../../fixtures/membership-scopes.ts'
import { sharedUsers } from '../../fixtures/shared-users.ts'
import type { FilledList, FilledLists } from '../../fixtures/filled-list.ts'
import type { CheckContext } from '../../fixtures/context.ts'

export const filledLists = {
  listGroupAccessRequests: (context: CheckContext) => queue(context, inGroup),

  listProjectAccessRequests: (context: CheckContext) => queue(context, inProject),
} satisfies FilledLists<'access-requests'>

async function queue(context: CheckContext, scope: MembershipScope): Promise<FilledList> {
  const { owner, path } = await scope.given(context, { visibility: 'public' })
  for (const user of await sharedUsers(context)) await user.call(scope.createRequest, { path })
  return { by: owner, path, query: {}, key: 'id', least: 5 }
}
