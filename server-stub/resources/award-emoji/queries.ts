/** SQL of award emoji on issues, merge requests, snippets and notes. */
import { keptId } from '../../access/identifier.ts'
import type { QueryContext } from '../../access/viewer.ts'
import type { Db, Tx } from '../../database/connection.ts'
import { pageOf } from '../../database/paging.ts'
import type { Page, PageRequest } from '../../page.ts'
import { prepareByIds, prepareQuery } from '../../database/prepared.ts'
import { deleteRows, insertRow } from '../../database/rows.ts'
import type { AwardEmojiRow, Timestamp } from '../../database/tables.ts'
import type { NoteableId } from '../notes/record.ts'
import type { AwardEmoji, AwardableId } from './record.ts'

const byId = prepareQuery((db, { on, id }: { on: number; id: number }, kind: AwardableId['kind']) =>
  awardsOn(db, { kind, id: on }).where('award_emoji.id', '=', id),
)

const byIdOnNote = prepareQuery(
  (db, { on, note, id }: { on: number; note: number; id: number }, kind: NoteableId['kind']) =>
    awardsOn(db, { kind: 'note', id: note })
      .where('award_emoji.id', '=', id)
      .where((eb) =>
        eb.exists(
          eb
            .selectFrom('note')
            .select('note.id')
            .whereRef('note.id', '=', 'award_emoji.note_id')
            .where(`note.${kind}_id`, '=', on),
        ),
      ),
)

const byIds = prepareByIds((db, ids) => withUser(db).where('award_emoji.id', 'in', ids))

/** A page of the award emoji on a record, the oldest first. */
export async function pageOfAwards(db: Db, on: AwardableId, paging: PageRequest): Promise<Page<AwardEmoji>> {
  const page = await pageOf(awardsOn(db, on).orderBy('award_emoji.id'), paging)
  return { ...page, rows: page.rows.map(toAward) }
}

/** The award emoji of this id on a record. Callers who see the record see its award emoji. */
export async function awardOf(
  { db }: QueryContext,
  on: AwardableId,
  id: number,
): Promise<AwardEmoji | undefined> {
  const row = await byId.first(db, { on: on.id, id: keptId(id) }, on.kind)
  return row && toAward(row)
}

/** The award emoji of this id on a note of a record, in one statement. */
export async function awardOnNote(
  { db }: QueryContext,
  on: NoteableId,
  noteId: number,
  id: number,
): Promise<AwardEmoji | undefined> {
  const row = await byIdOnNote.first(db, { on: on.id, note: keptId(noteId), id: keptId(id) }, on.kind)
  return row && toAward(row)
}

/** The award emoji of these ids, in the same order, whether the caller sees them or not. */
export async function awardsById({ db }: QueryContext, ids: readonly number[]): Promise<AwardEmoji[]> {
  const awards = new Map((await byIds(db, ids)).map((row) => [row.id, toAward(row)]))
  return ids.flatMap((id) => awards.get(id) ?? [])
}

function awardsOn(db: Db | Tx, { kind, id }: AwardableId) {
  return withUser(db).where(`award_emoji.${kind}_id`, '=', id)
}

function withUser(db: Db | Tx) {
  return db
    .selectFrom('award_emoji')
    .innerJoin('user', 'user.id', 'award_emoji.user_id')
    .selectAll('award_emoji')
    .select(['user.username', 'user.name as user_name', 'user.state', 'user.avatar_url'])
}

type LoadedAward = Awaited<ReturnType<typeof byIds>>[number]

function toAward({ username, user_name: name, state, avatar_url, ...row }: LoadedAward): AwardEmoji {
  return { ...row, user: { id: row.user_id, username, name, state, avatar_url } }
}

/** Adds an award emoji. A user gives each emoji once to a record; a unique index rejects the second. */
export async function insertAward(
  tx: Tx,
  on: AwardableId,
  award: Pick<AwardEmojiRow, 'user_id' | 'name'>,
  now: Timestamp,
): Promise<AwardEmojiRow> {
  const parent = {
    issue_id: null,
    merge_request_id: null,
    snippet_id: null,
    note_id: null,
    [`${on.kind}_id`]: on.id,
  }
  return insertRow(tx, 'award_emoji', { ...parent, ...award, created_at: now, updated_at: now })
}

/** Deletes an award emoji. */
export async function deleteAward(tx: Tx, id: number): Promise<void> {
  await deleteRows(tx, 'award_emoji', { id })
}
