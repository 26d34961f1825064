/** Spec: document 2, "Members (groups and projects)", changes and removal. */
import { check, type Check } from '../../fixtures/check.ts'
import { crowd } from '../../fixtures/shared-users.ts'
import type { Place } from '../../fixtures/membership-scopes.ts'
import type { World } from '../../fixtures/context.ts'

/** Two members of one place: what happens to the one leaves the other alone. */
async function twoMembers(place: Place, world: World) {
  const { owner, path } = await place.given(world)
  const [person, other] = await crowd(world)
  for (const { id } of [person, other]) {
    await owner.does(place.addMember, { path, body: { user_id: id, access_level: 20 } })
  }
  return { owner, path, person, other, pathOf: { ...path, user_id: person.id } }
}

export function changesLevel(place: Place): Check {
  return check(async (world) => {
    const { owner, path, person, other, pathOf } = await twoMembers(place, world)
    const written = await owner.tries(place.updateMember, { path: pathOf, body: { access_level: 40 } })
    written.is(200).shows({ id: person.id, access_level: 40 })
    const answer = await owner.tries(place.getMember, { path: pathOf })
    answer.is(200).shows({ access_level: 40 })
    const list = await owner.tries(place.listMembers, { path })
    list.is(200).holds({ id: person.id, access_level: 40 }).holds({ id: other.id, access_level: 20 })
  })
}

export function changesExpiry(place: Place): Check {
  return check(async (world) => {
    const { owner, pathOf } = await twoMembers(place, world)
    for (const expires_at of ['2099-12-31', '2098-02-28']) {
      const body = { access_level: 20 as const, expires_at }
      const written = await owner.tries(place.updateMember, { path: pathOf, body })
      written.is(200)
      const answer = await owner.tries(place.getMember, { path: pathOf })
      answer.is(200).shows({ access_level: 20, expires_at })
    }
  })
}

/** What fails validation changes nothing, neither by halves. */
export function refusesChanges(place: Place): Check {
  return check('changes nothing', async (world) => {
    const { owner, pathOf } = await twoMembers(place, world)
    const invalid = [{ access_level: 25 }, { access_level: 30, expires_at: 'next summer' }]
    for (const body of invalid) {
      const refused = await owner.sends({ operation: place.updateMember, path: pathOf, body })
      refused.is(400)
      const answer = await owner.tries(place.getMember, { path: pathOf })
      answer.is(200).shows({ access_level: 20, expires_at: null })
    }
  })
}

export function removesMember(place: Place): Check {
  return check('from the list', async (world) => {
    const { owner, path, person, other, pathOf } = await twoMembers(place, world)
    const removed = await owner.tries(place.removeMember, { path: pathOf })
    removed.is(200)
    const answer = await owner.tries(place.getMember, { path: pathOf })
    answer.is(404)
    const list = await owner.tries(place.listMembers, { path })
    list.is(200).includes('id', other.id).omits('id', person.id)
  })
}

/** Who was a member by this alone is a member of what can be seen no more. */
export const closesTheProject: Check = check('from the project', async (world) => {
  const { owner, guest, given } = world
  const { path, id } = await given.project()
  const before = await guest.tries('getProject', { path })
  before.is(200).shows({ id })
  const removed = await owner.tries('removeProjectMember', { path: { ...path, user_id: guest.id } })
  removed.is(200)
  const after = await guest.tries('getProject', { path })
  after.isRefused()
})
