/** The checks of members, by rule. Spec: document 2, "Members (groups and projects)". */
import type { CoverageOfArea } from '../../fixtures/check.ts'
import { addGroupMember, addProjectMember } from './add-member.checks.ts'
import { getGroupMember, getProjectMember } from './get-member.checks.ts'
import { listGroupMembers, listProjectMembers } from './list-members.checks.ts'
import { removeGroupMember, removeProjectMember } from './remove-member.checks.ts'
import { updateGroupMember, updateProjectMember } from './update-member.checks.ts'

export const members = {
  ...listGroupMembers,
  ...addGroupMember,
  ...getGroupMember,
  ...updateGroupMember,
  ...removeGroupMember,
  ...listProjectMembers,
  ...addProjectMember,
  ...getProjectMember,
  ...updateProjectMember,
  ...removeProjectMember,
} satisfies CoverageOfArea<'members'>
