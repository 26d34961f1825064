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

/** Somebody from outside asks, so that the place can be no private one. */
async function asking(place: MembershipScope, context: CheckContext, visibility: Visibility) {
  const { path } = await place.given(context, {
    visibility: visibility === 'private' ? 'public' : visibility,
  })
  const [person] = await sharedUsers(context)
  return { by: person, input: { path } }
}

async function onRequest(place: MembershipScope, context: CheckContext, visibility: Visibility) {
  const { owner, path } = await place.given(context, {
    visibility: visibility === 'private' ? 'public' : visibility,
  })
  const [person] = await sharedUsers(context)
  await person.call(place.createRequest, { path })
  return { by: owner, input: { path: { ...path, user_id: person.id } } }
}

function approving<Path>({ by, input }: OnPath<Path>) {
  return { by, input: { ...input, body: { access_level: 20 as const } } }
}
