/** Valid requests to the operations on members and access requests. Spec: document 2. */
import { crowd } from '../../fixtures/shared-users.ts'
import type { Persona } from '../../fixtures/actor.ts'
import { inGroup, inProject, type Place } from '../../fixtures/membership-scopes.ts'
import type { World } from '../../fixtures/context.ts'
import type { Recipes, Visibility } from './request.ts'

export const members = {
  listGroupMembers: (world, visibility) => inPlace(inGroup, world, visibility),
  addGroupMember: (world, visibility) => adding(inGroup, world, visibility),
  getGroupMember: (world, visibility) => onMember(inGroup, world, visibility),
  updateGroupMember: async (world, visibility) => updating(await onMember(inGroup, world, visibility)),
  removeGroupMember: (world, visibility) => onMember(inGroup, world, visibility),

  listProjectMembers: (world, visibility) => inPlace(inProject, world, visibility),
  addProjectMember: (world, visibility) => adding(inProject, world, visibility),
  getProjectMember: (world, visibility) => onMember(inProject, world, visibility),
  updateProjectMember: async (world, visibility) => updating(await onMember(inProject, world, visibility)),
  removeProjectMember: (world, visibility) => onMember(inProject, world, visibility),
} satisfies Recipes<'members'>

export const accessRequests = {
  listGroupAccessRequests: (world, visibility) => inPlace(inGroup, world, visibility),
  createGroupAccessRequest: (world, visibility) => asking(inGroup, world, visibility),
  approveGroupAccessRequest: async (world, visibility) =>
    approving(await onRequest(inGroup, world, visibility)),
  denyGroupAccessRequest: (world, visibility) => onRequest(inGroup, world, visibility),

  listProjectAccessRequests: (world, visibility) => inPlace(inProject, world, visibility),
  createProjectAccessRequest: (world, visibility) => asking(inProject, world, visibility),
  approveProjectAccessRequest: async (world, visibility) =>
    approving(await onRequest(inProject, world, visibility)),
  denyProjectAccessRequest: (world, visibility) => onRequest(inProject, world, visibility),
} satisfies Recipes<'access-requests'>

interface OnPath<Path> {
  readonly by: Persona
  readonly input: { readonly path: Path }
}

async function inPlace(place: Place, world: World, visibility?: Visibility) {
  const { owner, path } = await place.given(world, visibility)
  return { by: owner, input: { path } }
}

async function adding(place: Place, world: World, visibility?: Visibility) {
  const { by, input } = await inPlace(place, world, visibility)
  const [{ id: user_id }] = await crowd(world)
  return { by, input: { ...input, body: { user_id, access_level: 30 as const, expires_at: '2099-12-31' } } }
}

async function onMember(place: Place, world: World, visibility?: Visibility) {
  const { by, input } = await inPlace(place, world, visibility)
  const [{ id: user_id }] = await crowd(world)
  await by.does(place.addMember, { path: input.path, body: { user_id, access_level: 20 } })
  return { by, input: { path: { ...input.path, user_id } } }
}

function updating<Path>({ by, input }: OnPath<Path>) {
  return { by, input: { ...input, body: { access_level: 30 as const, expires_at: '2099-12-31' } } }
}

/** Somebody from outside asks, so that the place can be no private one. */
async function asking(place: Place, world: World, visibility: Visibility) {
  const { path } = await place.given(world, visibility === 'private' ? 'public' : visibility)
  const [person] = await crowd(world)
  return { by: person, input: { path } }
}

async function onRequest(place: Place, world: World, visibility: Visibility) {
  const { owner, path } = await place.given(world, visibility === 'private' ? 'public' : visibility)
  const [person] = await crowd(world)
  await person.does(place.createRequest, { path })
  return { by: owner, input: { path: { ...path, user_id: person.id } } }
}

function approving<Path>({ by, input }: OnPath<Path>) {
  return { by, input: { ...input, body: { access_level: 20 as const } } }
}
