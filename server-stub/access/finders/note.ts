import { notFound } from '../../http/errors.ts'
import { awardsOn, type Awarded } from '../../resources/award-emoji/queries.ts'
import { notesOn, type Noted } from '../../resources/notes/queries.ts'
import type { AwardEmojiRow, NoteRow } from '../../database/tables.ts'
import { usersById } from '../../resources/users/index.ts'
import type { QueryContext } from '../viewer.ts'
import { keptId } from '../identifier.ts'
import type { AwardEmoji } from '../../resources/award-emoji/record.ts'
import type { Note } from '../../resources/notes/record.ts'

/** A note on the thing, by its id. */
export async function findNote(seeker: QueryContext, on: Noted, id: number): Promise<Note> {
  const rows = await notesOn(seeker.db, on).where('note.id', '=', keptId(id)).execute()
  const [note] = await withAuthors(seeker, rows)
  if (note === undefined) throw notFound('Note')
  return note
}

/** An emoji on the thing, by its id. */
export async function findAward(seeker: QueryContext, on: Awarded, id: number): Promise<AwardEmoji> {
  const rows = await awardsOn(seeker.db, on).where('award_emoji.id', '=', keptId(id)).execute()
  const [award] = await withGivers(seeker, rows)
  if (award === undefined) throw notFound('Award Emoji')
  return award
}

/** Joins authors to notes, in the same order. */
export async function withAuthors({ db }: QueryContext, rows: readonly NoteRow[]): Promise<Note[]> {
  const users = await usersById(
    db,
    rows.map((row) => row.author_id),
  )
  return rows.flatMap((row) => {
    const author = users.get(row.author_id)
    return author === undefined ? [] : [{ ...row, author }]
  })
}

/** Joins to emoji those who gave them, in the same order. */
export async function withGivers(
  { db }: QueryContext,
  rows: readonly AwardEmojiRow[],
): Promise<AwardEmoji[]> {
  const users = await usersById(
    db,
    rows.map((row) => row.user_id),
  )
  return rows.flatMap((row) => {
    const user = users.get(row.user_id)
    return user === undefined ? [] : [{ ...row, user }]
  })
}
