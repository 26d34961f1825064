/** Events. */
import { sql, type Expression, type ExpressionBuilder, type SelectQueryBuilder, type SqlBool } from 'kysely'
import { prepareForViewer, type QueryContext, type Viewer } from '../../access/viewer.ts'
import type { Db, Tx } from '../../database/connection.ts'
import { preparedPage, type Page, type PageRequest } from '../../database/paging.ts'
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
type Events = SelectQueryBuilder<Tables, 'event', EventRow>

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

/** What makes the SQL of a list differ; `author` and `project` are values. */
interface ListShape {
  kind: 'author' | 'project'
  parameters: Parameters
}

type Values = { id: number }

const selected = prepareForViewer(
  (
    db,
    viewer,
    { id, offset }: Values & { offset: number },
    { kind, parameters, limit }: ListShape & { limit: number },
  ) =>
    visibleIn(db, viewer, id, { kind, parameters })
      .select((eb) => authorRows(db, eb.ref('event.author_id')))
      .orderBy('event.created_at', parameters.sort)
      .orderBy('event.id', parameters.sort)
      .limit(limit)
      .offset(offset),
)

const counted = prepareForViewer((db, viewer, { id }: Values, shape: ListShape) =>
  visibleIn(db, viewer, id, shape)
    .clearSelect()
    .select((eb) => eb.fn.countAll<number>().as('total')),
)

/** A page of the events that the caller sees and that match, by default newest first. */
export async function pageOfEvents(
  context: QueryContext,
  scope: EventScope,
  parameters: Parameters,
  paging: PageRequest,
): Promise<Page<LoadedEvent>> {
  const kind = 'author' in scope ? 'author' : 'project'
  const id = 'author' in scope ? scope.author : scope.project
  return preparedPage(paging, {
    direction: parameters.sort ?? 'desc',
    rows: ({ limit, offset }, sort) =>
      selected.all(context, { id, offset }, { kind, parameters: { ...parameters, sort }, limit }),
    count: async () => (await counted.first(context, { id }, { kind, parameters }))?.total ?? 0,
  })
}

function visibleIn(db: Db, viewer: Viewer, id: number, { kind, parameters }: ListShape): Events {
  const events = db
    .selectFrom('event')
    .selectAll('event')
    .where(`event.${kind}_id`, '=', id)
    .where((eb) => isEventVisible(eb, viewer, kind === 'project' ? id : undefined))
  return filtered<Parameters, Events>(events, parameters, eventFilters)
}

/**
 * The caller sees the project and what the event is about; pushes require the code to be readable. The only statement of
 * this rule. If all events are of one `project`, it is looked at once for all of them; otherwise each event is found
 * through the primary keys, so that its cost does not depend on the number of projects.
 */
function isEventVisible(eb: Conditions, viewer: Viewer, project?: number): Expression<SqlBool> {
  const projects = eb.selectFrom('project').select('project.id')
  const own =
    project === undefined
      ? projects.whereRef('project.id', '=', 'event.project_id')
      : projects.where('project.id', '=', project)
  const issue = eb.selectFrom('issue').select('issue.id').whereRef('issue.id', '=', 'event.issue_id')
  // Events of a merge request are recorded in its target project.
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
    eb.exists(own.where((inner) => isProjectVisible(inner, viewer))),
    eb.or([
      eb('event.issue_id', 'is', null),
      eb.exists(issue.where((inner) => isIssueVisible(inner, viewer, project))),
    ]),
    eb.or([
      eb('event.merge_request_id', 'is', null),
      eb.exists(mergeRequest.where((inner) => isMergeRequestVisible(inner, viewer, project))),
    ]),
    eb.or([
      eb('event.snippet_id', 'is', null),
      eb.exists(snippet.where((inner) => isSnippetVisible(inner, viewer))),
    ]),
    eb.or([
      eb('event.action', '<>', 'pushed'),
      eb.exists(own.where((inner) => isCodeReadable(inner, viewer))),
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
