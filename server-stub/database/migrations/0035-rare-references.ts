import { sql } from 'kysely'
import type { Migration } from './schema.ts'

/** References that are null in most rows. */
const columns = {
  event: ['issue_id', 'merge_request_id', 'snippet_id', 'milestone_id', 'note_id'],
  issue: ['milestone_id'],
  note: ['issue_id', 'merge_request_id', 'snippet_id', 'resolved_by_id'],
}

/** Indexes of rare references have no entry for rows without one: each entry costs time when a row is added. */
export const rareReferences: Migration = async (db) => {
  for (const [table, names] of Object.entries(columns))
    for (const name of names) {
      const index = `${table}_by_${name}`
      await db.schema.dropIndex(index).execute()
      await db.schema.createIndex(index).on(table).column(name).where(sql.ref(name), 'is not', null).execute()
    }
}
