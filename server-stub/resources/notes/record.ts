import type { NoteRow, UserRow } from '../../database/tables.ts'

/** A note and who wrote it. */
export interface Note extends NoteRow {
  author: UserRow
}
