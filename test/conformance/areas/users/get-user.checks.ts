/** Spec: document 2, "Users". */
import { check, type CoverageOf } from '../../fixtures/check.ts'
import { expectView, summary, profile, confidential, forAdministrators } from '../../fixtures/user-views.ts'
import { uncommonAttributes } from '../../fixtures/varied-users.ts'
import { unknown } from '../../generated/paths/unknown-ids.ts'

export const getUser = {
  'get-user/profile-for-normal-users': check(async ({ nonMember, owner, given, act }) => {
    const response = await act(nonMember, 'getUser', { path: { id: owner.id } })
    response.expectStatus(200).expectMatch({ id: owner.id, username: owner.username })
    expectView(response, response.json, [...summary, ...profile], [...confidential, 'private_token'])
    const user = await given.user(uncommonAttributes)
    const { projects_limit: _, can_create_group: __, external: ___, ...shown } = uncommonAttributes
    const ofUser = await act(nonMember, 'getUser', { path: { id: user.id } })
    ofUser.expectStatus(200).expectMatch(shown)
    const ofThemselves = await act(nonMember, 'getUser', { path: { id: nonMember.id } })
    ofThemselves.expectStatus(200).expectMatch({ id: nonMember.id })
    expectView(ofThemselves, ofThemselves.json, [...summary, ...profile], [...confidential, 'private_token'])
  }),

  'get-user/full-for-administrators': check(async ({ admin, owner, act }) => {
    const response = await act(admin, 'getUser', { path: { id: owner.id } })
    response
      .expectStatus(200)
      .expectMatch({ id: owner.id, username: owner.username, email: owner.account.email })
    expectView(response, response.json, forAdministrators, ['private_token'])
  }),

  'get-user/state': check(async ({ admin, nonMember, given, act }) => {
    const user = await given.user()
    const path = { id: user.id }
    const before = await act(admin, 'getUser', { path })
    before.expectStatus(200).expectMatch({ state: 'active' })
    await admin.call('blockUser', { path })
    const blocked = await act(admin, 'getUser', { path })
    blocked.expectStatus(200).expectMatch({ state: 'blocked' })
    // Whether other users see a blocked one is not specified.
    const seen = await act(nonMember, 'getUser', { path })
    if (seen.status !== 404) seen.expectStatus(200).expectMatch({ state: 'blocked' })
    // Whether the server accepts the request for a blocked user is not specified.
    await admin.sendUnchecked({ operation: 'blockUser', path })
    const again = await act(admin, 'getUser', { path })
    again.expectStatus(200).expectMatch({ state: 'blocked' })
    await admin.call('unblockUser', { path })
    const after = await act(admin, 'getUser', { path })
    after.expectStatus(200).expectMatch({ state: 'active' })
  }),

  'get-user/unknown-is-404': unknown('getUser', 'id'),
} satisfies CoverageOf<'getUser'>
