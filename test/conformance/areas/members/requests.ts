/** One valid request to each operation of members: what the generated checks vary. */
import { inProject, type MembershipScope, inGroup } from '../../fixtures/membership-scopes.ts'
import { sharedUsers } from '../../fixtures/shared-users.ts'
import { type Visibility, type RequestBuilders, type OnPath, at } from '../../fixtures/request.ts'
import type { CheckContext } from '../../fixtures/context.ts'

export const requests = {
  listGroupMembers: (context, visibility) => at(inGroup, context, visibility),
  addGroupMember: (context, visibility) => adding(inGroup, context, visibility),
  getGroupMember: (context, visibility) => onMember(inGroup, context, visibility),
  updateGroupMember: async (context, visibility) => updating(await onMember(inGroup, context, visibility)),
  removeGroupMember: (context, visibility) => onMember(inGroup, context, visibility),

  listProjectMembers: (context, visibility) => at(inProject, context, visibility),
  addProjectMember: (context, visibility) => adding(inProject, context, visibility),
  getProjectMember: (context, visibility) => onMember(inProject, context, visibility),
  updateProjectMember: async (context, visibility) =>
    updating(await onMember(inProject, context, visibility)),
  removeProjectMember: (context, visibility) => onMember(inProject, context, visibility),
} satisfies RequestBuilders<'members'>

async function adding(scope: MembershipScope, context: CheckContext, visibility?: Visibility) {
  const { by, input } = await at(scope, context, visibility)
  const [{ id: user_id }] = await sharedUsers(context)
  return { by, input: { ...input, body: { user_id, access_level: 30 as const, expires_at: '2099-12-31' } } }
}

async function onMember(scope: MembershipScope, context: CheckContext, visibility?: Visibility) {
  const { by, input } = await at(scope, context, visibility)
  const [{ id: user_id }] = await sharedUsers(context)
  await by.call(scope.addMember, { path: input.path, body: { user_id, access_level: 20 } })
  return { by, input: { path: { ...input.path, user_id } } }
}

function updating<Path>({ by, input }: OnPath<Path>) {
  return { by, input: { ...input, body: { access_level: 30 as const, expires_at: '2099-12-31' } } }
}
