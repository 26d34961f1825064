/** Spec: document 2, "Users". */
import { check, type CoverageOf } from '../../fixtures/check.ts'
import { unknown } from '../../generated/paths/unknown-ids.ts'

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
  'update-user/administrators-only': check(
    'own-account',
    'A user cannot update their own account.',
    async ({ given, act }) => {
      const user = await given.user()
      const response = await act(user, 'updateUser', { path: { id: user.id }, body: { admin: true } })
      response.expectStatus(403)
      const after = await user.observe('getCurrentUser')
      after.expectAbsent('is_admin')
    },
  ),

  'update-user/all-optional': [
    check('one-attribute', 'One attribute is updated.', async ({ admin, given, act }) => {
      const user = await given.user({ location: 'Porto' })
      const path = { id: user.id }
      const written = await act(admin, 'updateUser', { path, body: { bio: 'Only this' } })
      written.expectStatus(200)
      const response = await admin.observe('getUser', { path })
      response.expectMatch({ bio: 'Only this', location: 'Porto', email: user.account.email })
    }),
    check('none', 'A request without attributes succeeds.', async ({ admin, given, act }) => {
      const user = await given.user()
      const response = await act(admin, 'updateUser', { path: { id: user.id }, body: {} })
      response.expectStatus(200)
    }),
  ],

  'update-user/attributes-are-kept': [
    check('profile-and-rights', 'The profile and the rights are updated.', async ({ admin, given, act }) => {
      const user = await given.user()
      const path = { id: user.id }
      for (const [projects_limit, can_create_group, external] of [
        [9, false, false],
        [11, true, false],
        [13, false, true],
        [0, false, false],
      ] as const) {
        const body = { ...changes, projects_limit, can_create_group, external }
        const written = await act(admin, 'updateUser', { path, body })
        written.expectStatus(200)
        const response = await admin.observe('getUser', { path })
        response.expectMatch({ ...body, state: 'active' })
      }
    }),
    check('email-and-username', 'The email address and the username are updated.', async (context) => {
      const { admin, given } = context
      const user = await given.user({ name: 'Ines Kept' })
      const path = { id: user.id }
      const username = context.uniqueName('renamed')
      const body = { username, email: `${username}@example.com` }
      const written = await context.act(admin, 'updateUser', { path, body })
      written.expectStatus(200)
      const response = await admin.observe('getUser', { path })
      response.expectMatch({ name: 'Ines Kept', ...body })
      const list = await admin.observe('listUsers', { query: { username } })
      list.expectItem({ id: user.id, ...body })
    }),
    check('administrator', 'The flag `admin` is updated.', async ({ admin, given, act }) => {
      const user = await given.user()
      const path = { id: user.id }
      for (const is_admin of [true, false]) {
        const written = await act(admin, 'updateUser', { path, body: { admin: is_admin } })
        written.expectStatus(200)
        const response = await admin.observe('getUser', { path })
        response.expectMatch({ is_admin })
        const list = await admin.observe('listUsers', { query: { username: user.username } })
        list.expectItem({ id: user.id, is_admin })
      }
    }),
  ],

  'update-user/identity-is-kept': check(async (context) => {
    const { admin, given } = context
    for (const provider of ['ldap', 'saml']) {
      const user = await given.user()
      const path = { id: user.id }
      const identity = { provider, extern_uid: context.uniqueName('uid') }
      const written = await context.act(admin, 'updateUser', { path, body: identity })
      // Which other providers exist is not specified.
      if (provider !== 'ldap' && written.status !== 200) continue
      written.expectStatus(200)
      const response = await admin.observe('getUser', { path })
      response.expectMatch({ identities: [identity] })
    }
  }),

  'update-user/duplicate-email-is-404': check(async ({ admin, given, act }) => {
    const [user, other] = [await given.user(), await given.user()]
    const path = { id: user.id }
    const rejected = await act(admin, 'updateUser', { path, body: { email: other.account.email } })
    rejected.expectStatus(404)
    const response = await admin.observe('getUser', { path })
    response.expectMatch({ email: user.account.email })
  }),

  'update-user/failure-is-404': [
    unknown('updateUser', 'id'),
    check('a-taken-username', 'A username of another user is rejected.', async ({ admin, given, act }) => {
      const [user, other] = [await given.user(), await given.user()]
      const path = { id: user.id }
      const body = { username: other.username, bio: 'Half a change' }
      const rejected = await act(admin, 'updateUser', { path, body })
      rejected.expectStatus(404)
      const response = await admin.observe('getUser', { path })
      response.expectMatch({ username: user.username })
      if (response.body.bio === 'Half a change') response.fail('The rejected write changes nothing.')
    }),
  ],
} satisfies CoverageOf<'updateUser'>
