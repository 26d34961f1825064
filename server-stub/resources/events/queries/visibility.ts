/** Which events a caller sees. Conditions for queries over `event`. */
import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely'
import type { Viewer } from '../../../access/viewer.ts'
import type { Db } from '../../../database/connection.ts'
import type { Tables } from '../../../database/tables.ts'
import { isIssueVisible } from '../../issues/index.ts'
import { isMergeRequestVisible } from '../../merge-requests/index.ts'
import { isCodeReadable, isProjectVisible } from '../../projects/index.ts'
import { isSnippetVisible } from '../../snippets/index.ts'

type Conditions = ExpressionBuilder<Tables, 'event'>

/**
 * The caller sees the project and what the event is about; pushes require the code to be readable. The only statement of
 * this rule. If all events are of one `project`, it is looked at once for all of them; otherwise each event is found
 * through the primary keys, so that its cost does not depend on the number of projects.
 */
export function isEventVisible(eb: Conditions, viewer: Viewer, project?: number): Expression<SqlBool> {
  const projects = eb.selectFrom('project').select('project.id')
  const own =
    project === undefined
      ? projects.whereRef('project.id', '=', 'event.project_id')
      : projects.where('project.id', '=', project)
  const visible = own.where((inner) => isProjectVisible(inner, viewer))
  const withCode = own.where((inner) => isCodeReadable(inner, viewer))
  const issue = eb
    .selectFrom('issue')
    .select('issue.id')
    .whereRef('issue.id', '=', 'event.issue_id')
    .where((inner) => isIssueVisible(inner, viewer, project))
  // Events of a merge request are recorded in its target project.
  const mergeRequest = eb
    .selectFrom('merge_request')
    .select('merge_request.id')
    .whereRef('merge_request.id', '=', 'event.merge_request_id')
    .where((inner) => isMergeRequestVisible(inner, viewer, project))
  const snippet = eb
    .selectFrom('snippet')
    .select('snippet.id')
    .whereRef('snippet.id', '=', 'event.snippet_id')
    .where((inner) => isSnippetVisible(inner, viewer))
  return eb.and([
    hasHappened(eb, viewer),
    isFound(eb, visible),
    eb.or([eb('event.issue_id', 'is', null), isFound(eb, issue)]),
    eb.or([eb('event.merge_request_id', 'is', null), isFound(eb, mergeRequest)]),
    eb.or([eb('event.snippet_id', 'is', null), isFound(eb, snippet)]),
    eb.or([eb('event.action', '<>', 'pushed'), isFound(eb, withCode)]),
  ])
}

/**
 * The query has a row, which it finds by a primary key. Not `exists`, for which PostgreSQL reads all rows of the table first
 * if it expects to compare many events.
 */
function isFound(eb: Conditions, query: Expression<{ id: number }>): Expression<SqlBool> {
  return eb(query, 'is not', null)
}

/** The expiry of a membership is recorded in advance. */
function hasHappened(eb: Conditions, { today }: Viewer): Expression<SqlBool> {
  return eb.or([
    eb('event.action', '<>', 'expired'),
    sql<SqlBool>`substr(${eb.ref('event.created_at')}, 1, 10) <= ${today}`,
  ])
}

/** The caller sees all events of the project except those among `eventsHiddenByTarget`. */
export function isEveryTargetOpen(
  eb: ExpressionBuilder<Tables, 'project'>,
  viewer: Viewer,
): Expression<SqlBool> {
  return eb.and([
    eb('project.issues_enabled', '=', 1),
    eb('project.merge_requests_enabled', '=', 1),
    isCodeReadable(eb, viewer),
  ])
}

/**
 * The ids of the events of a project that can be invisible to a caller who sees the others: of confidential issues, deleted
 * merge requests and snippets, and those that have not happened.
 */
export function eventsHiddenByTarget(db: Db, { today }: Viewer, project: Expression<number>) {
  const scheduled = db
    .selectFrom('event as scheduled')
    .where('scheduled.project_id', '=', project)
    .where('scheduled.action', '=', sql.lit('expired'))
    // Later than any time of today.
    .where('scheduled.created_at', '>', sql<string>`${today} || 'U'`)
    .select('scheduled.id')
  const ofIssues = db
    .selectFrom('issue')
    .innerJoin('event as on_issue', 'on_issue.issue_id', 'issue.id')
    .where('issue.project_id', '=', project)
    .where('issue.confidential', '=', sql.lit(1))
    .select('on_issue.id')
  const ofMergeRequests = db
    .selectFrom('merge_request')
    .innerJoin('event as on_merge', 'on_merge.merge_request_id', 'merge_request.id')
    .where('merge_request.target_project_id', '=', project)
    .where('merge_request.deleted_at', 'is not', null)
    .select('on_merge.id')
  const ofSnippets = db
    .selectFrom('snippet')
    .innerJoin('event as on_snippet', 'on_snippet.snippet_id', 'snippet.id')
    .where('snippet.project_id', '=', project)
    .select('on_snippet.id')
  return scheduled.unionAll(ofIssues).unionAll(ofMergeRequests).unionAll(ofSnippets)
}
