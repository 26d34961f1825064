/** Which issues a caller sees. Conditions for queries over `issue`. */
import { accessLevels } from '../../../database/access-levels.ts'
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import type { Viewer } from '../../../access/viewer.ts'
import type { Tables } from '../../../database/tables.ts'
import { hasProjectRole, isProjectVisible } from '../../projects/index.ts'

type Issue = ExpressionBuilder<Tables, 'issue'>

/**
 * The caller sees the issue and its project. The only statement of this rule. If all issues are of one `project`, it is
 * looked at once for all of them.
 */
export function isIssueVisible(eb: Issue, viewer: Viewer, project?: number): Expression<SqlBool> {
  const isInVisibleProject = eb.exists(projectOf(eb, project).where((own) => areIssuesVisible(own, viewer)))
  return eb.and([isInVisibleProject, isOpenTo(eb, viewer, project)])
}

/** The caller sees the project and the issues in it that are not confidential. */
export function areIssuesVisible(
  eb: ExpressionBuilder<Tables, 'project'>,
  viewer: Viewer,
): Expression<SqlBool> {
  return eb.and([eb('project.issues_enabled', '=', 1), isProjectVisible(eb, viewer)])
}

function projectOf(eb: Issue, project: number | undefined) {
  const projects = eb.selectFrom('project').select('project.id')
  return project === undefined
    ? projects.whereRef('project.id', '=', 'issue.project_id')
    : projects.where('project.id', '=', project)
}

/** The issue belongs to a project in the group or in a group within it. */
export function isIssueInGroup(eb: Issue, groupId: number): Expression<SqlBool> {
  return eb.exists(
    eb
      .selectFrom('project')
      .innerJoin('namespace_ancestor as above', 'above.namespace_id', 'project.namespace_id')
      .select('project.id')
      .whereRef('project.id', '=', 'issue.project_id')
      .where('above.ancestor_id', '=', groupId),
  )
}

/** Confidential issues are for their authors and assignees, and for reporters and higher roles. */
function isOpenTo(eb: Issue, viewer: Viewer, project: number | undefined): Expression<SqlBool> {
  if (viewer.kind === 'administrator') return eb.lit(true)
  const isPublic = eb('issue.confidential', '=', eb.lit(0))
  if (viewer.kind === 'anonymous') return isPublic
  const isAssigned = eb.exists(
    eb
      .selectFrom('issue_assignee as assigned')
      .select('assigned.issue_id')
      .whereRef('assigned.issue_id', '=', 'issue.id')
      .where('assigned.user_id', '=', viewer.userId),
  )
  const isReporter = eb.exists(
    projectOf(eb, project).where((own) => hasProjectRole(own, viewer, accessLevels.reporter)),
  )
  const others = [isPublic, eb('issue.author_id', '=', viewer.userId), isAssigned]
  // What is the same for all issues comes first, and what needs no other table.
  return eb.or(project === undefined ? [...others, isReporter] : [isReporter, ...others])
}
