/** Spec: document 2, "Members (groups and projects)", the list. */
import { check, type Check, type CoverageOf } from '../../fixtures/check.ts'
import { inGroup, inProject, type MembershipScope } from '../../fixtures/membership-scopes.ts'
import { sharedUsers } from '../../fixtures/shared-users.ts'
import { Observed } from '../../protocol/signals.ts'
import { userNamed } from '../../fixtures/user-named.ts'
import { twoMembers } from './two-members.ts'

export const listGroupMembers = {
  'list-group-members/lists-members': listsMembers(inGroup),
  'list-group-members/query-filter': filtersByQuery(inGroup),
} satisfies CoverageOf<'listGroupMembers'>

export const listProjectMembers = {
  'list-project-members/lists-members': listsMembers(inProject),
  'list-project-members/query-filter': filtersByQuery(inProject),
} satisfies CoverageOf<'listProjectMembers'>

function listsMembers(scope: MembershipScope): Check {
  return check(async (context) => {
    const { nonMember } = context
    const { owner, path } = await scope.given(context)
    const [member, other] = await sharedUsers(context)
    await owner.call(scope.addMember, { path, body: { user_id: member.id, access_level: 20 } })
    await owner.call(scope.addMember, { path, body: { user_id: nonMember.id, access_level: 40 } })
    const response = await context.act(owner, scope.listMembers, { path })
    response.expectStatus(200).expectOmits('id', other.id)
    response.expectItem({ id: member.id, username: member.username, access_level: 20 })
    response.expectItem({ id: nonMember.id, access_level: 40 })
  })
}

/** The specification does not state which properties are searched: all of one user contain the word. */
function filtersByQuery(scope: MembershipScope): readonly Check[] {
  return [
    check(async (context) => {
      const { owner, path, member } = await twoMembers(scope, context)
      const word = context.uniqueName('member')
      const found = await context.given.user({ username: word, name: word })
      await owner.call(scope.addMember, { path, body: { user_id: found.id, access_level: 20 } })
      const response = await context.act(owner, scope.listMembers, { path, query: { query: word } })
      response.expectStatus(200).expectValues('id', [found.id]).expectOmits('id', member.id)
      const query = context.uniqueName('none')
      const none = await context.act(owner, scope.listMembers, { path, query: { query, per_page: 100 } })
      none.expectStatus(200).expectValues('id', [])
    }),
    check('outside-ascii', 'A name outside ASCII finds the member.', async (context) => {
      const { owner, path, member } = await twoMembers(scope, context)
      const name = `Zoë Łuczak ${context.uniqueName('member')}`
      const found = await userNamed(context, name)
      await owner.call(scope.addMember, { path, body: { user_id: found.id, access_level: 20 } })
      const list = (query: string) => context.act(owner, scope.listMembers, { path, query: { query } })
      // A server may search usernames only.
      const byWord = await list(name.split(' ').at(-1) ?? name)
      if (!byWord.expectStatus(200).items.some(({ id }) => id === found.id))
        throw new Observed('The search does not find a user by a word of the name.')
      const response = await list(name)
      response.expectStatus(200).expectValues('id', [found.id]).expectOmits('id', member.id)
    }),
  ]
}
