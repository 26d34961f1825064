/** Spec: document 2, "Access requests (groups and projects)", approval; "States and transitions". */
import { check, type Check, type CoverageOf } from '../../fixtures/check.ts'
import { inGroup, inProject, type MembershipScope } from '../../fixtures/membership-scopes.ts'
import { pendingRequest } from './pending-request.ts'

export const approveGroupAccessRequest = {
  'approve-group-access-request/adds-a-member': addsMember(inGroup),
  'approve-group-access-request/developer-by-default': storesLevel(inGroup, null),
  'approve-group-access-request/given-level': [
    ...([10, 20, 40, 50] as const).map((level) => storesLevel(inGroup, level)),
    storesNoOtherLevel(inGroup, 25),
  ],
  'approve-group-access-request/level-instead-of-time': returnsLevel(inGroup),
  'approve-group-access-request/needs-permission': requiresPermission(inGroup),
} satisfies CoverageOf<'approveGroupAccessRequest'>

export const approveProjectAccessRequest = {
  'approve-project-access-request/adds-a-member': addsMember(inProject),
  'approve-project-access-request/developer-by-default': storesLevel(inProject, null),
  'approve-project-access-request/given-level': [
    ...([10, 20, 40] as const).map((level) => storesLevel(inProject, level)),
    ...[25, 50].map((level) => storesNoOtherLevel(inProject, level)),
  ],
  'approve-project-access-request/level-instead-of-time': returnsLevel(inProject),
  'approve-project-access-request/needs-permission': requiresPermission(inProject),
} satisfies CoverageOf<'approveProjectAccessRequest'>

/** The other requester is still pending, and not a member. */
function addsMember(scope: MembershipScope): Check {
  return check(async (context) => {
    const { nonMember } = context
    const { owner, path, requester, pathOf } = await pendingRequest(scope, context)
    await nonMember.call(scope.createRequest, { path })
    const approved = await context.act(owner, scope.approveRequest, { path: pathOf })
    const { name } = approved
      .expectStatus(200)
      .expectMatch({ id: requester.id, username: requester.username, state: 'active' }).body
    const member = await owner.observe(scope.getMember, { path: pathOf })
    member.expectMatch({ id: requester.id, name })
    const members = await owner.observe(scope.listMembers, { path })
    members.expectIncludes('id', requester.id).expectOmits('id', nonMember.id)
    const pending = await owner.observe(scope.listRequests, { path })
    pending.expectValues('id', [nonMember.id])
  })
}

/** The level of the request, or 30 without one. */
function storesLevel(scope: MembershipScope, access_level: 10 | 20 | 40 | 50 | null): Check {
  const expected = access_level ?? 30
  const title = `The member has the access level ${expected}${access_level === null ? ' by default' : ''}.`
  return check(String(access_level ?? 'none'), title, async (context) => {
    const { owner, path, requester, pathOf } = await pendingRequest(scope, context)
    const body = access_level === null ? {} : { access_level }
    const approved = await context.act(owner, scope.approveRequest, { path: pathOf, body })
    approved.expectStatus(200).expectMatch({ access_level: expected })
    const member = await owner.observe(scope.getMember, { path: pathOf })
    member.expectMatch({ access_level: expected })
    const list = await owner.observe(scope.listMembers, { path })
    list.expectItem({ id: requester.id, access_level: expected })
  })
}

/** Whether the request is rejected is not specified; the member has an access level that exists. */
function storesNoOtherLevel(scope: MembershipScope, access_level: number): Check {
  const title = `No member has the access level ${access_level}.`
  return check(`not-${access_level}`, title, async (context) => {
    const { owner, path, pathOf } = await pendingRequest(scope, context)
    const request = { operation: scope.approveRequest, path: pathOf, body: { access_level } }
    await owner.sendUnchecked(request)
    const list = await owner.observe(scope.listMembers, { path })
    if (list.values('access_level').includes(access_level))
      list.fail(`No member with the access level ${access_level}.`)
  })
}

function returnsLevel(scope: MembershipScope): Check {
  return check(async (context) => {
    const { owner, requester, pathOf } = await pendingRequest(scope, context)
    const body = { access_level: 20 as const }
    const approved = await context.act(owner, scope.approveRequest, { path: pathOf, body })
    approved
      .expectStatus(200)
      .expectMatch({ id: requester.id, access_level: 20 })
      .expectAbsent('requested_at')
  })
}

/** The requester, a non-member and a caller without credentials are rejected. */
function requiresPermission(scope: MembershipScope): Check {
  return check(async (context) => {
    const { nonMember, anonymous } = context
    const { owner, path, requester, pathOf } = await pendingRequest(scope, context)
    for (const by of [requester, nonMember, anonymous]) {
      const rejected = await context.act(by, scope.approveRequest, { path: pathOf })
      rejected.expectForbidden()
    }
    await owner.observeAbsent(scope.getMember, { path: pathOf })
    const pending = await owner.observe(scope.listRequests, { path })
    pending.expectValues('id', [requester.id])
  })
}
