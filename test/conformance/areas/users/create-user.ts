/** Spec: document 2, "Users", creation. */
import { check, type CoverageOf } from '../../fixtures/check.ts'
import { forAdministrators } from '../../generated/access-rules.ts'
import { missing } from '../../generated/attribute-checks.ts'
import { idIn } from '../../fixtures/accounts.ts'
import type { BodyOf } from '../../fixtures/operation-types.ts'
import type { World } from '../../fixtures/context.ts'

export const createUser = {
  'create-user/administrators-only': [
    forAdministrators('createUser'),
    check('creates nobody', async (world) => {
      const { admin, stranger } = world
      const body = newcomer(world)
      const refused = await stranger.tries('createUser', { body })
      refused.is(403)
      const answer = await admin.tries('listUsers', { query: { username: body.username } })
      answer.is(200).lists('id', [])
    }),
  ],

  'create-user/email-required': missing('createUser', 'email'),
  'create-user/username-required': missing('createUser', 'username'),
  'create-user/name-required': missing('createUser', 'name'),

  'create-user/password-or-reset': [
    check('a password', async (world) => {
      const answer = await creates(world, {})
      answer.is(201)
    }),
    check('a reset', async (world) => {
      const { password: _, ...body } = newcomer(world)
      const answer = await creates(world, { reset_password: true }, body)
      answer.is(201)
    }),
    check('neither', async (world) => {
      const { password: _, ...body } = newcomer(world)
      const answer = await creates(world, {}, body)
      answer.is(400)
    }),
  ],

  'create-user/no-administrator-by-default': check(async ({ admin, given }) => {
    const person = await given.user()
    const answer = await admin.tries('getUser', { path: { id: person.id } })
    answer.is(200).shows({ is_admin: false })
  }),

  'create-user/administrator-on-request': check(async ({ admin, given }) => {
    const person = await given.user({ admin: true })
    const answer = await admin.tries('getUser', { path: { id: person.id } })
    answer.is(200).shows({ is_admin: true })
    const seen = await person.tries('getUser', { path: { id: person.id } })
    seen.is(200).shows({ is_admin: true })
  }),

  'create-user/not-external-by-default': check(async ({ admin, given }) => {
    const ordinary = await given.user()
    const answer = await admin.tries('getUser', { path: { id: ordinary.id } })
    answer.is(200).shows({ external: false })
  }),

  'create-user/confirm-deprecated': [
    check('confirm', async (world) => {
      const answer = await creates(world, { confirm: false })
      answer.is(201)
    }),
    check('skip_confirmation', async (world) => {
      const answer = await creates(world, { skip_confirmation: true })
      answer.is(201)
    }),
  ],

  'create-user/identity-is-kept': check(async (world) => {
    const { admin } = world
    const identity = { provider: 'ldap', extern_uid: world.unique('uid') }
    const id = await arrives(world, { ...newcomer(world), ...identity })
    const answer = await admin.tries('getUser', { path: { id } })
    answer.is(200).shows({ identities: [identity] })
  }),

  'create-user/attributes-are-kept': [true, false].map((way) =>
    check(way ? 'one way' : 'the other way', async (world) => {
      const attributes = {
        name: 'Ines Told',
        messenger_id: 'ines',
        work_profile: 'ines-work',
        micro_blog: 'ines-blog',
        website_url: 'https://ines.example.com',
        organization: 'Example Mills',
        projects_limit: way ? 7 : 11,
        bio: 'Dyes wool.',
        location: 'Porto',
        can_create_group: way,
        external: !way,
      }
      const body = { ...newcomer(world), ...attributes }
      const id = await arrives(world, body)
      const answer = await world.admin.tries('getUser', { path: { id } })
      answer.is(200).shows({ username: body.username, email: body.email, ...attributes })
    }),
  ),
} satisfies CoverageOf<'createUser'>

/** Attributes of somebody who does not exist yet. */
function newcomer(world: World) {
  const username = world.unique('newcomer')
  return { username, email: `${username}@example.com`, name: 'New Comer', password: world.run.secretText() }
}

/** Creates somebody, which has to succeed, and returns the ID; the response is not shown, so that it may be asked for. */
async function arrives(world: World, body: BodyOf<'createUser'> & { username: string }): Promise<number> {
  const created = await creates(world, {}, body)
  created.is(201)
  const told = idIn(created.json)
  if (told !== null) return told
  const found = await world.admin.does('listUsers', { query: { username: body.username } })
  return found.items[0]?.id ?? found.contradicts('The user is there afterwards.')
}

async function creates(
  world: World,
  more: BodyOf<'createUser'>,
  body: BodyOf<'createUser'> = newcomer(world),
) {
  const answer = await world.admin.tries('createUser', { body: { ...body, ...more } })
  const id = idIn(answer.json)
  if (id !== null) world.given.removes(`user ${body.username}`, `/users/${id}?hard_delete=true`)
  return answer
}
