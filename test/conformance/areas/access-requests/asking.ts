/** Spec: document 2, "Access requests (groups and projects)", asking and what is pending. */
import { check, type Check } from '../../fixtures/check.ts'
import { sharedUsers } from '../../fixtures/shared-users.ts'
import type { MembershipScope } from '../../fixtures/membership-scopes.ts'
import type { CheckContext } from '../../fixtures/context.ts'

/** A place that everybody may see, and somebody who has asked to belong to it. */
export async function asked(place: MembershipScope, context: CheckContext) {
  const { owner, path } = await place.given(context, { visibility: 'public' })
  const [person] = await sharedUsers(context)
  await person.call(place.createRequest, { path })
  return { owner, path, person, pathOf: { ...path, user_id: person.id } }
}

/** Those who asked are listed; those who belong already, or asked elsewhere, are not. */
export function listsPending(place: MembershipScope): Check {
  return check(async (context) => {
    const { stranger } = context
    const [, elsewhere] = await sharedUsers(context)
    const { path: other } = await place.given(context, { visibility: 'public' })
    await elsewhere.call(place.createRequest, { path: other })
    const { owner, path, person } = await asked(place, context)
    await stranger.call(place.createRequest, { path })
    const both = await context.act(owner, place.listRequests, { path })
    both.expectStatus(200).expectValues('id', [person.id, stranger.id]).expectOmits('id', elsewhere.id)
    await owner.call(place.denyRequest, { path: { ...path, user_id: stranger.id } })
    const one = await context.act(owner, place.listRequests, { path })
    one.expectStatus(200).expectValues('id', [person.id])
  })
}

export function asksForCaller(place: MembershipScope): Check {
  return check(async (context) => {
    const { stranger } = context
    const { owner, path } = await place.given(context, { visibility: 'public' })
    const created = await context.act(stranger, place.createRequest, { path })
    created.expectStatus(201).expectMatch({ id: stranger.id, username: stranger.username })
    const list = await owner.observe(place.listRequests, { path })
    list.expectValues('id', [stranger.id])
    const members = await owner.observe(place.listMembers, { path })
    members.expectOmits('id', stranger.id)
  })
}

/** The response shows when it was asked, as the list does. */
export function returnsRequest(place: MembershipScope): Check {
  return check(async (context) => {
    const { stranger } = context
    const { owner, path } = await place.given(context, { visibility: 'public' })
    const created = await context.act(stranger, place.createRequest, { path })
    const { requested_at } = created.expectStatus(201).expectMatch({ id: stranger.id, state: 'active' }).body
    if (Number.isNaN(Date.parse(requested_at))) created.fail('A time in `requested_at`.')
    const list = await owner.observe(place.listRequests, { path })
    list.expectItem({ id: stranger.id, requested_at })
  })
}
