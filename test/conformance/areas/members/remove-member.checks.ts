/** Spec: document 2, "Members (groups and projects)", removal. */
import { check, type Check, type CoverageOf } from '../../fixtures/check.ts'
import { inGroup, inProject, type MembershipScope } from '../../fixtures/membership-scopes.ts'
import { Observed } from '../../protocol/signals.ts'
import { twoMembers } from './two-members.ts'

export const removeGroupMember = {
  'remove-group-member/removes-the-member': [removesMember(inGroup), removesThemselves(inGroup)],
} satisfies CoverageOf<'removeGroupMember'>

export const removeProjectMember = {
  'remove-project-member/removes-the-member': [
    removesMember(inProject),
    removesThemselves(inProject),
    check('from-the-project', 'The former member cannot read the private project.', async (context) => {
      const { owner, guest, given, act } = context
      const { path, id } = await given.project({ members: ['guest'] })
      const before = await guest.call('getProject', { path })
      before.expectMatch({ id })
      const removed = await act(owner, 'removeProjectMember', { path: { ...path, user_id: guest.id } })
      removed.expectStatus(200)
      await guest.observeRejected('getProject', { path })
    }),
  ],
} satisfies CoverageOf<'removeProjectMember'>

function removesMember(scope: MembershipScope): Check {
  return check('from-the-list', 'The other member remains.', async (context) => {
    const { owner, path, member, other, pathOf } = await twoMembers(scope, context)
    const expiring = { user_id: context.nonMember.id, access_level: 40 as const, expires_at: '2099-12-31' }
    await owner.call(scope.addMember, { path, body: expiring })
    for (const { user_id } of [pathOf, expiring]) {
      const removed = await context.act(owner, scope.removeMember, { path: { ...path, user_id } })
      removed.expectStatus(200)
      await owner.observeAbsent(scope.getMember, { path: { ...path, user_id } })
    }
    const list = await owner.observe(scope.listMembers, { path })
    list.expectIncludes('id', other.id).expectOmits('id', member.id, context.nonMember.id)
  })
}

/** Whether members may leave is not specified. */
function removesThemselves(scope: MembershipScope): Check {
  return check('by-themselves', 'A member who can leave is no member any more.', async (context) => {
    const { owner, path, member, pathOf } = await twoMembers(scope, context)
    await owner.call(scope.getMember, { path: pathOf })
    const left = await context.act(member, scope.removeMember, { path: pathOf })
    if (left.status !== 200) throw new Observed(`The removal of themselves returned ${left.status}.`)
    await owner.observeAbsent(scope.getMember, { path: pathOf })
    const list = await owner.observe(scope.listMembers, { path })
    list.expectOmits('id', member.id)
  })
}
