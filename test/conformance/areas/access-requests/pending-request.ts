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
