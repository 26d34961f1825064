/** Spec: document 2, "Access requests (groups and projects)", asking and what is pending. */
import { check, type Check } from '../../fixtures/check.ts'
import { crowd } from '../../fixtures/shared-users.ts'
import type { Place } from '../../fixtures/membership-scopes.ts'
import type { World } from '../../fixtures/context.ts'

/** A place that everybody may see, and somebody who has asked to belong to it. */
export async function asked(place: Place, world: World) {
  const { owner, path } = await place.given(world, 'public')
  const [person] = await crowd(world)
  await person.does(place.createRequest, { path })
  return { owner, path, person, pathOf: { ...path, user_id: person.id } }
}

/** Those who asked are listed; those who belong already, or asked elsewhere, are not. */
export function listsPending(place: Place): Check {
  return check(async (world) => {
    const { stranger } = world
    const [, elsewhere] = await crowd(world)
    const { path: other } = await place.given(world, 'public')
    await elsewhere.does(place.createRequest, { path: other })
    const { owner, path, person } = await asked(place, world)
    await stranger.does(place.createRequest, { path })
    const both = await owner.tries(place.listRequests, { path })
    both.is(200).lists('id', [person.id, stranger.id]).omits('id', elsewhere.id)
    await owner.does(place.denyRequest, { path: { ...path, user_id: stranger.id } })
    const one = await owner.tries(place.listRequests, { path })
    one.is(200).lists('id', [person.id])
  })
}

export function asksForCaller(place: Place): Check {
  return check(async (world) => {
    const { stranger } = world
    const { owner, path } = await place.given(world, 'public')
    const created = await stranger.tries(place.createRequest, { path })
    created.is(201).shows({ id: stranger.id, username: stranger.username })
    const list = await owner.tries(place.listRequests, { path })
    list.is(200).lists('id', [stranger.id])
    const members = await owner.tries(place.listMembers, { path })
    members.is(200).omits('id', stranger.id)
  })
}

/** The answer shows when it was asked, as the list does. */
export function returnsRequest(place: Place): Check {
  return check(async (world) => {
    const { stranger } = world
    const { owner, path } = await place.given(world, 'public')
    const created = await stranger.tries(place.createRequest, { path })
    const { requested_at } = created.is(201).shows({ id: stranger.id, state: 'active' }).body
    if (Number.isNaN(Date.parse(requested_at))) created.contradicts('A time in `requested_at`.')
    const list = await owner.tries(place.listRequests, { path })
    list.is(200).holds({ id: stranger.id, requested_at })
  })
}
