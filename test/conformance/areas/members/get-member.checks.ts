/** Spec: document 2, "Members (groups and projects)", a single member. */
import { check, type Check, type CoverageOf } from '../../fixtures/check.ts'
import { inGroup, inProject, type MembershipScope } from '../../fixtures/membership-scopes.ts'
import { twoMembers } from './two-members.ts'

export const getGroupMember = {
  'get-group-member/returns-the-member': returnsMember(inGroup),
  'get-group-member/returns-expiry': returnsExpiry(inGroup),
  'get-group-member/not-a-member-is-404': notFoundElsewhere(inGroup),
} satisfies CoverageOf<'getGroupMember'>

export const getProjectMember = {
  'get-project-member/returns-the-member': returnsMember(inProject),
  'get-project-member/returns-expiry': returnsExpiry(inProject),
  'get-project-member/not-a-member-is-404': notFoundElsewhere(inProject),
} satisfies CoverageOf<'getProjectMember'>

function returnsMember(scope: MembershipScope): Check {
  return check(async (context) => {
    const { owner, member, pathOf } = await twoMembers(scope, context)
    const response = await context.act(owner, scope.getMember, { path: pathOf })
    response
      .expectStatus(200)
      .expectMatch({ id: member.id, username: member.username, state: 'active', access_level: 20 })
  })
}

function returnsExpiry(scope: MembershipScope): Check {
  return check(async (context) => {
    const { owner, path, pathOf } = await twoMembers(scope, context)
    const { nonMember } = context
    const body = { user_id: nonMember.id, access_level: 20 as const, expires_at: '2098-02-28' }
    await owner.call(scope.addMember, { path, body })
    const unlimited = await context.act(owner, scope.getMember, { path: pathOf })
    unlimited.expectStatus(200).expectMatch({ expires_at: null })
    const limited = await context.act(owner, scope.getMember, { path: { ...path, user_id: nonMember.id } })
    limited.expectStatus(200).expectMatch({ expires_at: '2098-02-28' })
  })
}

/** A member of one group or project is not found in another one. */
function notFoundElsewhere(scope: MembershipScope): Check {
  return check(async (context) => {
    const { member } = await twoMembers(scope, context)
    const { owner, path } = await scope.given(context)
    for (const { id } of [member, context.nonMember]) {
      const response = await context.act(owner, scope.getMember, { path: { ...path, user_id: id } })
      response.expectStatus(404)
    }
  })
}
