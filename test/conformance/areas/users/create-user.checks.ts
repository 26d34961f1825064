/** Spec: document 2, "Users". */
import { createdUser } from '../../fixtures/roles.ts'
import { check, type CoverageOf } from '../../fixtures/check.ts'
import { missing } from '../../generated/attributes/attribute-checks.ts'
import type { CheckContext } from '../../fixtures/context.ts'
import type { BodyOf } from '../../fixtures/operation-types.ts'
import { idIn } from '../../fixtures/accounts.ts'

export const createUser = {
  'create-user/administrators-only': check(
    'creates-no-user',
    'A rejected request creates no user.',
    async (context) => {
      const { admin, nonMember } = context
      const body = newUser(context)
      const rejected = await context.act(nonMember, 'createUser', { body })
      rejected.expectStatus(403)
      const response = await admin.observe('listUsers', { query: { username: body.username } })
      response.expectValues('id', [])
    },
  ),

  'create-user/email-required': missing('createUser', 'email'),
  'create-user/username-required': missing('createUser', 'username'),
  'create-user/name-required': missing('createUser', 'name'),

  'create-user/password-or-reset': [
    check('a-password', 'A user is created with a password.', async (context) => {
      const response = await creates(context, {})
      response.expectStatus(201)
    }),
    check('a-reset', 'A user is created with `reset_password`.', async (context) => {
      const { password: _, ...body } = newUser(context)
      const response = await creates(context, { reset_password: true }, body)
      response.expectStatus(201)
    }),
    check('neither', 'Without both the request is rejected.', async (context) => {
      const { password: _, ...body } = newUser(context)
      const response = await creates(context, {}, body)
      response.expectStatus(400)
    }),
  ],

  'create-user/no-administrator-by-default': check(async (context) => {
    const { admin, given } = context
    const user = await given.user()
    const response = await admin.observe('getUser', { path: { id: user.id } })
    response.expectMatch({ is_admin: false })
    const id = await arrives(context, { ...newUser(context), admin: false })
    const other = await admin.observe('getUser', { path: { id } })
    other.expectMatch({ is_admin: false })
  }),

  'create-user/administrator-on-request': check(async (context) => {
    const { admin, given } = context
    await arrives(context, { ...newUser(context), admin: true })
    const user = await given.user({ admin: true })
    const response = await admin.observe('getUser', { path: { id: user.id } })
    response.expectMatch({ is_admin: true })
    const seen = await user.observe('getUser', { path: { id: user.id } })
    seen.expectMatch({ is_admin: true })
  }),

  'create-user/not-external-by-default': check(async ({ admin, given }) => {
    const ordinary = await given.user()
    const response = await admin.observe('getUser', { path: { id: ordinary.id } })
    response.expectMatch({ external: false })
  }),

  'create-user/confirm-deprecated': [
    check('confirm', 'The parameter `confirm` is accepted.', async (context) => {
      const response = await creates(context, { confirm: false })
      response.expectStatus(201)
    }),
    check('skip-confirmation', 'The parameter `skip_confirmation` is accepted.', async (context) => {
      const response = await creates(context, { skip_confirmation: true })
      response.expectStatus(201)
    }),
  ],

  'create-user/identity-is-kept': check(async (context) => {
    const { admin } = context
    const identity = { provider: 'ldap', extern_uid: context.uniqueName('uid') }
    const id = await arrives(context, { ...newUser(context), ...identity })
    const response = await admin.observe('getUser', { path: { id } })
    response.expectMatch({ identities: [identity] })
  }),

  'create-user/attributes-are-kept': [true, false].map((way) =>
    check(
      way ? 'one-way' : 'the-other-way',
      `${way ? 'One value' : 'The other value'} of each attribute is kept.`,
      async (context) => {
        const attributes = {
          name: 'Ines Told',
          messenger_id: 'ines',
          work_profile: 'ines-work',
          micro_blog: 'ines-blog',
          website_url: 'https://ines.example.com',
          organization: 'Example Mills',
          projects_limit: way ? 0 : 11,
          bio: 'Dyes wool.',
          location: 'Porto',
          can_create_group: way,
          external: !way,
        }
        const identity = { provider: 'ldap', extern_uid: context.uniqueName('uid') }
        const body = { ...newUser(context), ...attributes, ...identity }
        const id = await arrives(context, body)
        const response = await context.admin.observe('getUser', { path: { id } })
        const identities = [identity]
        response.expectMatch({ username: body.username, email: body.email, ...attributes, identities })
      },
    ),
  ),
} satisfies CoverageOf<'createUser'>

/** Attributes of a new user. */
function newUser(context: CheckContext) {
  const username = context.uniqueName(createdUser)
  return { username, email: `${username}@example.com`, name: 'New Comer', password: context.run.secretText() }
}

/** Creates a user and returns the ID. The response is not specified, so that the user may be found by name. */
async function arrives(
  context: CheckContext,
  body: BodyOf<'createUser'> & { username: string },
): Promise<number> {
  const created = await creates(context, {}, body)
  created.expectStatus(201)
  const returned = idIn(created.json)
  if (returned !== null) return returned
  const found = await context.admin.observe('listUsers', { query: { username: body.username } })
  return found.items[0]?.id ?? found.fail('The user is there afterwards.')
}

async function creates(
  context: CheckContext,
  more: BodyOf<'createUser'>,
  body: BodyOf<'createUser'> = newUser(context),
) {
  const response = await context.act(context.admin, 'createUser', { body: { ...body, ...more } })
  context.given.removesCreated('users', response)
  return response
}
