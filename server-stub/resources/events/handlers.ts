/** What people did. Spec: document 1, "Events". */
import { viewerOf } from '../../access/viewer.ts'
import { visibleEvents } from './visibility.ts'
import { list, type Area, type QueryOf } from '../../http/handler.ts'
import type { PageRequest } from '../../http/page.ts'
import { event, type EventRecord } from './presenter.ts'
import type { Services } from '../../services.ts'
import { eventsMatching, pushIn, type EventQuery } from './queries.ts'
import { pageOf } from '../../database/paging.ts'
import type { EventRow } from '../../database/tables.ts'
import { usersById } from '../users/index.ts'

export const events = {
  async listEvents(request, services) {
    const { authorize, currentUser } = services
    authorize('list-own-events')
    return feed(request, services, (query) => query.where('event.author_id', '=', currentUser().id))
  },

  async listUserEvents(request, services) {
    const { path } = request
    const { find, authorize } = services
    authorize('read-user-events')
    const user = await find.userNamed(path.id)
    return feed(request, services, (query) => query.where('event.author_id', '=', user.id))
  },

  listProjectEvents: ofProject,
  listProjectEventsAtRoot: ofProject,
} satisfies Area<'events', Services>

type Listing = { query: QueryOf<'listEvents'>; paging: PageRequest; origin: string }

/** The same list under both addresses. */
async function ofProject(request: Listing & { path: { project_id: number | string } }, services: Services) {
  const { path } = request
  const { find, authorize } = services
  const project = await find.project(path.project_id)
  authorize('read-project-events', project)
  return feed(request, services, (query) => query.where('event.project_id', '=', project.id))
}

/** A page of the events that are chosen, as far as the caller can see what they are about. */
async function feed(request: Listing, services: Services, choose: (query: EventQuery) => EventQuery) {
  const { query, paging, origin } = request
  const { db, caller, now } = services
  const matching = choose(eventsMatching(db, query)).where((eb) =>
    visibleEvents(eb, viewerOf({ caller, now })),
  )
  const page = await pageOf(matching, paging)
  const rows = await eventRecords(services, page.rows)
  return list({ ...page, rows }, (record) => event(record, origin))
}

/** Joins to events what they are about, in the same order. */
async function eventRecords({ db, find }: Services, rows: readonly EventRow[]): Promise<EventRecord[]> {
  const projects = await find.projects(rows.map((row) => row.project_id))
  const notes = await find.notes(rows.flatMap((row) => row.note_id ?? []))
  const authors = await usersById(
    db,
    rows.map((row) => row.author_id),
  )
  return rows.flatMap((row) => {
    const [project, author] = [projects.find(({ id }) => id === row.project_id), authors.get(row.author_id)]
    if (project === undefined || author === undefined) return []
    const note = notes.find(({ id }) => id === row.note_id) ?? null
    return [{ event: row, project, author, note, push: pushIn(row) }]
  })
}
