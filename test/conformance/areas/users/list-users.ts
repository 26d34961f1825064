/** Spec: document 2, "Users", the list. */
import { check, type CoverageOf } from '../../fixtures/check.ts'
import type { World } from '../../fixtures/context.ts'
import { claimsView, confidential, forAdministrators, profile, summary } from './views.ts'

export const listUsers = {
  'list-users/summaries-for-normal-users': check(async ({ stranger }) => {
    const answer = await stranger.tries('listUsers', { query: { per_page: 100 } })
    const { json } = answer.is(200)
    for (const item of Array.isArray(json) ? json : []) {
      claimsView(answer, item, summary, [...profile, ...confidential, 'private_token'])
    }
  }),

  'list-users/full-for-administrators': check(async ({ admin, stranger }) => {
    const answer = await admin.tries('listUsers', { query: { username: stranger.username } })
    answer.is(200).lists('id', [stranger.id])
    const { json } = answer
    claimsView(answer, Array.isArray(json) ? json[0] : undefined, forAdministrators, ['private_token'])
  }),

  'list-users/active-filter': check(async (world) => {
    const { admin, given } = world
    const active = await given.user()
    const blocked = await blockedUser(world)
    const of = (username: string) => admin.tries('listUsers', { query: { active: true, username } })
    const one = await of(active.username)
    one.is(200).lists('id', [active.id])
    const none = await of(blocked.username)
    none.is(200).lists('id', [])
    const all = await admin.tries('listUsers', { query: { active: true, per_page: 100 } })
    all.is(200).allShow('state', 'active')
  }),

  'list-users/blocked-filter': check(async (world) => {
    const { admin, given } = world
    const active = await given.user()
    const blocked = await blockedUser(world)
    const of = (username: string) => admin.tries('listUsers', { query: { blocked: true, username } })
    const one = await of(blocked.username)
    one.is(200).lists('id', [blocked.id])
    const none = await of(active.username)
    none.is(200).lists('id', [])
    const all = await admin.tries('listUsers', { query: { blocked: true, per_page: 100 } })
    all.is(200).allShow('state', 'blocked')
  }),

  'list-users/search-by-email': check(async (world) => {
    const { admin, given } = world
    const email = `${world.unique('letters')}@example.com`
    const found = await given.user({ email })
    const other = await given.user()
    const answer = await admin.tries('listUsers', { query: { search: email } })
    answer.is(200).includes('id', found.id).omits('id', other.id)
  }),

  'list-users/search-by-username': check(async ({ admin, given }) => {
    const [found, other] = [await given.user(), await given.user()]
    const answer = await admin.tries('listUsers', { query: { search: found.username } })
    answer.is(200).includes('id', found.id).omits('id', other.id)
  }),

  'list-users/username-filter': check(async ({ admin, given }) => {
    const person = await given.user()
    await given.user({ username: `${person.username}-more` })
    const answer = await admin.tries('listUsers', { query: { username: person.username } })
    answer.is(200).lists('id', [person.id])
  }),

  'list-users/extern-uid-filter': check(async (world) => {
    const { admin, given } = world
    const extern_uid = world.unique('uid')
    const here = await given.user({ extern_uid, provider: 'ldap' })
    await given.user({ extern_uid: world.unique('uid'), provider: 'ldap' })
    const answer = await admin.tries('listUsers', { query: { extern_uid, provider: 'ldap' } })
    answer.is(200).lists('id', [here.id])
    const elsewhere = await admin.tries('listUsers', { query: { extern_uid, provider: 'saml' } })
    elsewhere.is(200).lists('id', [])
  }),

  'list-users/external-filter': check(async ({ admin, given }) => {
    const external = await given.user({ external: true })
    const ordinary = await given.user({ external: false })
    const of = (username: string) => admin.tries('listUsers', { query: { external: true, username } })
    const one = await of(external.username)
    one.is(200).lists('id', [external.id])
    const none = await of(ordinary.username)
    none.is(200).lists('id', [])
    const all = await admin.tries('listUsers', { query: { external: true, per_page: 100 } })
    all.is(200).allShow('external', true)
  }),
} satisfies CoverageOf<'listUsers'>

/** Somebody whose state is `blocked`. */
async function blockedUser({ admin, given }: World) {
  const person = await given.user()
  await admin.does('blockUser', { path: { id: person.id } })
  return person
}
