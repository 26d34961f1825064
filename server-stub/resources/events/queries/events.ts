/** Events. */
import { sql, type ExpressionBuilder, type SelectQueryBuilder } from 'kysely'
import { prepareForViewer, totalOf, type QueryContext, type Viewer } from '../../../access/viewer.ts'
import type { Db, Tx } from '../../../database/connection.ts'
import { countOf, difference } from '../../../database/counts.ts'
import { preparedPage, sliced, type Cut } from '../../../database/paging.ts'
import type { Page, PageRequest } from '../../../page.ts'
import { prepareQuery } from '../../../database/prepared.ts'
import { addRow } from '../../../database/rows.ts'
import type { DateText, EventRow, Tables } from '../../../database/tables.ts'
import { elsewhere, filtered, type Filters } from '../../../http/attributes.ts'
import type { QueryOf } from '../../../http/handler.ts'
import { authorRows } from '../../users/index.ts'
import { eventsHiddenByTarget, isEventVisible, isEveryTargetOpen } from './visibility.ts'

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

/** The author or project of the events of a list. */
export type EventScope = { author: number } | { project: number }

/** What makes the SQL of a list differ; `author` and `project` are values. */
interface ListShape {
  kind: 'author' | 'project'
  parameters: Parameters
}

type Values = { id: number }

const selected = prepareForViewer(
  (db, viewer, values: Values & { offset: number }, { kind, parameters, cut }: ListShape & { cut: Cut }) => {
    const ordered = visibleIn(db, viewer, values.id, { kind, parameters })
      .select((eb) => authorRows(db, eb.ref('event.author_id')))
      .orderBy('event.created_at', parameters.sort)
      .orderBy('event.id', parameters.sort)
    return sliced(ordered, cut, values)
  },
)

/**
 * Counted by project. Where the viewer sees all events except those that something about their target hides, only those are
 * looked at. All events of a project or of an author in it are counted by triggers, and those that match filters in an index.
 */
const counted = prepareForViewer((db, viewer, { id }: Values, { kind, parameters }: ListShape) => {
  const matching = filtered<Parameters, Events>(
    db.selectFrom('event').selectAll('event'),
    parameters,
    eventFilters,
  )
  const project = sql.ref<number>('project.id')
  const isVisible = (eb: ExpressionBuilder<Tables, 'event'>) =>
    isEventVisible(eb, viewer, kind === 'project' ? id : undefined)
  const inProject = matching
    .where('event.project_id', '=', project)
    .$if(kind === 'author', (query) => query.where('event.author_id', '=', id))
  // No index is used for an expression: SQLite looks the few events up by their ids.
  const hidden = matching
    .$if(kind === 'author', (query) => query.where(sql`+event.author_id`, '=', id))
    .where('event.id', 'in', eventsHiddenByTarget(db, viewer, project))
    .where((eb) => eb.not(isVisible(eb)))
  const counts = db
    .selectFrom('event_count')
    .$if(kind === 'author', (query) => query.where('event_count.author_id', '=', id))
  const all = counts
    .where('event_count.project_id', '=', project)
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('event_count.events'), eb.lit(0)).as('total'))
  return db
    .selectFrom('project')
    .where('project.id', 'in', kind === 'project' ? [id] : counts.select('event_count.project_id'))
    .select((eb) =>
      sql<number>`coalesce(sum(case when ${isEveryTargetOpen(eb, viewer)}
          then ${difference(isFiltered(parameters) ? countOf(inProject) : all, countOf(hidden))} else (${countOf(inProject.where(isVisible))}) end), 0)`.as(
        'total',
      ),
    )
})

function isFiltered({ action, target_type, before, after }: Parameters): boolean {
  return [action, target_type, before, after].some((value) => value !== undefined)
}

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
    rows: ({ cut, offset }, sort) =>
      selected.all(context, { id, offset }, { kind, parameters: { ...parameters, sort }, cut }),
    count: () => totalOf(counted, context, { id }, { kind, parameters }),
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

type NewEvent = Omit<EventRow, 'id'>

/** Adds an event. */
export async function insertEvent(tx: Tx, event: NewEvent): Promise<void> {
  await addRow(tx, 'event', event)
}

/** Deletes the events of a user, in one project or in all, that have been recorded for a date after today. */
export async function deleteScheduledEvents(
  tx: Tx,
  { author_id, project_id }: { author_id: number; project_id?: number },
  today: DateText,
): Promise<void> {
  const values = { author: author_id, project: project_id ?? null, end: `${today}T23:59:59.999Z` }
  await scheduledDeleted.all(tx, values, project_id === undefined ? 'all' : 'one')
}

const scheduledDeleted = prepareQuery(
  (db, values: { author: number; project: number | null; end: string }, projects: 'all' | 'one') =>
    db
      .deleteFrom('event')
      .where('author_id', '=', values.author)
      .where('action', '=', 'expired')
      .where('created_at', '>', values.end)
      .$if(projects === 'one', (query) => query.where('project_id', '=', values.project)),
)
