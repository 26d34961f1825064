/** Notes on issues, merge requests and snippets. */
import { sql, type SelectQueryBuilder } from 'kysely'
import type { Db, Tx } from '../../database/connection.ts'
import type { NoteRow, Tables, Timestamp } from '../../database/tables.ts'

/** Something that notes can be on. */
export interface Noted {
  kind: 'issue' | 'merge_request' | 'snippet'
  id: number
}

export type NoteQuery = SelectQueryBuilder<Tables, 'note', NoteRow>

/** What is written, by whom and when. */
export interface Writing {
  author_id: number
  body: string
  system?: 0 | 1
  /** When it was written if not now. */
  created_at?: Timestamp
}

/** Notes on the thing in the order in which they were written. */
export function notesOn(db: Db | Tx, { kind, id }: Noted): NoteQuery {
  return db
    .selectFrom('note')
    .selectAll('note')
    .where(`note.${kind}_id`, '=', id)
    .orderBy('note.created_at')
    .orderBy('note.id')
}

/** Adds a note; what it is on has changed by that. */
export async function addNote(tx: Tx, on: Noted, writing: Writing, now: Timestamp): Promise<NoteRow> {
  await tx.updateTable(on.kind).set({ updated_at: now }).where('id', '=', on.id).execute()
  const parent = { issue_id: null, merge_request_id: null, snippet_id: null, [`${on.kind}_id`]: on.id }
  const times = { created_at: writing.created_at ?? now, updated_at: writing.created_at ?? now }
  return tx
    .insertInto('note')
    .values({ ...parent, ...writing, ...times })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Gives a note another text; undefined when it has just been deleted. */
export async function changeNote(
  db: Db | Tx,
  id: number,
  body: string,
  now: Timestamp,
): Promise<NoteRow | undefined> {
  return db
    .updateTable('note')
    .set({ body, updated_at: now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
}

/** Removes a note with the emoji on it. */
export async function removeNote(db: Db | Tx, id: number): Promise<void> {
  await db.deleteFrom('note').where('id', '=', id).execute()
}

/** How many notes users wrote on each of these things, by id; things without any are absent. */
export async function userNoteCountsOf(
  db: Db | Tx,
  kind: Noted['kind'],
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (ids.length === 0) return new Map()
  const column = `note.${kind}_id` as const
  const rows = await db
    .selectFrom('note')
    .where(column, 'in', ids)
    .where('note.system', '=', 0)
    .groupBy(column)
    .select([`${column} as id`, sql<number>`count(*)`.as('count')])
    .execute()
  return new Map(rows.flatMap(({ id, count }) => (id === null ? [] : [[id, count]])))
}

/** Discussions on a merge request that nobody has resolved. A discussion is known by the id of its note. */
export function openDiscussionsOn(db: Db | Tx, mergeRequestId: number): NoteQuery {
  return notesOn(db, { kind: 'merge_request', id: mergeRequestId })
    .where('note.system', '=', 0)
    .where('note.resolved_at', 'is', null)
}

/** Notes that the discussions are resolved, and by whom. */
export async function resolveDiscussions(
  tx: Tx,
  ids: readonly number[],
  userId: number,
  now: Timestamp,
): Promise<void> {
  if (ids.length === 0) return
  await tx
    .updateTable('note')
    .set({ resolved_at: now, resolved_by_id: userId })
    .where('id', 'in', ids)
    .execute()
}
