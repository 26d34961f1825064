/** Valid requests to the operations on members and access requests. Spec: document 2. */
import { sharedUsers } from '../../fixtures/shared-users.ts'
import type { Actor } from '../../fixtures/actor.ts'
import { inGroup, inProject, type MembershipScope } from '../../fixtures/membership-scopes.ts'
import type { CheckContext } from '../../fixtures/context.ts'
import type { RequestBuilders, Visibility } from './request.ts'

export const members = {
  listGroupMembers: (context, visibility) => inPlace(inGroup, context, visibility),
  addGroupMember: (context, visibility) => adding(inGroup, context, visibility),
  getGroupMember: (context, visibility) => onMember(inGroup, context, visibility),
  updateGroupMember: async (context, visibility) => updating(await onMember(inGroup, context, visibility)),
  removeGroupMember: (context, visibility) => onMember(inGroup, context, visibility),

  listProjectMembers: (context, visibility) => inPlace(inProject, context, visibility),
  addProjectMember: (context, visibility) => adding(inProject, context, visibility),
  getProjectMember: (context, visibility) => onMember(inProject, context, visibility),
  updateProjectMember: async (context, visibility) => updating(await onMember(inProject, context, visibility)),
  removeProjectMember: (context, visibility) => onMember(inProject, context, visibility),
} satisfies RequestBuilders<'members'>

export const accessRequests = {
  listGroupAccessRequests: (context, visibility) => inPlace(inGroup, context, visibility),
  createGroupAccessRequest: (context, visibility) => asking(inGroup, context, visibility),
  approveGroupAccessRequest: async (context, visibility) =>
    approving(await onRequest(inGroup, context, visibility)),
  denyGroupAccessRequest: (context, visibility) => onRequest(inGroup, context, visibility),

  listProjectAccessRequests: (context, visibility) => inPlace(inProject, context, visibility),
  createProjectAccessRequest: (context, visibility) => asking(inProject, context, visibility),
  approveProjectAccessRequest: async (context, visibility) =>
    approving(await onRequest(inProject, context, visibility)),
  denyProjectAccessRequest: (context, visibility) => onRequest(inProject, context, visibility),
} satisfies RequestBuilders<'access-requests'>

interface OnPath<Path> {
  readonly by: Actor
  readonly input: { readonly path: Path }
}

async function inPlace(place: MembershipScope, context: CheckContext, visibility?: Visibility) {
  const { owner, path } = await place.given(context, visibility)
  return { by: owner, input: { path } }
}

async function adding(place: MembershipScope, context: CheckContext, visibility?: Visibility) {
  const { by, input } = await inPlace(place, context, visibility)
  const [{ id: user_id }] = await sharedUsers(context)
  return { by, input: { ...input, body: { user_id, access_level: 30 as const, expires_at: '2099-12-31' } } }
}

async function onMember(place: MembershipScope, context: CheckContext, visibility?: Visibility) {
  const { by, input } = await inPlace(place, context, visibility)
  const [{ id: user_id }] = await sharedUsers(context)
  await by.call(place.addMember, { path: input.path, body: { user_id, access_level: 20 } })
  return { by, input: { path: { ...input.path, user_id } } }
}

function updating<Path>({ by, input }: OnPath<Path>) {
  return { by, input: { ...input, body: { access_level: 30 as const, expires_at: '2099-12-31' } } }
}

/** Somebody from outside asks, so that the place can be no private one. */
async function asking(place: MembershipScope, context: CheckContext, visibility: Visibility) {
  const { path } = await place.given(context, visibility === 'private' ? 'public' : visibility)
  const [person] = await sharedUsers(context)
  return { by: person, input: { path } }
}

async function onRequest(place: MembershipScope, context: CheckContext, visibility: Visibility) {
  const { owner, path } = await place.given(context, visibility === 'private' ? 'public' : visibility)
  const [person] = await sharedUsers(context)
  await person.call(place.createRequest, { path })
  return { by: owner, input: { path: { ...path, user_id: person.id } } }
}

function approving<Path>({ by, input }: OnPath<Path>) {
  return { by, input: { ...input, body: { access_level: 20 as const } } }
}
