/** Spec: document 2, "Members (groups and projects)", changes and removal. */
import { check, type Check } from '../../fixtures/check.ts'
import { sharedUsers } from '../../fixtures/shared-users.ts'
import type { MembershipScope } from '../../fixtures/membership-scopes.ts'
import type { CheckContext } from '../../fixtures/context.ts'

/** Two members of one place: what happens to the one leaves the other alone. */
async function twoMembers(place: MembershipScope, context: CheckContext) {
  const { owner, path } = await place.given(context)
  const [person, other] = await sharedUsers(context)
  for (const { id } of [person, other]) {
    await owner.call(place.addMember, { path, body: { user_id: id, access_level: 20 } })
  }
  return { owner, path, person, other, pathOf: { ...path, user_id: person.id } }
}

export function changesLevel(place: MembershipScope): Check {
  return check(async (context) => {
    const { owner, path, person, other, pathOf } = await twoMembers(place, context)
    const written = await context.act(owner, place.updateMember, { path: pathOf, body: { access_level: 40 } })
    written.expectStatus(200).expectMatch({ id: person.id, access_level: 40 })
    const response = await owner.observe(place.getMember, { path: pathOf })
    response.expectMatch({ access_level: 40 })
    const list = await owner.observe(place.listMembers, { path })
    list.expectItem({ id: person.id, access_level: 40 }).expectItem({ id: other.id, access_level: 20 })
  })
}

export function changesExpiry(place: MembershipScope): Check {
  return check(async (context) => {
    const { owner, pathOf } = await twoMembers(place, context)
    for (const expires_at of ['2099-12-31', '2098-02-28']) {
      const body = { access_level: 20 as const, expires_at }
      const written = await context.act(owner, place.updateMember, { path: pathOf, body })
      written.expectStatus(200)
      const response = await owner.observe(place.getMember, { path: pathOf })
      response.expectMatch({ access_level: 20, expires_at })
    }
  })
}

/** What fails validation changes nothing, neither by halves. */
export function refusesChanges(place: MembershipScope): Check {
  return check('changes-nothing', 'changes nothing', async (context) => {
    const { owner, pathOf } = await twoMembers(place, context)
    const invalid = [{ access_level: 25 }, { access_level: 30, expires_at: 'next summer' }]
    for (const body of invalid) {
      const refused = await owner.sendUnchecked({ operation: place.updateMember, path: pathOf, body })
      refused.expectStatus(400)
      const response = await owner.observe(place.getMember, { path: pathOf })
      response.expectMatch({ access_level: 20, expires_at: null })
    }
  })
}

export function removesMember(place: MembershipScope): Check {
  return check('from-the-list', 'from the list', async (context) => {
    const { owner, path, person, other, pathOf } = await twoMembers(place, context)
    const removed = await context.act(owner, place.removeMember, { path: pathOf })
    removed.expectStatus(200)
    await owner.observeAbsent(place.getMember, { path: pathOf })
    const list = await owner.observe(place.listMembers, { path })
    list.expectIncludes('id', other.id).expectOmits('id', person.id)
  })
}

/** Who was a member by this alone is a member of what can be seen no more. */
export const closesTheProject: Check = check('from-the-project', 'from the project', async (context) => {
  const { owner, guest, given } = context
  const { path, id } = await given.project({ members: ['guest'] })
  const before = await guest.observe('getProject', { path })
  before.expectMatch({ id })
  const removed = await context.act(owner, 'removeProjectMember', { path: { ...path, user_id: guest.id } })
  removed.expectStatus(200)
  await guest.observeRejected('getProject', { path })
})
