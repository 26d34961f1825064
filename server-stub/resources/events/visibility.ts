/** Which events and todos a caller sees: those about records that the caller sees. */
import { sql, type Expression, type ExpressionBuilder, type SelectQueryBuilder, type SqlBool } from 'kysely'
import type { Viewer } from '../../access/viewer.ts'
import type { Tables } from '../../database/tables.ts'
import { isIssueVisible } from '../issues/index.ts'
import { isCodeReadable, isProjectVisible } from '../projects/index.ts'
import { isSnippetVisible } from '../snippets/index.ts'

type Query<Table extends 'event' | 'todo'> = ExpressionBuilder<Tables, Table>
type Ids<Table extends keyof Tables> = SelectQueryBuilder<Tables, Table, { id: number }>

/** Condition for a query over `event`. */
export function visibleEvents(eb: Query<'event'>, viewer: Viewer): Expression<SqlBool> {
  return eb.and([
    hasHappened(eb, viewer),
    eb('event.project_id', 'in', projectIds(eb, viewer)),
    eb.or([eb('event.issue_id', 'is', null), eb('event.issue_id', 'in', issueIds(eb, viewer))]),
    eb.or([
      eb('event.merge_request_id', 'is', null),
      eb('event.merge_request_id', 'in', mergeRequestIds(eb, viewer)),
    ]),
    eb.or([eb('event.snippet_id', 'is', null), eb('event.snippet_id', 'in', snippetIds(eb, viewer))]),
    eb.or([eb('event.action', '<>', 'pushed'), eb('event.project_id', 'in', codeIds(eb, viewer))]),
  ])
}

/** The expiry of a membership is recorded in advance. */
function hasHappened(eb: Query<'event'>, { today }: Viewer): Expression<SqlBool> {
  return eb.or([
    eb('event.action', '<>', 'expired'),
    sql<SqlBool>`substr(${eb.ref('event.created_at')}, 1, 10) <= ${today}`,
  ])
}

/** Condition for a query over `todo`. */
export function visibleTodos(eb: Query<'todo'>, viewer: Viewer): Expression<SqlBool> {
  return eb.or([
    eb('todo.issue_id', 'in', issueIds(eb, viewer)),
    eb('todo.merge_request_id', 'in', mergeRequestIds(eb, viewer)),
  ])
}

function projectIds(eb: Query<'event' | 'todo'>, viewer: Viewer): Ids<'project'> {
  return eb
    .selectFrom('project')
    .select('project.id')
    .where((project) => isProjectVisible(project, viewer))
}

/** Projects whose code the caller can read. */
function codeIds(eb: Query<'event' | 'todo'>, viewer: Viewer): Ids<'project'> {
  return eb
    .selectFrom('project')
    .select('project.id')
    .where((project) => isCodeReadable(project, viewer))
}

function issueIds(eb: Query<'event' | 'todo'>, viewer: Viewer): Ids<'issue'> {
  return eb
    .selectFrom('issue')
    .select('issue.id')
    .where((issue) => isIssueVisible(issue, viewer))
}

function mergeRequestIds(eb: Query<'event' | 'todo'>, viewer: Viewer): Ids<'merge_request'> {
  return eb
    .selectFrom('merge_request')
    .select('merge_request.id')
    .where('merge_request.deleted_at', 'is', null)
    .where('merge_request.target_project_id', 'in', codeIds(eb, viewer))
}

function snippetIds(eb: Query<'event' | 'todo'>, viewer: Viewer): Ids<'snippet'> {
  return eb
    .selectFrom('snippet')
    .select('snippet.id')
    .where((snippet) => isSnippetVisible(snippet, viewer))
}
