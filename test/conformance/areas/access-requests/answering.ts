/** Spec: document 2, "Access requests (groups and projects)", approval and denial; "States and transitions". */
import { check, type Check } from '../../fixtures/check.ts'
import type { Place } from '../../fixtures/membership-scopes.ts'
import { asked } from './asking.ts'

export function makesMember(place: Place): Check {
  return check(async (world) => {
    const { owner, path, person, pathOf } = await asked(place, world)
    await world.stranger.does(place.createRequest, { path })
    const approved = await owner.tries(place.approveRequest, { path: pathOf })
    approved.is(200).shows({ id: person.id, username: person.username })
    const member = await owner.tries(place.getMember, { path: pathOf })
    member.is(200).shows({ id: person.id })
    const members = await owner.tries(place.listMembers, { path })
    members.is(200).includes('id', person.id).omits('id', world.stranger.id)
    const pending = await owner.tries(place.listRequests, { path })
    pending.is(200).lists('id', [world.stranger.id])
  })
}

/** The level that is given, or 30 where none is. */
export function givesLevel(place: Place, access_level: 10 | 20 | 40 | null): Check {
  return check(access_level === null ? 'none' : String(access_level), async (world) => {
    const { owner, path, person, pathOf } = await asked(place, world)
    const body = access_level === null ? {} : { access_level }
    const expected = access_level ?? 30
    const approved = await owner.tries(place.approveRequest, { path: pathOf, body })
    approved.is(200).shows({ access_level: expected })
    const member = await owner.tries(place.getMember, { path: pathOf })
    member.is(200).shows({ access_level: expected })
    const list = await owner.tries(place.listMembers, { path })
    list.is(200).holds({ id: person.id, access_level: expected })
  })
}

export function showsLevelInstead(place: Place): Check {
  return check(async (world) => {
    const { owner, person, pathOf } = await asked(place, world)
    const approved = await owner.tries(place.approveRequest, { path: pathOf, body: { access_level: 20 } })
    approved.is(200).shows({ id: person.id, access_level: 20 }).lacks('requested_at')
  })
}

/** Nobody lets themselves in, and neither does somebody who does not belong there. */
export function obeysPermitted(place: Place): Check {
  return check(async (world) => {
    const { stranger } = world
    const { owner, path, person, pathOf } = await asked(place, world)
    for (const by of [person, stranger, world.anonymous]) {
      const refused = await by.tries(place.approveRequest, { path: pathOf })
      refused.isRefused()
    }
    const member = await owner.tries(place.getMember, { path: pathOf })
    member.is(404)
    const pending = await owner.tries(place.listRequests, { path })
    pending.is(200).lists('id', [person.id])
  })
}

/** The request is gone and nobody has become a member; the requests of others stay. */
export function removesRequest(place: Place): Check {
  return check(async (world) => {
    const { stranger } = world
    const { owner, path, pathOf } = await asked(place, world)
    await stranger.does(place.createRequest, { path })
    const denied = await owner.tries(place.denyRequest, { path: pathOf })
    denied.is(200)
    const pending = await owner.tries(place.listRequests, { path })
    pending.is(200).lists('id', [stranger.id])
    const member = await owner.tries(place.getMember, { path: pathOf })
    member.is(404)
  })
}
