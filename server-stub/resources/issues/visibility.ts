/** The list side of `canSeeIssue`. */
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import type { Caller } from '../../access/caller.ts'
import { isAdministrator } from '../../access/rules.ts'
import { always, ownProjects, visibleProjects, within } from '../projects/visibility.ts'

type IssueQuery = ExpressionBuilder<Tables, 'issue'>

/** Condition for a query over `issue`: the caller can see it and the project that it is in. */
export function visibleIssues(eb: IssueQuery, caller: Caller, now: Date): Expression<SqlBool> {
  const projects = eb
    .selectFrom('project')
    .select('project.id')
    .where('project.issues_enabled', '=', 1)
    .where((project) => visibleProjects(project, caller, now))
  return eb.and([eb('issue.project_id', 'in', projects), openTo(eb, caller, now)])
}

/** Condition for a query over `issue`: its project lies in the group or in one below it. */
export function issuesInGroup(eb: IssueQuery, groupId: number): Expression<SqlBool> {
  const projects = eb
    .selectFrom('project')
    .innerJoin('namespace', 'namespace.id', 'project.namespace_id')
    .innerJoin('namespace as above', (join) => join.on('above.id', '=', groupId))
    .select('project.id')
    .where(within('namespace.full_path', 'above.full_path'))
  return eb('issue.project_id', 'in', projects)
}

function openTo(eb: IssueQuery, caller: Caller, now: Date): Expression<SqlBool> {
  if (isAdministrator(caller)) return always
  const open = eb('issue.confidential', '=', 0)
  if (caller.kind === 'anonymous') return open
  const assigned = eb
    .selectFrom('issue_assignee')
    .select('issue_assignee.issue_id')
    .where('issue_assignee.user_id', '=', caller.user.id)
  const trusted = eb
    .selectFrom('project')
    .select('project.id')
    .where((project) => ownProjects(project, caller, now, 20))
  return eb.or([
    open,
    eb('issue.author_id', '=', caller.user.id),
    eb('issue.id', 'in', assigned),
    eb('issue.project_id', 'in', trusted),
  ])
}
