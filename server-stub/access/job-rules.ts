/** Who sees what is built, and who builds. */
import type { Caller } from './caller.ts'
import { from, isAdministrator, readable, unlessArchived, type RoleName, type Rule } from './rules.ts'
import type { Project } from '../resources/projects/record.ts'
import type { Runner } from '../resources/runners/record.ts'
import type { Role } from './roles.ts'

const master: Role = 40

/** Who can read the code, unless the project keeps its jobs for reporters and higher roles. */
export const readableJobs: Rule<Project> = withJobs((caller, project) =>
  (project.public_jobs === 1 ? readable('reporter') : from('reporter'))(caller, project),
)

/** At least this role, in a project that builds. */
export function buildersFrom(role: RoleName): Rule<Project> {
  return unlessArchived(withJobs(from(role)))
}

/** Jobs of the project: nobody's business while they are turned off. */
function withJobs(rule: Rule<Project>): Rule<Project> {
  return (caller, project) => (project.jobs_enabled === 1 ? rule(caller, project) : 'Jobs are turned off')
}

/** Masters of one of the projects that it works for, or of all of them; shared ones are for administrators. */
export function mastersOfRunner(which: 'one' | 'all'): Rule<Runner> {
  return (caller: Caller, { shared, least, most }) => {
    if (isAdministrator(caller)) return true
    if (shared === 1) return 'The runner is shared'
    return (which === 'one' ? most : least) >= master
  }
}
