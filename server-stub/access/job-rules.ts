/** Who sees what is built, and who builds. */
import type { Caller } from './caller.ts'
import {
  described,
  from,
  isAdministrator,
  readable,
  unlessArchived,
  type Described,
  type RoleName,
  type Rule,
} from './rules.ts'
import type { Project } from '../resources/projects/record.ts'
import type { Runner } from '../resources/runners/record.ts'
import type { Role } from './roles.ts'

const master: Role = 40

/** Who can read the code, unless the project keeps its jobs for reporters and higher roles. */
export const readableJobs = withJobs(
  described(
    `${readable('reporter').requirement}; the role reporter where jobs are not public`,
    (caller, project) =>
      (project.public_jobs === 1 ? readable('reporter') : from('reporter'))(caller, project),
  ),
)

/** At least this role, in a project that builds. */
export function buildersFrom(role: RoleName): Described<Rule<Project>> {
  return unlessArchived(withJobs(from(role)))
}

/** Jobs of the project: nobody's business while they are turned off. */
function withJobs(rule: Described<Rule<Project>>): Described<Rule<Project>> {
  return described(`${rule.requirement}; jobs are turned on`, (caller, project) =>
    project.jobs_enabled === 1 ? rule(caller, project) : 'Jobs are turned off',
  )
}

/** Masters of one of the projects that it works for, or of all of them; shared ones are for administrators. */
export function mastersOfRunner(which: 'one' | 'all'): Described<Rule<Runner>> {
  const projects = which === 'one' ? 'a project' : 'every project'
  const requirement = `the role master or higher in ${projects} of the runner; an administrator for a shared runner`
  return described(requirement, (caller: Caller, { shared, least, most }) => {
    if (isAdministrator(caller)) return true
    if (shared === 1) return 'The runner is shared'
    return (which === 'one' ? most : least) >= master
  })
}
