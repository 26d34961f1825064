/** Every rule on groups. Spec: document 2, "Groups". */
import type { CoverageOfArea } from '../../fixtures/check.ts'
import { listGroupProjects } from './list-group-projects.ts'
import { listGroups } from './list-groups.ts'
import { getGroup, transferProject } from './reading.ts'
import { createGroup, deleteGroup, updateGroup } from './writing.ts'

export const groups = {
  ...listGroups,
  ...createGroup,
  ...getGroup,
  ...updateGroup,
  ...deleteGroup,
  ...listGroupProjects,
  ...transferProject,
} satisfies CoverageOfArea<'groups'>
