/** Spec: document 2, "Access requests (groups and projects)", approval and denial; "States and transitions". */
import { check, idPart, type Check } from '../../fixtures/check.ts'
import type { MembershipScope } from '../../fixtures/membership-scopes.ts'
import { asked } from './asking.ts'

export function makesMember(place: MembershipScope): Check {
  return check(async (context) => {
    const { owner, path, person, pathOf } = await asked(place, context)
    await context.stranger.call(place.createRequest, { path })
    const approved = await context.act(owner, place.approveRequest, { path: pathOf })
    approved.expectStatus(200).expectMatch({ id: person.id, username: person.username })
    const member = await owner.observe(place.getMember, { path: pathOf })
    member.expectMatch({ id: person.id })
    const members = await owner.observe(place.listMembers, { path })
    members.expectIncludes('id', person.id).expectOmits('id', context.stranger.id)
    const pending = await owner.observe(place.listRequests, { path })
    pending.expectValues('id', [context.stranger.id])
  })
}

/** The level that is given, or 30 where none is. */
export function givesLevel(place: MembershipScope, access_level: 10 | 20 | 40 | null): Check {
  return check(
    idPart(access_level === null ? 'none' : String(access_level)),
    access_level === null ? 'none' : String(access_level),
    async (context) => {
      const { owner, path, person, pathOf } = await asked(place, context)
      const body = access_level === null ? {} : { access_level }
      const expected = access_level ?? 30
      const approved = await context.act(owner, place.approveRequest, { path: pathOf, body })
      approved.expectStatus(200).expectMatch({ access_level: expected })
      const member = await owner.observe(place.getMember, { path: pathOf })
      member.expectMatch({ access_level: expected })
      const list = await owner.observe(place.listMembers, { path })
      list.expectItem({ id: person.id, access_level: expected })
    },
  )
}

export function showsLevelInstead(place: MembershipScope): Check {
  return check(async (context) => {
    const { owner, person, pathOf } = await asked(place, context)
    const approved = await context.act(owner, place.approveRequest, {
      path: pathOf,
      body: { access_level: 20 },
    })
    approved.expectStatus(200).expectMatch({ id: person.id, access_level: 20 }).expectAbsent('requested_at')
  })
}

/** Nobody lets themselves in, and neither does somebody who does not belong there. */
export function obeysPermitted(place: MembershipScope): Check {
  return check(async (context) => {
    const { stranger } = context
    const { owner, path, person, pathOf } = await asked(place, context)
    for (const by of [person, stranger, context.anonymous]) {
      const refused = await context.act(by, place.approveRequest, { path: pathOf })
      refused.expectRejected()
    }
    await owner.observeAbsent(place.getMember, { path: pathOf })
    const pending = await owner.observe(place.listRequests, { path })
    pending.expectValues('id', [person.id])
  })
}

/** The request is gone and nobody has become a member; the requests of others stay. */
export function removesRequest(place: MembershipScope): Check {
  return check(async (context) => {
    const { stranger } = context
    const { owner, path, pathOf } = await asked(place, context)
    await stranger.call(place.createRequest, { path })
    const denied = await context.act(owner, place.denyRequest, { path: pathOf })
    denied.expectStatus(200)
    const pending = await owner.observe(place.listRequests, { path })
    pending.expectValues('id', [stranger.id])
    await owner.observeAbsent(place.getMember, { path: pathOf })
  })
}
