/** Spec: document 2, "Members (groups and projects)", new members; "Access levels (integers)". */
import type { Actor } from '../../fixtures/actor.ts'
import { check, type Check, type CoverageOf } from '../../fixtures/check.ts'
import { expectOneWinner } from '../../fixtures/concurrently.ts'
import { inGroup, inProject, type MembershipScope } from '../../fixtures/membership-scopes.ts'
import { ifPossible, observeIfPossible } from '../../fixtures/if-possible.ts'
import { Observed } from '../../protocol/signals.ts'
import { missing, rejects } from '../../generated/attributes/attribute-checks.ts'

const projectLevels = [10, 20, 30, 40] as const
const groupLevels = [...projectLevels, 50] as const

export const addGroupMember = {
  'add-group-member/user-id-required': missing('addGroupMember', 'user_id'),
  'add-group-member/access-level-required': missing('addGroupMember', 'access_level'),
  'add-group-member/access-level-values': [
    ...groupLevels.map((level) => acceptsLevel(inGroup, level)),
    ...[25, 60].map((level) => rejectsLevel(inGroup, level)),
  ],
  'add-group-member/access-level-kept': [storesLevel(inGroup), leavesRequests(inGroup)],
  'add-group-member/expires-at-kept': storesExpiry(inGroup),
  'add-group-member/existing-is-409': rejectsMembers(inGroup),
  'add-group-member/invalid-is-400': [
    rejects('addGroupMember', 'access_level', 'no number'),
    rejectsInvalid(inGroup),
  ],
} satisfies CoverageOf<'addGroupMember'>

export const addProjectMember = {
  'add-project-member/user-id-required': missing('addProjectMember', 'user_id'),
  'add-project-member/access-level-required': missing('addProjectMember', 'access_level'),
  'add-project-member/access-level-values': [
    ...projectLevels.map((level) => acceptsLevel(inProject, level)),
    ...[25, 50].map((level) => rejectsLevel(inProject, level)),
  ],
  'add-project-member/access-level-kept': [storesLevel(inProject), leavesRequests(inProject)],
  'add-project-member/expires-at-kept': storesExpiry(inProject),
  'add-project-member/existing-is-409': rejectsMembers(inProject),
  'add-project-member/invalid-is-400': [
    rejects('addProjectMember', 'access_level', 'no number'),
    rejectsInvalid(inProject),
  ],
} satisfies CoverageOf<'addProjectMember'>

/** The response, the member and the list contain the level. */
function storesLevel(scope: MembershipScope): Check {
  return check(async (context) => {
    const { nonMember } = context
    const { owner, path } = await scope.given(context)
    const body = { user_id: nonMember.id, access_level: 20 as const }
    const added = await context.act(owner, scope.addMember, { path, body })
    added.expectStatus(201).expectMatch({ id: nonMember.id, username: nonMember.username, access_level: 20 })
    const member = await owner.observe(scope.getMember, { path: { ...path, user_id: nonMember.id } })
    member.expectMatch({ id: nonMember.id, access_level: 20 })
    const list = await owner.observe(scope.listMembers, { path })
    list.expectItem({ id: nonMember.id, access_level: 20 })
  })
}

/** Adding one user concerns no other user. */
function leavesRequests(scope: MembershipScope): Check {
  const title = 'Access requests of other users remain.'
  return check('requests-of-others-remain', title, async (context) => {
    const { nonMember } = context
    const { owner, path } = await scope.given(context, { visibility: 'public' })
    const other = await context.given.user()
    await ifPossible(() => other.call(scope.createRequest, { path }), null)
    const requests = () => owner.observe(scope.listRequests, { path })
    const before = await observeIfPossible(context, requests, null)
    const body = { user_id: nonMember.id, access_level: 20 as const }
    const added = await context.act(owner, scope.addMember, { path, body })
    added.expectStatus(201)
    if (before?.values('id').includes(other.id) !== true)
      throw new Observed('The server has no access request of the other user.')
    const after = await observeIfPossible(context, requests, null)
    after?.expectIncludes('id', other.id)
  })
}

