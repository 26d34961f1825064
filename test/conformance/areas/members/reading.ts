/** Spec: document 2, "Members (groups and projects)", the list and a single member. */
import { check, type Check } from '../../fixtures/check.ts'
import { sharedUsers } from '../../fixtures/shared-users.ts'
import type { MembershipScope } from '../../fixtures/membership-scopes.ts'
import type { CheckContext } from '../../fixtures/context.ts'

/** Somebody with a level, a member of a place that holds nobody else but its owner. */
async function withMember(place: MembershipScope, context: CheckContext) {
  const { owner, path, id } = await place.given(context)
  const [person] = await sharedUsers(context)
  await owner.call(place.addMember, { path, body: { user_id: person.id, access_level: 20 } })
  return { owner, path, id, person }
}

export function listsMembers(place: MembershipScope): Check {
  return check(async (context) => {
    const { owner, path } = await place.given(context)
    const [here, other] = await sharedUsers(context)
    await owner.call(place.addMember, { path, body: { user_id: here.id, access_level: 20 } })
    await owner.call(place.addMember, { path, body: { user_id: context.stranger.id, access_level: 40 } })
    const response = await context.act(owner, place.listMembers, { path })
    response.expectStatus(200).expectOmits('id', other.id)
    response.expectItem({ id: here.id, username: here.username, access_level: 20 })
    response.expectItem({ id: context.stranger.id, access_level: 40 })
  })
}

/** Which members of a record the text is looked for in is not shown; one person has it in all. */
export function filtersByQuery(place: MembershipScope): Check {
  return check(async (context) => {
    const { given } = context
    const { owner, path, person: other } = await withMember(place, context)
    const word = context.uniqueName('seeker')
    const found = await given.user({ username: word, name: word })
    await owner.call(place.addMember, { path, body: { user_id: found.id, access_level: 20 } })
    const response = await context.act(owner, place.listMembers, { path, query: { query: word } })
    response.expectStatus(200).expectValues('id', [found.id]).expectOmits('id', other.id)
    const none = await context.act(owner, place.listMembers, {
      path,
      query: { query: context.uniqueName('nobody') },
    })
    none.expectStatus(200).expectValues('id', [])
  })
}

export function showsMember(place: MembershipScope): Check {
  return check(async (context) => {
    const { owner, path, person } = await withMember(place, context)
    await owner.call(place.addMember, { path, body: { user_id: context.stranger.id, access_level: 40 } })
    const response = await context.act(owner, place.getMember, { path: { ...path, user_id: person.id } })
    response
      .expectStatus(200)
      .expectMatch({ id: person.id, username: person.username, state: 'active', access_level: 20 })
  })
}

export function showsExpiry(place: MembershipScope): Check {
  return check(async (context) => {
    const { owner, path, person } = await withMember(place, context)
    const { stranger } = context
    const body = { user_id: stranger.id, access_level: 20 as const, expires_at: '2098-02-28' }
    await owner.call(place.addMember, { path, body })
    const without = await context.act(owner, place.getMember, { path: { ...path, user_id: person.id } })
    without.expectStatus(200).expectMatch({ expires_at: null })
    const withDay = await context.act(owner, place.getMember, { path: { ...path, user_id: stranger.id } })
    withDay.expectStatus(200).expectMatch({ expires_at: '2098-02-28' })
  })
}

/** Nobody is found in a place they do not belong to, though they are a member of another. */
export function missesOthers(place: MembershipScope): Check {
  return check(async (context) => {
    const { person } = await withMember(place, context)
    const { owner, path } = await place.given(context)
    const response = await context.act(owner, place.getMember, { path: { ...path, user_id: person.id } })
    response.expectStatus(404)
  })
}
