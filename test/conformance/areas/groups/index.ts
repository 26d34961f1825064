/** The checks of groups, by rule. Spec: document 2, "Groups". */
import type { CoverageOfArea } from '../../fixtures/check.ts'
import { listGroups } from './list-groups.checks.ts'
import { createGroup } from './create-group.checks.ts'
import { getGroup } from './get-group.checks.ts'
import { updateGroup } from './update-group.checks.ts'
import { deleteGroup } from './delete-group.checks.ts'
import { listGroupProjects } from './list-group-projects.checks.ts'
import { transferProject } from './transfer-project.checks.ts'

export const groups = {
  ...listGroups,
  ...createGroup,
  ...getGroup,
  ...updateGroup,
  ...deleteGroup,
  ...listGroupProjects,
  ...transferProject,
} satisfies CoverageOfArea<'groups'>
