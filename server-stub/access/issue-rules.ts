/** Who sees issues and snippets, and what can be said about them. */
import type { SnippetRow } from '../database/tables.ts'
import type { Caller } from './caller.ts'
import {
  canSee,
  described,
  from,
  isAdministrator,
  unlessArchived,
  visible,
  type Described,
  type Rule,
} from './rules.ts'
import type { Authored, Project } from '../resources/projects/record.ts'

/** Issues of the project: nobody's business while they are turned off. */
export function withIssues(rule: Described<Rule<Project>>): Described<Rule<Project>> {
  return described(`${rule.requirement}; issues are turned on`, (caller, project) =>
    project.issues_enabled === 1 ? rule(caller, project) : 'Issues are turned off',
  )
}

/** Who wrote it, or masters; what the server wrote itself stays as it is. */
export const ownWords = described<Rule<Authored & { system: 0 | 1 }>>(
  'the author, or the role master or higher in the project',
  (caller, { author_id: author, project, system }) => {
    if (system === 1) return 'The server wrote this note'
    const wrote = caller.kind === 'user' && caller.user.id === author
    return unlessArchived(wrote ? visible : from('master'))(caller, project)
  },
)

/** A snippet has a visibility of its own within its project; its author sees it in any case. */
export function canSeeSnippet(
  caller: Caller,
  snippet: Pick<SnippetRow, 'visibility' | 'author_id'>,
  { role, snippets_enabled }: Project,
): boolean {
  if (snippets_enabled === 0 && !isAdministrator(caller)) return false
  if (caller.kind === 'user' && caller.user.id === snippet.author_id) return true
  return canSee(caller, { visibility: snippet.visibility, role })
}
