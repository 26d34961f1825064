/** Events. */
import { sql, type Expression, type ExpressionBuilder, type SelectQueryBuilder, type SqlBool } from 'kysely'
import { viewerOf, type QueryContext, type Viewer } from '../../access/viewer.ts'
import type { Tx } from '../../database/connection.ts'
import { pageOf, type Page, type PageRequest } from '../../database/paging.ts'
import type { DateText, EventRow, NewRow, Tables } from '../../database/tables.ts'
import { elsewhere, filtered, type Filters } from '../../http/attributes.ts'
import type { QueryOf } from '../../http/handler.ts'
import { isIssueVisible } from '../issues/index.ts'
import { isMergeRequestVisible } from '../merge-requests/index.ts'
import { isCodeReadable, isProjectVisible } from '../projects/index.ts'
import { isSnippetVisible } from '../snippets/index.ts'
import { authorRows } from '../users/index.ts'

type Conditions = ExpressionBuilder<Tables, 'event'>
type Parameters = QueryOf<'listEvents'>
/** An event as the database returns it. */
export type LoadedEvent = EventRow & { author_rows: string }
type Events = SelectQueryBuilder<Tables, 'event', LoadedEvent>

/** The condition of each parameter of the lists of events; dates are UTC. */
const eventFilters = {
  action: (query, action) => query.where('event.action', '=', action),
  target_type: (query, type) => query.where('event.target_type', '=', type),
  before: (query, date) => query.where('event.created_at', '<', date),
  after: (query, date) => query.where('event.created_at', '>', `${date}T23:59:59.999Z`),
  // The order, below.
  sort: elsewhere,
} satisfies Filters<Parameters, Events>

/** Whose events a list shows. */
export type EventScope = { author: number } | { project: number }

/** A page of the events that the caller sees and that match, by default newest first. */
export async function pageOfEvents(
  context: QueryContext,
  scope: EventScope,
  parameters: Parameters,
  paging: PageRequest,
): Promise<Page<LoadedEvent>> {
  const viewer = viewerOf(context)
  const { sort: direction = 'desc' } = parameters
  const events = context.db
    .selectFrom('event')
    .selectAll('event')
    .select((eb) => authorRows(context.db, eb.ref('event.author_id')))
    .where((eb) =>
      'author' in scope
        ? eb('event.author_id', '=', scope.author)
        : eb('event.project_id', '=', scope.project),
    )
    .where((eb) => isEventVisible(eb, viewer))
  const matching = filtered<Parameters, Events>(events, parameters, eventFilters)
    .orderBy('event.created_at', direction)
    .orderBy('event.id', direction)
  return pageOf(matching, paging)
}

/**
 * The caller sees the project and what the event is about; pushes require the code to be readable. The only statement of
 * this rule. Evaluated for each event through the primary keys, so that its cost does not depend on the number of projects.
 */
function isEventVisible(eb: Conditions, viewer: Viewer): Expression<SqlBool> {
  const project = eb
    .selectFrom('project')
    .select('project.id')
    .whereRef('project.id', '=', 'event.project_id')
  const issue = eb.selectFrom('issue').select('issue.id').whereRef('issue.id', '=', 'event.issue_id')
  const mergeRequest = eb
    .selectFrom('merge_request')
    .select('merge_request.id')
    .whereRef('merge_request.id', '=', 'event.merge_request_id')
  const snippet = eb
    .selectFrom('snippet')
    .select('snippet.id')
    .whereRef('snippet.id', '=', 'event.snippet_id')
  return eb.and([
    hasHappened(eb, viewer),
    eb.exists(project.where((inner) => isProjectVisible(inner, viewer))),
    eb.or([
      eb('event.issue_id', 'is', null),
      eb.exists(issue.where((inner) => isIssueVisible(inner, viewer))),
    ]),
    eb.or([
      eb('event.merge_request_id', 'is', null),
      eb.exists(mergeRequest.where((inner) => isMergeRequestVisible(inner, viewer))),
    ]),
    eb.or([
      eb('event.snippet_id', 'is', null),
      eb.exists(snippet.where((inner) => isSnippetVisible(inner, viewer))),
    ]),
    eb.or([
      eb('event.action', '<>', 'pushed'),
      eb.exists(project.where((inner) => isCodeReadable(inner, viewer))),
    ]),
  ])
}

/** The expiry of a membership is recorded in advance. */
function hasHappened(eb: Conditions, { today }: Viewer): Expression<SqlBool> {
  return eb.or([
    eb('event.action', '<>', 'expired'),
    sql<SqlBool>`substr(${eb.ref('event.created_at')}, 1, 10) <= ${today}`,
  ])
}

/** Adds an event. */
export async function insertEvent(tx: Tx, event: NewRow<'event'>): Promise<void> {
  await tx.insertInto('event').values(event).execute()
}

/** Deletes the events of a user, in one project or in all, that have been recorded for a date after today. */
export async function deleteScheduledEvents(
  tx: Tx,
  { author_id, project_id }: { author_id: number; project_id?: number },
  today: DateText,
): Promise<void> {
  await tx
    .deleteFrom('event')
    .where('author_id', '=', author_id)
    .where('action', '=', 'expired')
    .where('created_at', '>', `${today}T23:59:59.999Z`)
    .$if(project_id !== undefined, (query) => query.where('project_id', '=', project_id ?? 0))
    .execute()
}
