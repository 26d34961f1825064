/** Spec: document 2, "Access requests (groups and projects)", new requests. */
import { check, type Check, type CoverageOf } from '../../fixtures/check.ts'
import { inGroup, inProject, type MembershipScope } from '../../fixtures/membership-scopes.ts'

export const createGroupAccessRequest = {
  'create-group-access-request/for-the-caller': createsForCaller(inGroup),
  'create-group-access-request/returns-the-request': returnsRequest(inGroup),
} satisfies CoverageOf<'createGroupAccessRequest'>

export const createProjectAccessRequest = {
  'create-project-access-request/for-the-caller': createsForCaller(inProject),
  'create-project-access-request/returns-the-request': returnsRequest(inProject),
} satisfies CoverageOf<'createProjectAccessRequest'>

/** The caller is pending, and not a member. */
function createsForCaller(scope: MembershipScope): Check {
  return check(async (context) => {
    const { nonMember } = context
    const { owner, path } = await scope.given(context, { visibility: 'public' })
    const created = await context.act(nonMember, scope.createRequest, { path })
    created.expectStatus(201).expectMatch({ id: nonMember.id, username: nonMember.username })
    const list = await owner.observe(scope.listRequests, { path })
    list.expectValues('id', [nonMember.id])
    const members = await owner.observe(scope.listMembers, { path })
    members.expectOmits('id', nonMember.id)
  })
}

/** The response and the list contain the same time. */
function returnsRequest(scope: MembershipScope): Check {
  return check(async (context) => {
    const { nonMember } = context
    const { owner, path } = await scope.given(context, { visibility: 'public' })
    const created = await context.act(nonMember, scope.createRequest, { path })
    const request = created.expectStatus(201).expectMatch({ id: nonMember.id, state: 'active' }).body
    const { name, requested_at } = request
    if (Number.isNaN(Date.parse(requested_at))) created.fail('A time in `requested_at`.')
    const list = await owner.observe(scope.listRequests, { path })
    list.expectItem({ id: nonMember.id, name, requested_at })
  })
}
