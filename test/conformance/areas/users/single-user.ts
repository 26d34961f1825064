/** Spec: document 2, "Users": a single user, modification, and the routes that are listed only by name. */
import { check, type CoverageOf } from '../../fixtures/check.ts'
import { forAdministrators as administratorsOnly } from '../../generated/access-rules.ts'
import { routeExists } from '../../generated/route-exists.ts'
import { unknown } from '../../generated/unknown-ids.ts'
import { claimsView, confidential, forAdministrators, profile, summary } from './views.ts'

export const getUser = {
  'get-user/profile-for-normal-users': check(async ({ stranger, owner }) => {
    const answer = await stranger.tries('getUser', { path: { id: owner.id } })
    answer.is(200).shows({ id: owner.id, username: owner.username })
    claimsView(answer, answer.json, [...summary, ...profile], [...confidential, 'private_token'])
  }),

  'get-user/full-for-administrators': check(async ({ admin, owner }) => {
    const answer = await admin.tries('getUser', { path: { id: owner.id } })
    answer.is(200).shows({ id: owner.id, username: owner.username, email: owner.account.email })
    claimsView(answer, answer.json, forAdministrators, ['private_token'])
  }),

  'get-user/state': check(async ({ admin, given }) => {
    const person = await given.user()
    const path = { id: person.id }
    const before = await admin.tries('getUser', { path })
    before.is(200).shows({ state: 'active' })
    await admin.does('blockUser', { path })
    const blocked = await admin.tries('getUser', { path })
    blocked.is(200).shows({ state: 'blocked' })
    await admin.does('unblockUser', { path })
    const after = await admin.tries('getUser', { path })
    after.is(200).shows({ state: 'active' })
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
    check('not even oneself', async ({ given }) => {
      const person = await given.user()
      const answer = await person.tries('updateUser', { path: { id: person.id }, body: { admin: true } })
      answer.is(403)
      const after = await person.tries('getCurrentUser')
      after.is(200).lacks('is_admin')
    }),
  ],

  'update-user/all-optional': [
    check('one attribute', async ({ admin, given }) => {
      const person = await given.user({ location: 'Porto' })
      const path = { id: person.id }
      const written = await admin.tries('updateUser', { path, body: { bio: 'Only this' } })
      written.is(200)
      const answer = await admin.tries('getUser', { path })
      answer.is(200).shows({ bio: 'Only this', location: 'Porto', email: person.account.email })
    }),
    check('none', async ({ admin, given }) => {
      const person = await given.user()
      const answer = await admin.tries('updateUser', { path: { id: person.id }, body: {} })
      answer.is(200)
    }),
  ],

  'update-user/attributes-are-kept': [
    check('profile and rights', async ({ admin, given }) => {
      const person = await given.user()
      const path = { id: person.id }
      for (const [projects_limit, can_create_group, external] of [
        [9, true, false],
        [13, false, false],
        [11, false, true],
      ] as const) {
        const body = { ...changes, projects_limit, can_create_group, external }
        const written = await admin.tries('updateUser', { path, body })
        written.is(200)
        const answer = await admin.tries('getUser', { path })
        answer.is(200).shows(body)
      }
    }),
    check('email and username', async (world) => {
      const { admin, given } = world
      const person = await given.user()
      const path = { id: person.id }
      const username = world.unique('renamed')
      const body = { username, email: `${username}@example.com` }
      const written = await admin.tries('updateUser', { path, body })
      written.is(200)
      const answer = await admin.tries('getUser', { path })
      answer.is(200).shows(body)
    }),
    check('administrator', async ({ admin, given }) => {
      const person = await given.user()
      const path = { id: person.id }
      for (const is_admin of [true, false]) {
        const written = await admin.tries('updateUser', { path, body: { admin: is_admin } })
        written.is(200)
        const answer = await admin.tries('getUser', { path })
        answer.is(200).shows({ is_admin })
      }
    }),
  ],

  'update-user/identity-is-kept': check(async (world) => {
    const { admin, given } = world
    const person = await given.user()
    const path = { id: person.id }
    const identity = { provider: 'ldap', extern_uid: world.unique('uid') }
    const written = await admin.tries('updateUser', { path, body: identity })
    written.is(200)
    const answer = await admin.tries('getUser', { path })
    answer.is(200).shows({ identities: [identity] })
  }),

  'update-user/duplicate-email-is-404': check(async ({ admin, given }) => {
    const [person, other] = [await given.user(), await given.user()]
    const path = { id: person.id }
    const refused = await admin.tries('updateUser', { path, body: { email: other.account.email } })
    refused.is(404)
    const answer = await admin.tries('getUser', { path })
    answer.is(200).shows({ email: person.account.email })
  }),

  'update-user/failure-is-404': [
    unknown('updateUser', 'id'),
    check('a taken username', async ({ admin, given }) => {
      const [person, other] = [await given.user(), await given.user()]
      const path = { id: person.id }
      const body = { username: other.username, bio: 'Half a change' }
      const refused = await admin.tries('updateUser', { path, body })
      refused.is(404)
      const answer = await admin.tries('getUser', { path })
      answer.is(200).shows({ username: person.username })
      if (answer.is(200).body.bio === 'Half a change')
        answer.contradicts('The refused write changes nothing.')
    }),
  ],
} satisfies CoverageOf<'updateUser'>

export const namedRoutes = {
  'block-user/route-exists': routeExists('blockUser', async ({ given }) => ({ id: (await given.user()).id })),
  'unblock-user/route-exists': routeExists('unblockUser', async ({ given }) => ({
    id: (await given.user()).id,
  })),
} satisfies CoverageOf<'blockUser' | 'unblockUser'>
