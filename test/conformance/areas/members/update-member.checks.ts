/** Spec: document 2, "Members (groups and projects)", changes. */
import { check, type Check, type CoverageOf } from '../../fixtures/check.ts'
import { inGroup, inProject, type MembershipScope } from '../../fixtures/membership-scopes.ts'
import { missing, rejects } from '../../generated/attributes/attribute-checks.ts'
import type { Parameters } from '../../protocol/encode.ts'
import { twoMembers } from './two-members.ts'

export const updateGroupMember = {
  'update-group-member/access-level-required': missing('updateGroupMember', 'access_level'),
  'update-group-member/access-level-kept': storesLevel(inGroup, 50, 40, 50),
  'update-group-member/expires-at-kept': storesExpiry(inGroup),
  'update-group-member/invalid-is-400': [
    rejects('updateGroupMember', 'access_level', 'no number'),
    rejectsInvalid(inGroup),
  ],
} satisfies CoverageOf<'updateGroupMember'>

export const updateProjectMember = {
  'update-project-member/access-level-required': missing('updateProjectMember', 'access_level'),
  'update-project-member/access-level-kept': storesLevel(inProject),
  'update-project-member/expires-at-kept': storesExpiry(inProject),
  'update-project-member/invalid-is-400': [
    rejects('updateProjectMember', 'access_level', 'no number'),
    rejectsInvalid(inProject, { access_level: 50 }),
  ],
} satisfies CoverageOf<'updateProjectMember'>

/** From each level to each other one, for a member with the level 20. */
const changes = [40, 30, 10, 20, 30, 40, 20, 10, 40, 10, 30, 20] as const

/** The membership still has no expiry, and the other member keeps the level and the expiry. */
function storesLevel(scope: MembershipScope, ...others: readonly (40 | 50)[]): Check {
  return check(async (context) => {
    const { owner, path, member, other, expires_at, pathOf } = await twoMembers(scope, context)
    for (const access_level of [...changes, ...others]) {
      const updated = await context.act(owner, scope.updateMember, { path: pathOf, body: { access_level } })
      updated.expectStatus(200).expectMatch({ id: member.id, access_level })
      const response = await owner.observe(scope.getMember, { path: pathOf })
      response.expectMatch({ access_level, expires_at: null })
      const list = await owner.observe(scope.listMembers, { path })
      list.expectItem({ id: member.id, access_level }).expectItem({ id: other.id, access_level: 20 })
    }
    const kept = await owner.observe(scope.getMember, { path: { ...path, user_id: other.id } })
    kept.expectMatch({ access_level: 20, expires_at })
    const unrelated = await context.act(owner, scope.updateMember, {
      path: { ...path, user_id: context.nonMember.id },
      body: { access_level: 30 },
    })
    unrelated.expectStatus(404)
  })
}

function storesExpiry(scope: MembershipScope): Check {
  return check(async (context) => {
    const { owner, pathOf } = await twoMembers(scope, context)
    for (const expires_at of ['2099-12-31', '2098-02-28']) {
      const body = { access_level: 20 as const, expires_at }
      const updated = await context.act(owner, scope.updateMember, { path: pathOf, body })
      updated.expectStatus(200)
      const response = await owner.observe(scope.getMember, { path: pathOf })
      response.expectMatch({ access_level: 20, expires_at })
    }
  })
}

function rejectsInvalid(scope: MembershipScope, ...others: readonly Parameters[]): Check {
  return check('changes-nothing', 'A rejected request changes nothing.', async (context) => {
    const { owner, pathOf } = await twoMembers(scope, context)
    const invalid = [{ access_level: 25 }, { access_level: 30, expires_at: 'next summer' }, ...others]
    for (const body of invalid) {
      const rejected = await owner.sendUnchecked({ operation: scope.updateMember, path: pathOf, body })
      rejected.expectStatus(400)
      const response = await owner.observe(scope.getMember, { path: pathOf })
      response.expectMatch({ access_level: 20, expires_at: null })
    }
  })
}
