/** One valid request to each operation of access requests: what the generated checks vary. */
import { inProject, type MembershipScope, inGroup } from '../../fixtures/membership-scopes.ts'
import { sharedUsers } from '../../fixtures/shared-users.ts'
import { type Visibility, type RequestBuilders, type OnPath, at } from '../../fixtures/request.ts'
import type { CheckContext } from '../../fixtures/context.ts'

export const requests = {
  listGroupAccessRequests: (context, visibility) => at(inGroup, context, visibility),
  createGroupAccessRequest: (context, visibility) => asking(inGroup, context, visibility),
  approveGroupAccessRequest: async (context, visibility) =>
    approving(await onRequest(inGroup, context, visibility)),
  denyGroupAccessRequest: (context, visibility) => onRequest(inGroup, context, visibility),

  listProjectAccessRequests: (context, visibility) => at(inProject, context, visibility),
  createProjectAccessRequest: (context, visibility) => asking(inProject, context, visibility),
  approveProjectAccessRequest: async (context, visibility) =>
    approving(await onRequest(inProject, context, visibility)),
  denyProjectAccessRequest: (context, visibility) => onRequest(inProject, context, visibility),
} satisfies RequestBuilders<'access-requests'>

/** A non-member creates the request, so that the scope is not private. */
async function asking(scope: MembershipScope, context: CheckContext, visibility: Visibility) {
  const { path } = await scope.given(context, {
    visibility: visibility === 'private' ? 'public' : visibility,
  })
  const [requester] = await sharedUsers(context)
  return { by: requester, input: { path } }
}

async function onRequest(scope: MembershipScope, context: CheckContext, visibility: Visibility) {
  const { owner, path } = await scope.given(context, {
    visibility: visibility === 'private' ? 'public' : visibility,
  })
  const [requester] = await sharedUsers(context)
  await requester.call(scope.createRequest, { path })
  return { by: owner, input: { path: { ...path, user_id: requester.id } } }
}

function approving<Path>({ by, input }: OnPath<Path>) {
  return { by, input: { ...input, body: { access_level: 20 as const } } }
}
