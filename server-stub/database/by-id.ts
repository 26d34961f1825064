/** Rows by their ids, for what refers to them. */
import type { Db } from './connection.ts'
import type { MergeRequestRow, NoteRow } from './tables.ts'

type Ids = readonly (number | null)[]

export async function mergeRequestsById(db: Db, ids: Ids): Promise<MergeRequestRow[]> {
  return db.selectFrom('merge_request').selectAll().where('id', 'in', wanted(ids)).execute()
}

export async function notesById(db: Db, ids: Ids): Promise<NoteRow[]> {
  return db.selectFrom('note').selectAll().where('id', 'in', wanted(ids)).execute()
}

/** Without nulls; never empty, since there are databases that refuse `in ()`. */
function wanted(ids: Ids): number[] {
  return [0, ...new Set(ids.filter((id) => id !== null))]
}
