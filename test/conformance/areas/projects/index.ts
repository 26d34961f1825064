/** The checks of projects, by rule. Spec: document 2, "Projects". */
import type { CoverageOfArea } from '../../fixtures/check.ts'
import { listProjects } from './list-projects.checks.ts'
import { createProject } from './create-project.checks.ts'
import { getProject } from './get-project.checks.ts'
import { updateProject } from './update-project.checks.ts'
import { deleteProject } from './delete-project.checks.ts'
import { listProjectUsers } from './list-project-users.checks.ts'
import { forkProject } from './fork-project.checks.ts'
import { createProjectForUser } from './create-project-for-user.checks.ts'
import { unstarProject } from './unstar-project.checks.ts'
import { listDeployKeys } from './list-deploy-keys.checks.ts'
import { deleteDeployKey } from './delete-deploy-key.checks.ts'
import { listLicenceTemplates } from './list-licence-templates.checks.ts'
import { getLicenceTemplate } from './get-licence-template.checks.ts'
import { listGitignoreTemplates } from './list-gitignore-templates.checks.ts'
import { getGitignoreTemplate } from './get-gitignore-template.checks.ts'
import { listCiYmlTemplates } from './list-ci-yml-templates.checks.ts'
import { getCiYmlTemplate } from './get-ci-yml-template.checks.ts'
import { listDockerfileTemplates } from './list-dockerfile-templates.checks.ts'
import { getDockerfileTemplate } from './get-dockerfile-template.checks.ts'

export const projects = {
  ...listProjects,
  ...createProject,
  ...getProject,
  ...updateProject,
  ...deleteProject,
  ...listProjectUsers,
  ...forkProject,
  ...createProjectForUser,
  ...unstarProject,
  ...listDeployKeys,
  ...deleteDeployKey,
  ...listLicenceTemplates,
  ...getLicenceTemplate,
  ...listGitignoreTemplates,
  ...getGitignoreTemplate,
  ...listCiYmlTemplates,
  ...getCiYmlTemplate,
  ...listDockerfileTemplates,
  ...getDockerfileTemplate,
} satisfies CoverageOfArea<'projects'>
