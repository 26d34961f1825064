/** Spec: document 2, "Users": a single user, modification, and the routes that are listed only by name. */
import { check, type CoverageOf } from '../../fixtures/check.ts'
import { forAdministrators as administratorsOnly } from '../../generated/access-rules.ts'
import { routeExists } from '../../generated/route-exists.ts'
import { unknown } from '../../generated/unknown-ids.ts'
import { expectView, confidential, forAdministrators, profile, summary } from '../../fixtures/user-views.ts'

export const getUser = {
  'get-user/profile-for-normal-users': check(async ({ stranger, owner, act }) => {
    const response = await act(stranger, 'getUser', { path: { id: owner.id } })
    response.expectStatus(200).expectMatch({ id: owner.id, username: owner.username })
    expectView(response, response.json, [...summary, ...profile], [...confidential, 'private_token'])
  }),

  'get-user/full-for-administrators': check(async ({ admin, owner, act }) => {
    const response = await act(admin, 'getUser', { path: { id: owner.id } })
    response
      .expectStatus(200)
      .expectMatch({ id: owner.id, username: owner.username, email: owner.account.email })
    expectView(response, response.json, forAdministrators, ['private_token'])
  }),

  'get-user/state': check(async ({ admin, given, act }) => {
    const person = await given.user()
    const path = { id: person.id }
    const before = await act(admin, 'getUser', { path })
    before.expectStatus(200).expectMatch({ state: 'active' })
    await admin.call('blockUser', { path })
    const blocked = await act(admin, 'getUser', { path })
    blocked.expectStatus(200).expectMatch({ state: 'blocked' })
    await admin.call('unblockUser', { path })
    const after = await act(admin, 'getUser', { path })
    after.expectStatus(200).expectMatch({ state: 'active' })
  }),

  'get-user/unknown-is-404': unknown('getUser', 'id'),
} satisfies CoverageOf<'getUser'>

const changes = {
  name: 'Changed Name',
  messenger_id: 'changed',
  work_profile: 'changed-work',
  micro_blog: 'changed-blog',
  website_url: 'https://changed.example.com',
  organization: 'Changed Mills',
  bio: 'Changed.',
  location: 'Oslo',
} as const

export const updateUser = {
  'update-user/administrators-only': [
    administratorsOnly('updateUser'),
    check('not-even-oneself', 'not even oneself', async ({ given, act }) => {
      const person = await given.user()
      const response = await act(person, 'updateUser', { path: { id: person.id }, body: { admin: true } })
      response.expectStatus(403)
      const after = await person.observe('getCurrentUser')
      after.expectAbsent('is_admin')
    }),
  ],

  'update-user/all-optional': [
    check('one-attribute', 'one attribute', async ({ admin, given, act }) => {
      const person = await given.user({ location: 'Porto' })
      const path = { id: person.id }
      const written = await act(admin, 'updateUser', { path, body: { bio: 'Only this' } })
      written.expectStatus(200)
      const response = await admin.observe('getUser', { path })
      response.expectMatch({ bio: 'Only this', location: 'Porto', email: person.account.email })
    }),
    check('none', 'none', async ({ admin, given, act }) => {
      const person = await given.user()
      const response = await act(admin, 'updateUser', { path: { id: person.id }, body: {} })
      response.expectStatus(200)
    }),
  ],

  'update-user/attributes-are-kept': [
    check('profile-and-rights', 'profile and rights', async ({ admin, given, act }) => {
      const person = await given.user()
      const path = { id: person.id }
      for (const [projects_limit, can_create_group, external] of [
        [9, true, false],
        [13, false, false],
        [11, false, true],
      ] as const) {
        const body = { ...changes, projects_limit, can_create_group, external }
        const written = await act(admin, 'updateUser', { path, body })
        written.expectStatus(200)
        const response = await admin.observe('getUser', { path })
        response.expectMatch(body)
      }
    }),
    check('email-and-username', 'email and username', async (context) => {
      const { admin, given } = context
      const person = await given.user()
      const path = { id: person.id }
      const username = context.uniqueName('renamed')
      const body = { username, email: `${username}@example.com` }
      const written = await context.act(admin, 'updateUser', { path, body })
      written.expectStatus(200)
      const response = await admin.observe('getUser', { path })
      response.expectMatch(body)
    }),
    check('administrator', 'administrator', async ({ admin, given, act }) => {
      const person = await given.user()
      const path = { id: person.id }
      for (const is_admin of [true, false]) {
        const written = await act(admin, 'updateUser', { path, body: { admin: is_admin } })
        written.expectStatus(200)
        const response = await admin.observe('getUser', { path })
        response.expectMatch({ is_admin })
      }
    }),
  ],

  'update-user/identity-is-kept': check(async (context) => {
    const { admin, given } = context
    const person = await given.user()
    const path = { id: person.id }
    const identity = { provider: 'ldap', extern_uid: context.uniqueName('uid') }
    const written = await context.act(admin, 'updateUser', { path, body: identity })
    written.expectStatus(200)
    const response = await admin.observe('getUser', { path })
    response.expectMatch({ identities: [identity] })
  }),

  'update-user/duplicate-email-is-404': check(async ({ admin, given, act }) => {
    const [person, other] = [await given.user(), await given.user()]
    const path = { id: person.id }
    const refused = await act(admin, 'updateUser', { path, body: { email: other.account.email } })
    refused.expectStatus(404)
    const response = await admin.observe('getUser', { path })
    response.expectMatch({ email: person.account.email })
  }),

  'update-user/failure-is-404': [
    unknown('updateUser', 'id'),
    check('a-taken-username', 'a taken username', async ({ admin, given, act }) => {
      const [person, other] = [await given.user(), await given.user()]
      const path = { id: person.id }
      const body = { username: other.username, bio: 'Half a change' }
      const refused = await act(admin, 'updateUser', { path, body })
      refused.expectStatus(404)
      const response = await admin.observe('getUser', { path })
      response.expectMatch({ username: person.username })
      if (response.body.bio === 'Half a change') response.fail('The refused write changes nothing.')
    }),
  ],
} satisfies CoverageOf<'updateUser'>

export const namedRoutes = {
  'block-user/route-exists': routeExists('blockUser', async ({ given }) => ({ id: (await given.user()).id })),
  'unblock-user/route-exists': routeExists('unblockUser', async ({ given }) => ({
    id: (await given.user()).id,
  })),
} satisfies CoverageOf<'blockUser' | 'unblockUser'>
