/** Which events and todos a caller sees: those about records that the caller sees. */
import type { Expression, ExpressionBuilder, SelectQueryBuilder, SqlBool } from 'kysely'
import { seesInternal, type Viewer } from '../../access/viewer.ts'
import type { Tables } from '../../database/tables.ts'
import { isIssueVisible } from '../issues/index.ts'
import { hasProjectRole, isCodeReadable, isProjectVisible } from '../projects/index.ts'

type Query<Table extends 'event' | 'todo'> = ExpressionBuilder<Tables, Table>
type Ids<Table extends keyof Tables> = SelectQueryBuilder<Tables, Table, { id: number }>

/** Condition for a query over `event`. */
export function visibleEvents(eb: Query<'event'>, viewer: Viewer): Expression<SqlBool> {
  return eb.and([
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

/** The list side of `canSeeSnippet`. */
function snippetIds(eb: Query<'event' | 'todo'>, viewer: Viewer): Ids<'snippet'> {
  const snippets = eb.selectFrom('snippet').select('snippet.id')
  if (viewer.kind === 'administrator') return snippets
  return snippets
    .where('snippet.project_id', 'in', projectIds(eb, viewer).where('project.snippets_enabled', '=', 1))
    .where((snippet) => {
      if (viewer.kind === 'anonymous') return snippet('snippet.visibility', '=', 'public')
      const open = seesInternal(viewer) ? (['public', 'internal'] as const) : (['public'] as const)
      const own = eb
        .selectFrom('project')
        .select('project.id')
        .where((project) => hasProjectRole(project, viewer))
      return snippet.or([
        snippet('snippet.visibility', 'in', open),
        snippet('snippet.author_id', '=', viewer.userId),
        snippet('snippet.project_id', 'in', own),
      ])
    })
}
