/** Every rule on projects. Spec: document 2, "Projects". */
import type { CoverageOfArea } from '../../fixtures/check.ts'
import { createProject } from './create-project.ts'
import { getProject } from './get-project.ts'
import { listProjects } from './list-projects.ts'
import { namedRoutes } from './named.ts'
import { createProjectForUser, deleteProject, forkProject, listProjectUsers } from './others.ts'
import { updateProject } from './update-project.ts'

export const projects = {
  ...listProjects,
  ...createProject,
  ...getProject,
  ...updateProject,
  ...deleteProject,
  ...listProjectUsers,
  ...forkProject,
  ...createProjectForUser,
  ...namedRoutes,
} satisfies CoverageOfArea<'projects'>
