/** Spec: document 2, "Users". */
import { check, type CoverageOf } from '../../fixtures/check.ts'
import { expectView, summary, profile, confidential, forAdministrators } from '../../fixtures/user-views.ts'
import type { CheckContext } from '../../fixtures/context.ts'
import type { QueryOf } from '../../fixtures/operation-types.ts'

export const listUsers = {
  'list-users/summaries-for-normal-users': check(async ({ nonMember, owner, act }) => {
    const { username } = owner
    const queries = [{ per_page: 100 }, { username }, { search: username }] as const
    for (const query of queries) {
      const response = await act(nonMember, 'listUsers', { query })
      const { json } = response.expectStatus(200)
      for (const item of Array.isArray(json) ? json : []) {
        expectView(response, item, summary, [...profile, ...confidential, 'private_token'])
      }
    }
  }),

  'list-users/full-for-administrators': check(async ({ admin, nonMember, act }) => {
    const response = await act(admin, 'listUsers', { query: { username: nonMember.username } })
    response.expectStatus(200).expectValues('id', [nonMember.id])
    const { json } = response
    expectView(response, Array.isArray(json) ? json[0] : undefined, forAdministrators, ['private_token'])
  }),

  'list-users/active-filter': check(async (context) => {
    const { admin, given } = context
    // An administrator, whom a server must not omit.
    const active = await given.user({ admin: true })
    const blocked = await blockedUser(context)
    const of = (username: string) => context.act(admin, 'listUsers', { query: { active: true, username } })
    const one = await of(active.username)
    one.expectStatus(200).expectValues('id', [active.id])
    const none = await of(blocked.username)
    none.expectStatus(200).expectValues('id', [])
    const all = await context.act(admin, 'listUsers', { query: { active: true, per_page: 100 } })
    all.expectStatus(200).expectEvery('state', 'active')
    const query = { active: true, username: blocked.username } as const
    await expectNoneOrRejected(context, query)
  }),

  'list-users/blocked-filter': check(async (context) => {
    const { admin, given } = context
    const active = await given.user()
    const blocked = await blockedUser(context)
    const of = (username: string) => context.act(admin, 'listUsers', { query: { blocked: true, username } })
    const one = await of(blocked.username)
    one.expectStatus(200).expectValues('id', [blocked.id])
    const none = await of(active.username)
    none.expectStatus(200).expectValues('id', [])
    const all = await context.act(admin, 'listUsers', { query: { blocked: true, per_page: 100 } })
    all.expectStatus(200).expectEvery('state', 'blocked')
    const query = { blocked: true, username: active.username } as const
    await expectNoneOrRejected(context, query)
  }),

  'list-users/search-by-email': check(async (context) => {
    const { admin, given } = context
    const name = context.uniqueName('letters')
    const email = `${name}@example.com`
    const found = await given.user({ email })
    const others = [await given.user(), await given.user({ email: `${name}@letters.example` })]
    const response = await context.act(admin, 'listUsers', { query: { search: email } })
    const list = response.expectStatus(200).expectIncludes('id', found.id)
    for (const { id } of others) list.expectOmits('id', id)
  }),

  'list-users/search-by-username': check(async ({ admin, given, act }) => {
    const [found, other] = [await given.user(), await given.user()]
    const response = await act(admin, 'listUsers', { query: { search: found.username } })
    response.expectStatus(200).expectIncludes('id', found.id).expectOmits('id', other.id)
  }),

  'list-users/username-filter': check(async ({ admin, given, act }) => {
    const user = await given.user()
    await given.user({ username: `${user.username}-more` })
    for (const page of [{}, { per_page: 1, page: 2 }]) {
      const response = await act(admin, 'listUsers', { query: { username: user.username, ...page } })
      // Whether there is a page after the last is not specified.
      if ('page' in page && response.status !== 200) return
      response.expectStatus(200).expectValues('id', 'page' in page ? [] : [user.id])
    }
  }),

  'list-users/extern-uid-filter': check(async (context) => {
    const { admin, given } = context
    const extern_uid = context.uniqueName('uid')
    const here = await given.user({ extern_uid, provider: 'ldap' })
    await given.user({ extern_uid: context.uniqueName('uid'), provider: 'ldap' })
    const response = await context.act(admin, 'listUsers', { query: { extern_uid, provider: 'ldap' } })
    response.expectStatus(200).expectValues('id', [here.id])
    const elsewhere = await context.act(admin, 'listUsers', { query: { extern_uid, provider: 'saml' } })
    elsewhere.expectStatus(200).expectValues('id', [])
  }),

  'list-users/external-filter': check(async ({ admin, given, act }) => {
    const external = await given.user({ external: true })
    const ordinary = await given.user({ external: false })
    const of = (username: string) => act(admin, 'listUsers', { query: { external: true, username } })
    const one = await of(external.username)
    one.expectStatus(200).expectValues('id', [external.id])
    const none = await of(ordinary.username)
    none.expectStatus(200).expectValues('id', [])
    const all = await act(admin, 'listUsers', { query: { external: true, per_page: 100 } })
    all.expectStatus(200).expectEvery('external', true)
  }),
} satisfies CoverageOf<'listUsers'>

/** Whether a user who is not an administrator may filter by the state is not specified. */
async function expectNoneOrRejected(context: CheckContext<'listUsers'>, query: QueryOf<'listUsers'>) {
  const response = await context.act(context.nonMember, 'listUsers', { query })
  if (response.status === 200) response.expectStatus(200).expectValues('id', [])
}

/** A user whose state is `blocked`. */
async function blockedUser({ admin, given }: CheckContext) {
  const user = await given.user()
  await admin.call('blockUser', { path: { id: user.id } })
  return user
}
