/** SQL of notes on issues, merge requests and snippets. */
import { keptId } from '../../access/identifier.ts'
import type { QueryContext } from '../../access/viewer.ts'
import type { Db, Tx } from '../../database/connection.ts'
import { jsonRows, parseRows } from '../../database/json-rows.ts'
import { pageOf } from '../../database/paging.ts'
import type { Page, PageRequest } from '../../page.ts'
import { prepareByIds, prepareQuery } from '../../database/prepared.ts'
import { deleteRows, insertRow, updateRow } from '../../database/rows.ts'
import type { MergeRequestRow, NewRow, NoteRow, Timestamp } from '../../database/tables.ts'
import { authorColumns, authorOf } from '../users/index.ts'
import type { Note, NoteableId } from './record.ts'

const byId = prepareQuery((db, { on, id }: { on: number; id: number }, kind: NoteableId['kind']) =>
  notesOn(db, { kind, id: on }).where('note.id', '=', id),
)

const byIds = prepareByIds((db, ids) => withAuthor(db).where('note.id', 'in', ids))

/** A page of the notes on a record, in the order of their creation. */
export async function pageOfNotes(db: Db, on: NoteableId, paging: PageRequest): Promise<Page<Note>> {
  const page = await pageOf(notesOn(db, on).orderBy('note.created_at').orderBy('note.id'), paging)
  return { ...page, rows: page.rows.map(toNote) }
}

/** The note of this id on a record. Callers who see the record see its notes. */
export async function noteOf({ db }: QueryContext, on: NoteableId, id: number): Promise<Note | undefined> {
  const row = await byId.first(db, { on: on.id, id: keptId(id) }, on.kind)
  return row && toNote(row)
}

/** The notes of these ids, in the same order, whether the caller sees them or not. */
export async function notesById({ db }: QueryContext, ids: readonly number[]): Promise<Note[]> {
  const notes = new Map((await byIds(db, ids)).map((row) => [row.id, toNote(row)]))
  return ids.flatMap((id) => notes.get(id) ?? [])
}

/** The unresolved discussions on a merge request. A discussion is identified by the id of its note. */
export async function openDiscussionsOn(db: Db | Tx, mergeRequestId: number): Promise<Note[]> {
  const rows = await notesOn(db, { kind: 'merge_request', id: mergeRequestId })
    .where('note.system', '=', 0)
    .where('note.resolved_at', 'is', null)
    .orderBy('note.created_at')
    .orderBy('note.id')
    .execute()
  return rows.map(toNote)
}

function notesOn(db: Db | Tx, { kind, id }: NoteableId) {
  return withAuthor(db).where(`note.${kind}_id`, '=', id)
}

function withAuthor(db: Db | Tx) {
  return db
    .selectFrom('note')
    .innerJoin('user as author', 'author.id', 'note.author_id')
    .selectAll('note')
    .select(authorColumns)
}

type LoadedNote = Awaited<ReturnType<typeof byIds>>[number]

const toNote = (row: LoadedNote): Note => ({ ...row, author: authorOf(row) })

/** Adds a note and sets the time of the last update of its record. */
export async function addNote(
  tx: Tx,
  on: NoteableId,
  note: Pick<NewRow<'note'>, 'author_id' | 'body' | 'system'> & { created_at?: Timestamp | undefined },
  now: Timestamp,
): Promise<NoteRow> {
  await updateRow(tx, on.kind, on.id, { updated_at: now })
  const { created_at = now } = note
  const parent = { issue_id: null, merge_request_id: null, snippet_id: null, [`${on.kind}_id`]: on.id }
  return insertRow(tx, 'note', { ...parent, ...note, created_at, updated_at: created_at })
}

/** Changes the text of a note; undefined if it was deleted meanwhile. */
export async function changeNote(
  tx: Tx,
  id: number,
  body: string,
  now: Timestamp,
): Promise<NoteRow | undefined> {
  return updateRow(tx, 'note', id, { body, updated_at: now })
}

/** Deletes a note with the award emoji on it. */
export async function deleteNote(tx: Tx, id: number): Promise<void> {
  await deleteRows(tx, 'note', { id })
}

/** Marks discussions as resolved by a user. */
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

/** The properties of a merge request whose changes system notes describe. */
export interface MergeRequestState extends Pick<MergeRequestRow, 'state' | 'title' | 'target_branch'> {
  /** Username. */
  assignee: string | null
  /** Title. */
  milestone: string | null
  labels: readonly string[]
}

/** The present state of a merge request. */
export async function mergeRequestState(tx: Tx, id: number): Promise<MergeRequestState> {
  const { labels, ...state } = await tx
    .selectFrom('merge_request')
    .leftJoin('user as assignee', 'assignee.id', 'merge_request.assignee_id')
    .leftJoin('milestone', 'milestone.id', 'merge_request.milestone_id')
    .select([
      'merge_request.state',
      'merge_request.title',
      'merge_request.target_branch',
      'assignee.username as assignee',
      'milestone.title as milestone',
    ])
    .select((eb) => {
      const given = eb
        .selectFrom('merge_request_label as given')
        .innerJoin('label', 'label.id', 'given.label_id')
        .whereRef('given.merge_request_id', '=', 'merge_request.id')
      return jsonRows(tx, given, { name: 'label.name' }, 'label.name').as('labels')
    })
    .where('merge_request.id', '=', id)
    .executeTakeFirstOrThrow()
  return { ...state, labels: parseRows<{ name: string }>(labels).map(({ name }) => name) }
}
