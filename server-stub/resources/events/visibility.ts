/** Which events and todos a query may give to the caller: those about things that the caller can see. */
import type { Expression, ExpressionBuilder, SelectQueryBuilder, SqlBool } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import type { Caller } from '../../access/caller.ts'
import { visibleIssues } from '../issues/visibility.ts'
import { isAdministrator } from '../../access/rules.ts'
import { always, ownProjects, visibleProjects } from '../projects/visibility.ts'

type Query<Table extends 'event' | 'todo'> = ExpressionBuilder<Tables, Table>
type Ids<Table extends keyof Tables> = SelectQueryBuilder<Tables, Table, { id: number }>

/** Condition for a query over `event`. */
export function visibleEvents(eb: Query<'event'>, caller: Caller, now: Date): Expression<SqlBool> {
  return eb.and([
    eb('event.project_id', 'in', projectIds(eb, caller, now)),
    eb.or([eb('event.issue_id', 'is', null), eb('event.issue_id', 'in', issueIds(eb, caller, now))]),
    eb.or([
      eb('event.merge_request_id', 'is', null),
      eb('event.merge_request_id', 'in', mergeRequestIds(eb, caller, now)),
    ]),
    eb.or([eb('event.snippet_id', 'is', null), eb('event.snippet_id', 'in', snippetIds(eb, caller, now))]),
    eb.or([eb('event.action', '<>', 'pushed'), eb('event.project_id', 'in', codeIds(eb, caller, now))]),
  ])
}

/** Condition for a query over `todo`. */
export function visibleTodos(eb: Query<'todo'>, caller: Caller, now: Date): Expression<SqlBool> {
  return eb.or([
    eb('todo.issue_id', 'in', issueIds(eb, caller, now)),
    eb('todo.merge_request_id', 'in', mergeRequestIds(eb, caller, now)),
  ])
}

function projectIds(eb: Query<'event' | 'todo'>, caller: Caller, now: Date): Ids<'project'> {
  return eb
    .selectFrom('project')
    .select('project.id')
    .where((project) => visibleProjects(project, caller, now))
}

/** Projects whose code the caller can read: the list side of `readable('reporter')`. */
function codeIds(eb: Query<'event' | 'todo'>, caller: Caller, now: Date): Ids<'project'> {
  return projectIds(eb, caller, now).where((project) => {
    if (isAdministrator(caller)) return always
    const open = project('project.visibility', '<>', 'private')
    return caller.kind === 'anonymous' ? open : project.or([open, ownProjects(project, caller, now, 20)])
  })
}

function issueIds(eb: Query<'event' | 'todo'>, caller: Caller, now: Date): Ids<'issue'> {
  return eb
    .selectFrom('issue')
    .select('issue.id')
    .where((issue) => visibleIssues(issue, caller, now))
}

function mergeRequestIds(eb: Query<'event' | 'todo'>, caller: Caller, now: Date): Ids<'merge_request'> {
  return eb
    .selectFrom('merge_request')
    .select('merge_request.id')
    .where('merge_request.deleted_at', 'is', null)
    .where('merge_request.target_project_id', 'in', codeIds(eb, caller, now))
}

/** The list side of `canSeeSnippet`. */
function snippetIds(eb: Query<'event' | 'todo'>, caller: Caller, now: Date): Ids<'snippet'> {
  const snippets = eb.selectFrom('snippet').select('snippet.id')
  if (isAdministrator(caller)) return snippets
  return snippets
    .where('snippet.project_id', 'in', projectIds(eb, caller, now).where('project.snippets_enabled', '=', 1))
    .where((snippet) => {
      if (caller.kind === 'anonymous') return snippet('snippet.visibility', '=', 'public')
      const open = caller.user.external === 1 ? (['public'] as const) : (['public', 'internal'] as const)
      const own = eb
        .selectFrom('project')
        .select('project.id')
        .where((project) => ownProjects(project, caller, now))
      return snippet.or([
        snippet('snippet.visibility', 'in', open),
        snippet('snippet.author_id', '=', caller.user.id),
        snippet('snippet.project_id', 'in', own),
      ])
    })
}
