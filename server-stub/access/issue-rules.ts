/** Rules about issues and notes. */
import { described, from, notArchived, unlessArchived, visible, type Described, type Rule } from './rules.ts'
import type { Authored, Project } from '../resources/projects/record.ts'

/** Rejects every caller while issues are disabled. */
export function withIssues(rule: Described<Rule<Project>>): Described<Rule<Project>> {
  return described(`${rule.requirement}; enabled issues`, (caller, project) =>
    project.issues_enabled === 1 ? rule(caller, project) : 'Issues are disabled',
  )
}

/** The author, or masters; system notes cannot be changed. */
export const ownNotes = described<Rule<Authored & { system: 0 | 1 }>>(
  `the author, or the role master or higher in the project; ${notArchived}`,
  (caller, { author_id: author, project, system }) => {
    if (system === 1) return 'System notes cannot be changed'
    const isAuthor = caller.kind === 'user' && caller.user.id === author
    return unlessArchived(isAuthor ? visible : from('master'))(caller, project)
  },
)
