/** Spec: document 2, "Projects". */
import { check, type CoverageOf } from '../../fixtures/check.ts'
import { expectView, summary, confidential } from '../../fixtures/user-views.ts'
import { levels } from '../../fixtures/roles.ts'
import { Observed } from '../../protocol/signals.ts'
import { userNamed } from '../../fixtures/user-named.ts'

export const listProjectUsers = {
  'list-project-users/lists-users': check(async (context) => {
    const { owner, master, developer, reporter, guest, nonMember, given } = context
    const { path } = await given.project({ members: ['guest', 'reporter', 'developer', 'master'] })
    const response = await context.act(owner, 'listProjectUsers', { path })
    const members = [master, developer, reporter, guest].map(({ id }) => id)
    response
      .expectStatus(200)
      .expectIncludes('id', ...members)
      .expectOmits('id', nonMember.id)
    // Administrators find the same properties as other users.
    const toAdmin = await context.act(context.admin, 'listProjectUsers', { path })
    for (const shown of [response, toAdmin]) {
      const { json } = shown.expectStatus(200)
      for (const user of Array.isArray(json) ? json : []) expectView(shown, user, summary, confidential)
    }
    response.expectStatus(200).expectIncludes('username', developer.username)
  }),

  'list-project-users/search-filter': [
    check(async (context) => {
      const { owner, guest, given } = context
      // Which properties of a user are searched is not specified: all contain the word.
      const word = context.uniqueName('needle')
      const wanted = await given.user({ username: word, name: word })
      const project = await given.project({ members: ['guest'] })
      await given.member(project, wanted, levels.developer)
      const response = await context.act(owner, 'listProjectUsers', {
        path: project.path,
        query: { search: word },
      })
      response.expectStatus(200).expectIncludes('id', wanted.id).expectOmits('id', guest.id)
      const search = context.uniqueName('none')
      const none = await context.act(owner, 'listProjectUsers', {
        path: project.path,
        query: { search, per_page: 100 },
      })
      none.expectStatus(200).expectValues('id', [])
    }),
    check('outside-ascii', 'A name outside ASCII finds the user.', async (context) => {
      const { owner, guest, given } = context
      const name = `Zoë Łuczak ${context.uniqueName('needle')}`
      const wanted = await userNamed(context, name)
      const { path, ...project } = await given.project({ members: ['guest'] })
      await given.member({ path, ...project }, wanted, levels.developer)
      const list = (search: string) => context.act(owner, 'listProjectUsers', { path, query: { search } })
      // A server may search usernames only.
      const byWord = await list(name.split(' ').at(-1) ?? name)
      if (!byWord.expectStatus(200).items.some(({ id }) => id === wanted.id))
        throw new Observed('The search does not find a user by a word of the name.')
      const response = await list(name)
      response.expectStatus(200).expectIncludes('id', wanted.id).expectOmits('id', guest.id)
    }),
  ],
} satisfies CoverageOf<'listProjectUsers'>
