/** Lists of people with enough of them to turn pages. */
import { crowd } from '../../fixtures/shared-users.ts'
import { inGroup, inProject, type Place } from '../../fixtures/membership-scopes.ts'
import type { World } from '../../fixtures/context.ts'
import type { Stage } from './filled-lists.ts'

export const peopleOfPlaces = {
  listGroupMembers: (world: World) => members(world, inGroup),
  listProjectMembers: (world: World) => members(world, inProject),
  listGroupAccessRequests: (world: World) => queue(world, inGroup),
  listProjectAccessRequests: (world: World) => queue(world, inProject),
}

async function members(world: World, place: Place): Promise<Stage> {
  const { owner, path } = await place.given(world)
  for (const { id: user_id } of await crowd(world)) {
    await owner.does(place.addMember, { path, body: { user_id, access_level: 20 } })
  }
  return { by: owner, path, query: {}, key: 'id', least: 5 }
}

async function queue(world: World, place: Place): Promise<Stage> {
  const { owner, path } = await place.given(world, 'public')
  for (const person of await crowd(world)) await person.does(place.createRequest, { path })
  return { by: owner, path, query: {}, key: 'id', least: 5 }
}
