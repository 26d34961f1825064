/** Spec: document 2, "Members (groups and projects)", new members. */
import { check, type Check } from '../../fixtures/check.ts'
import { oneWins } from '../../fixtures/concurrently.ts'
import type { Persona } from '../../fixtures/actor.ts'
import type { Place } from '../../fixtures/membership-scopes.ts'
import type { Level } from './levels.ts'

/** The level is shown by the answer, by the member and in the list. */
export function keepsLevel(place: Place): Check {
  return check(async (world) => {
    const { stranger } = world
    const { owner, path } = await place.given(world)
    const body = { user_id: stranger.id, access_level: 20 as const }
    const added = await owner.tries(place.addMember, { path, body })
    added.is(201).shows({ id: stranger.id, username: stranger.username, access_level: 20 })
    const answer = await owner.tries(place.getMember, { path: { ...path, user_id: stranger.id } })
    answer.is(200).shows({ id: stranger.id, access_level: 20 })
    const list = await owner.tries(place.listMembers, { path })
    list.is(200).holds({ id: stranger.id, access_level: 20 })
  })
}

/** A level that exists there is given. */
export function takesLevel(place: Place, access_level: Level): Check {
  return check(`takes ${access_level}`, async (world) => {
    const { stranger } = world
    const { owner, path } = await place.given(world)
    const added = await owner.tries(place.addMember, { path, body: { user_id: stranger.id, access_level } })
    added.is(201)
    const answer = await owner.tries(place.getMember, { path: { ...path, user_id: stranger.id } })
    answer.is(200).shows({ access_level })
  })
}

/** A level that does not exist there makes nobody a member. */
export function refusesLevel(place: Place, access_level: number): Check {
  return check(`refuses ${access_level}`, async (world) => {
    const { stranger } = world
    const { owner, path } = await place.given(world)
    const body = { user_id: stranger.id, access_level }
    const refused = await owner.sends({ operation: place.addMember, path, body })
    refused.is(400)
    const list = await owner.tries(place.listMembers, { path })
    list.is(200).omits('id', stranger.id)
  })
}

/** The day is shown by the member; without one there is none. */
export function keepsExpiry(place: Place): Check {
  return check(async (world) => {
    const { stranger } = world
    const { owner, path } = await place.given(world)
    const body = { user_id: stranger.id, access_level: 30 as const, expires_at: '2099-12-31' }
    const added = await owner.tries(place.addMember, { path, body })
    added.is(201)
    const answer = await owner.tries(place.getMember, { path: { ...path, user_id: stranger.id } })
    answer.is(200).shows({ access_level: 30, expires_at: '2099-12-31' })
  })
}

/** Adding a member again is refused and leaves the membership as it is. */
export function refusesMembers(place: Place): readonly Check[] {
  return [
    check('afterwards', async (world) => {
      const { stranger } = world
      const { owner, path } = await place.given(world)
      const once = { user_id: stranger.id, access_level: 20 as const }
      await owner.does(place.addMember, { path, body: once })
      const again = await owner.tries(place.addMember, { path, body: { ...once, access_level: 30 } })
      again.is(409)
      const answer = await owner.tries(place.getMember, { path: { ...path, user_id: stranger.id } })
      answer.is(200).shows({ access_level: 20 })
      await isListedOnce(place, owner, path, stranger)
    }),
    check('at once', async (world) => {
      const { stranger } = world
      const { owner, path } = await place.given(world)
      const body = { user_id: stranger.id, access_level: 20 as const }
      await oneWins(() => owner.sends({ operation: place.addMember, path, body }), [409])
      await isListedOnce(place, owner, path, stranger)
    }),
  ]
}

async function isListedOnce(
  place: Place,
  owner: Persona,
  path: { readonly id: number },
  person: Persona,
): Promise<void> {
  const list = await owner.tries(place.listMembers, { path })
  const times = list
    .is(200)
    .values('id')
    .filter((id) => id === person.id).length
  if (times !== 1) list.contradicts('The member once.', `The member is listed ${times} times.`)
}

/** A day that is none makes nobody a member. */
export function refusesInvalid(place: Place): Check {
  return check('makes nobody a member', async (world) => {
    const { stranger } = world
    const { owner, path } = await place.given(world)
    const body = { user_id: stranger.id, access_level: 20, expires_at: 'next summer' }
    const refused = await owner.sends({ operation: place.addMember, path, body })
    refused.is(400)
    const answer = await owner.tries(place.getMember, { path: { ...path, user_id: stranger.id } })
    answer.is(404)
  })
}