function acceptsLevel(scope: MembershipScope, access_level: (typeof groupLevels)[number]): Check {
  return check(
    `accepts-${access_level}`,
    `The access level ${access_level} is accepted.`,
    async (context) => {
      const { nonMember } = context
      const { owner, path } = await scope.given(context)
      const body = { user_id: nonMember.id, access_level }
      const added = await context.act(owner, scope.addMember, { path, body })
      added.expectStatus(201)
      const member = await owner.observe(scope.getMember, { path: { ...path, user_id: nonMember.id } })
      member.expectMatch({ access_level })
    },
  )
}

function rejectsLevel(scope: MembershipScope, access_level: number): Check {
  const title = `The access level ${access_level} is rejected and no member is added.`
  return check(`rejects-${access_level}`, title, async (context) => {
    const { nonMember } = context
    const { owner, path } = await scope.given(context)
    const body = { user_id: nonMember.id, access_level }
    const rejected = await owner.sendUnchecked({ operation: scope.addMember, path, body })
    rejected.expectStatus(400)
    const list = await owner.observe(scope.listMembers, { path })
    list.expectOmits('id', nonMember.id)
  })
}

function storesExpiry(scope: MembershipScope): Check {
  return check(async (context) => {
    const { nonMember } = context
    const { owner, path } = await scope.given(context)
    const body = { user_id: nonMember.id, access_level: 30 as const, expires_at: '2099-12-31' }
    const added = await context.act(owner, scope.addMember, { path, body })
    added.expectStatus(201)
    const member = await owner.observe(scope.getMember, { path: { ...path, user_id: nonMember.id } })
    member.expectMatch({ access_level: 30, expires_at: '2099-12-31' })
  })
}

function rejectsMembers(scope: MembershipScope): readonly Check[] {
  return [
    check('afterwards', 'Adding a member again changes nothing.', async (context) => {
      const { nonMember } = context
      const { owner, path } = await scope.given(context)
      const once = { user_id: nonMember.id, access_level: 20 as const }
      await owner.call(scope.addMember, { path, body: once })
      for (const access_level of [20, 30, 40] as const) {
        const again = await context.act(owner, scope.addMember, { path, body: { ...once, access_level } })
        again.expectStatus(409)
      }
      const member = await owner.observe(scope.getMember, { path: { ...path, user_id: nonMember.id } })
      member.expectMatch({ access_level: 20 })
      await expectListedOnce(scope, owner, path, nonMember)
    }),
    check('at-once', 'One of several concurrent requests adds the member.', async (context) => {
      const { nonMember } = context
      const { owner, path } = await scope.given(context)
      const body = { user_id: nonMember.id, access_level: 20 as const }
      await expectOneWinner(() => owner.sendUnchecked({ operation: scope.addMember, path, body }), [409])
      await expectListedOnce(scope, owner, path, nonMember)
    }),
  ]
}

async function expectListedOnce(
  scope: MembershipScope,
  owner: Actor,
  path: { readonly id: number },
  member: Actor,
): Promise<void> {
  const list = await owner.observe(scope.listMembers, { path })
  const times = list.values('id').filter((id) => id === member.id).length
  if (times !== 1) list.fail('The member once.', `The member is listed ${times} times.`)
}

function rejectsInvalid(scope: MembershipScope): Check {
  const title = 'An invalid `expires_at` is rejected and no member is added.'
  return check('adds-no-member', title, async (context) => {
    const { nonMember } = context
    const { owner, path } = await scope.given(context)
    const body = { user_id: nonMember.id, access_level: 20, expires_at: 'next summer' }
    const rejected = await owner.sendUnchecked({ operation: scope.addMember, path, body })
    rejected.expectStatus(400)
    await owner.observeAbsent(scope.getMember, { path: { ...path, user_id: nonMember.id } })
  })
}
