/** What people do, as the activity feed tells it. Spec: document 1, "Events". */
import type { SelectQueryBuilder } from 'kysely'
import type { Db, Tx } from '../../database/connection.ts'
import type { EventAction, EventTargetType } from '../../database/tables/activity.ts'
import type { DateText, EventRow, Tables } from '../../database/tables.ts'

/** Something with an own id that an event was done to. */
export interface EventThing {
  kind: 'issue' | 'milestone' | 'merge_request' | 'snippet'
  id: number
  title: string
}

/** What an event was done to; a note together with what it is on. */
export type EventTarget =
  | EventThing
  | { kind: 'project' }
  /** Who did it. */
  | { kind: 'user' }
  | { kind: 'note'; id: number; on: EventThing }

/** A commit as a push event keeps it; addresses follow from where the project is when it is shown. */
export interface PushedCommit {
  id: string
  message: string
  timestamp: string
  author: { name: string; email: string }
}

/** What was pushed. `before` or `after` is 40 zeros where the branch or tag did not exist. */
export interface Push {
  before: string
  after: string
  /** Full name: `refs/heads/master`. */
  ref: string
  /** The last ones, the oldest first. */
  commits: PushedCommit[]
  /** How many there were in all. */
  total: number
}

interface Happening {
  project_id: number
  /** Who did it; who joined or left. */
  author_id: number
  created_at: string
}

export type NewEvent = Happening &
  ({ action: 'pushed'; push: Push } | { action: Exclude<EventAction, 'pushed'>; target: EventTarget })

/** Records that somebody did something in a project. */
export async function recordEvent(tx: Tx, event: NewEvent): Promise<void> {
  const { project_id, author_id, created_at, action } = event
  await tx
    .insertInto('event')
    .values({ project_id, author_id, created_at, action, ...columnsOf(event) })
    .execute()
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

const nothing = {
  target_type: null,
  target_title: null,
  issue_id: null,
  merge_request_id: null,
  snippet_id: null,
  milestone_id: null,
  note_id: null,
  data: null,
}

function columnsOf(event: NewEvent) {
  if (event.action === 'pushed') return { ...nothing, data: JSON.stringify(event.push) }
  const { target } = event
  const row = { ...nothing, target_type: target.kind }
  if (target.kind === 'project' || target.kind === 'user') return row
  const thing = target.kind === 'note' ? target.on : target
  const note_id = target.kind === 'note' ? target.id : null
  return { ...row, target_title: thing.title, note_id, [`${thing.kind}_id`]: thing.id }
}

/** What a push event keeps of the push, as `recordEvent` wrote it; null for others. */
export function pushIn({ data }: EventRow): Push | null {
  // Nobody but `recordEvent` writes the column.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return data === null ? null : (JSON.parse(data) as Push)
}

/** What a list of events is narrowed and ordered by; days are those of UTC. */
export interface EventFilter {
  action?: EventAction | undefined
  target_type?: EventTargetType | undefined
  /** The day on which they happened comes before this one. */
  before?: DateText | undefined
  /** The day on which they happened comes after this one. */
  after?: DateText | undefined
  sort?: 'asc' | 'desc' | undefined
}

export type EventQuery = SelectQueryBuilder<Tables, 'event', EventRow>

/** Events that match, the newest first unless said otherwise; which of them can be seen is for the caller to add. */
export function eventsMatching(db: Db, filter: EventFilter): EventQuery {
  const { action, target_type, before, after, sort = 'desc' } = filter
  return db
    .selectFrom('event')
    .selectAll('event')
    .$if(action !== undefined, (query) => query.where('event.action', '=', action ?? 'created'))
    .$if(target_type !== undefined, (query) => query.where('event.target_type', '=', target_type ?? null))
    .$if(before !== undefined, (query) => query.where('event.created_at', '<', before ?? ''))
    .$if(after !== undefined, (query) => query.where('event.created_at', '>', `${after}T23:59:59.999Z`))
    .orderBy('event.created_at', sort)
    .orderBy('event.id', sort)
}
