/** Lists of people with enough of them to turn pages. */
import { inGroup, inProject, type Place } from '../../world/places.ts'
import type { World } from '../../world/world.ts'
import type { Stage } from './stages.ts'

export const peopleOfPlaces = {
  listGroupMembers: (world: World) => crowd(world, inGroup),
  listProjectMembers: (world: World) => crowd(world, inProject),
  listGroupAccessRequests: (world: World) => queue(world, inGroup),
  listProjectAccessRequests: (world: World) => queue(world, inProject),
}

const five = [1, 2, 3, 4, 5] as const

async function crowd(world: World, place: Place): Promise<Stage> {
  const { owner, path } = await place.given(world)
  for (const _ of five) {
    const { id: user_id } = await world.given.user()
    await owner.does(place.addMember, { path, body: { user_id, access_level: 20 } })
  }
  return { by: owner, path, query: {}, key: 'id', least: 5 }
}

async function queue(world: World, place: Place): Promise<Stage> {
  const { owner, path } = await place.given(world, 'public')
  for (const _ of five) {
    const person = await world.given.user()
    await person.does(place.createRequest, { path })
  }
  return { by: owner, path, query: {}, key: 'id', least: 5 }
}
