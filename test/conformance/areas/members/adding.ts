/** Spec: document 2, "Members (groups and projects)", new members. */
import { check, idPart, type Check } from '../../fixtures/check.ts'
import { expectOneWinner } from '../../fixtures/concurrently.ts'
import type { Actor } from '../../fixtures/actor.ts'
import type { MembershipScope } from '../../fixtures/membership-scopes.ts'
import type { Level } from './levels.ts'

/** The level is shown by the response, by the member and in the list. */
export function keepsLevel(place: MembershipScope): Check {
  return check(async (context) => {
    const { stranger } = context
    const { owner, path } = await place.given(context)
    const body = { user_id: stranger.id, access_level: 20 as const }
    const added = await context.act(owner, place.addMember, { path, body })
    added.expectStatus(201).expectMatch({ id: stranger.id, username: stranger.username, access_level: 20 })
    const response = await owner.observe(place.getMember, { path: { ...path, user_id: stranger.id } })
    response.expectMatch({ id: stranger.id, access_level: 20 })
    const list = await owner.observe(place.listMembers, { path })
    list.expectItem({ id: stranger.id, access_level: 20 })
  })
}

/** A level that exists there is given. */
export function takesLevel(place: MembershipScope, access_level: Level): Check {
  return check(idPart(`takes ${access_level}`), `takes ${access_level}`, async (context) => {
    const { stranger } = context
    const { owner, path } = await place.given(context)
    const added = await context.act(owner, place.addMember, {
      path,
      body: { user_id: stranger.id, access_level },
    })
    added.expectStatus(201)
    const response = await owner.observe(place.getMember, { path: { ...path, user_id: stranger.id } })
    response.expectMatch({ access_level })
  })
}

/** A level that does not exist there makes nobody a member. */
export function refusesLevel(place: MembershipScope, access_level: number): Check {
  return check(idPart(`refuses ${access_level}`), `refuses ${access_level}`, async (context) => {
    const { stranger } = context
    const { owner, path } = await place.given(context)
    const body = { user_id: stranger.id, access_level }
    const refused = await owner.sendUnchecked({ operation: place.addMember, path, body })
    refused.expectStatus(400)
    const list = await owner.observe(place.listMembers, { path })
    list.expectOmits('id', stranger.id)
  })
}

/** The day is shown by the member; without one there is none. */
export function keepsExpiry(place: MembershipScope): Check {
  return check(async (context) => {
    const { stranger } = context
    const { owner, path } = await place.given(context)
    const body = { user_id: stranger.id, access_level: 30 as const, expires_at: '2099-12-31' }
    const added = await context.act(owner, place.addMember, { path, body })
    added.expectStatus(201)
    const response = await owner.observe(place.getMember, { path: { ...path, user_id: stranger.id } })
    response.expectMatch({ access_level: 30, expires_at: '2099-12-31' })
  })
}

/** Adding a member again is refused and leaves the membership as it is. */
export function refusesMembers(place: MembershipScope): readonly Check[] {
  return [
    check('afterwards', 'afterwards', async (context) => {
      const { stranger } = context
      const { owner, path } = await place.given(context)
      const once = { user_id: stranger.id, access_level: 20 as const }
      await owner.call(place.addMember, { path, body: once })
      const again = await context.act(owner, place.addMember, { path, body: { ...once, access_level: 30 } })
      again.expectStatus(409)
      const response = await owner.observe(place.getMember, { path: { ...path, user_id: stranger.id } })
      response.expectMatch({ access_level: 20 })
      await isListedOnce(place, owner, path, stranger)
    }),
    check('at-once', 'at once', async (context) => {
      const { stranger } = context
      const { owner, path } = await place.given(context)
      const body = { user_id: stranger.id, access_level: 20 as const }
      await expectOneWinner(() => owner.sendUnchecked({ operation: place.addMember, path, body }), [409])
      await isListedOnce(place, owner, path, stranger)
    }),
  ]
}

async function isListedOnce(
  place: MembershipScope,
  owner: Actor,
  path: { readonly id: number },
  person: Actor,
): Promise<void> {
  const list = await owner.observe(place.listMembers, { path })
  const times = list.values('id').filter((id) => id === person.id).length
  if (times !== 1) list.fail('The member once.', `The member is listed ${times} times.`)
}

/** A day that is none makes nobody a member. */
export function refusesInvalid(place: MembershipScope): Check {
  return check('makes-nobody-a-member', 'makes nobody a member', async (context) => {
    const { stranger } = context
    const { owner, path } = await place.given(context)
    const body = { user_id: stranger.id, access_level: 20, expires_at: 'next summer' }
    const refused = await owner.sendUnchecked({ operation: place.addMember, path, body })
    refused.expectStatus(400)
    await owner.observeAbsent(place.getMember, { path: { ...path, user_id: stranger.id } })
  })
}
