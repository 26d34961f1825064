/** Rules about jobs and runners. */
import type { Caller } from './caller.ts'
import {
  described,
  from,
  isAdministrator,
  readable,
  unlessArchived,
  type Described,
  type Rule,
} from './rules.ts'
import type { RoleName } from '../database/access-levels.ts'
import type { Project } from '../resources/projects/record.ts'
import type { Runner } from '../resources/runners/record.ts'

/** Callers who can read the code; where jobs are not public, reporters and higher roles. */
export const readableJobs = withJobs(
  described(
    `${readable('reporter').requirement}; the role reporter where jobs are not public`,
    (caller, project) =>
      (project.public_jobs === 1 ? readable('reporter') : from('reporter'))(caller, project),
  ),
)

/** At least this role; jobs are turned on and the project is not archived. */
export function buildersFrom(role: RoleName): Described<Rule<Project>> {
  return unlessArchived(withJobs(from(role)))
}

/** Rejects every caller while jobs are turned off in the project. */
function withJobs(rule: Described<Rule<Project>>): Described<Rule<Project>> {
  return described(`${rule.requirement}; enabled jobs`, (caller, project) =>
    project.jobs_enabled === 1 ? rule(caller, project) : 'Jobs are turned off',
  )
}

/** Masters of one of the projects of the runner, or of all of them; only administrators manage shared runners. */
export function mastersOfRunner(which: 'one' | 'all'): Described<Rule<Pick<Runner, 'shared' | 'managed'>>> {
  const projects = which === 'one' ? 'a project' : 'every project'
  const requirement = `the role master or higher in ${projects} of the runner; an administrator for a shared runner`
  return described(requirement, (caller: Caller, { shared, managed }) => {
    if (isAdministrator(caller)) return true
    if (shared === 1) return 'The runner is shared'
    return managed === 'all' || (which === 'one' && managed === 'some')
  })
}
