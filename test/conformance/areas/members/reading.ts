/** Spec: document 2, "Members (groups and projects)", the list and a single member. */
import { check, type Check } from '../../fixtures/check.ts'
import { crowd } from '../../fixtures/shared-users.ts'
import type { Place } from '../../fixtures/membership-scopes.ts'
import type { World } from '../../fixtures/context.ts'

/** Somebody with a level, a member of a place that holds nobody else but its owner. */
async function withMember(place: Place, world: World) {
  const { owner, path, id } = await place.given(world)
  const [person] = await crowd(world)
  await owner.does(place.addMember, { path, body: { user_id: person.id, access_level: 20 } })
  return { owner, path, id, person }
}

export function listsMembers(place: Place): Check {
  return check(async (world) => {
    const { owner, path } = await place.given(world)
    const [here, other] = await crowd(world)
    await owner.does(place.addMember, { path, body: { user_id: here.id, access_level: 20 } })
    await owner.does(place.addMember, { path, body: { user_id: world.stranger.id, access_level: 40 } })
    const answer = await owner.tries(place.listMembers, { path })
    answer.is(200).omits('id', other.id)
    answer.holds({ id: here.id, username: here.username, access_level: 20 })
    answer.holds({ id: world.stranger.id, access_level: 40 })
  })
}

/** Which members of a record the text is looked for in is not shown; one person has it in all. */
export function filtersByQuery(place: Place): Check {
  return check(async (world) => {
    const { given } = world
    const { owner, path, person: other } = await withMember(place, world)
    const word = world.unique('seeker')
    const found = await given.user({ username: word, name: word })
    await owner.does(place.addMember, { path, body: { user_id: found.id, access_level: 20 } })
    const answer = await owner.tries(place.listMembers, { path, query: { query: word } })
    answer.is(200).lists('id', [found.id]).omits('id', other.id)
    const none = await owner.tries(place.listMembers, { path, query: { query: world.unique('nobody') } })
    none.is(200).lists('id', [])
  })
}

export function showsMember(place: Place): Check {
  return check(async (world) => {
    const { owner, path, person } = await withMember(place, world)
    await owner.does(place.addMember, { path, body: { user_id: world.stranger.id, access_level: 40 } })
    const answer = await owner.tries(place.getMember, { path: { ...path, user_id: person.id } })
    answer.is(200).shows({ id: person.id, username: person.username, state: 'active', access_level: 20 })
  })
}

export function showsExpiry(place: Place): Check {
  return check(async (world) => {
    const { owner, path, person } = await withMember(place, world)
    const { stranger } = world
    const body = { user_id: stranger.id, access_level: 20 as const, expires_at: '2098-02-28' }
    await owner.does(place.addMember, { path, body })
    const without = await owner.tries(place.getMember, { path: { ...path, user_id: person.id } })
    without.is(200).shows({ expires_at: null })
    const withDay = await owner.tries(place.getMember, { path: { ...path, user_id: stranger.id } })
    withDay.is(200).shows({ expires_at: '2098-02-28' })
  })
}

/** Nobody is found in a place they do not belong to, though they are a member of another. */
export function missesOthers(place: Place): Check {
  return check(async (world) => {
    const { person } = await withMember(place, world)
    const { owner, path } = await place.given(world)
    const answer = await owner.tries(place.getMember, { path: { ...path, user_id: person.id } })
    answer.is(404)
  })
}
