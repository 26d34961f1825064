import { createIndex, type Migration } from './schema.ts'

/** Counts the open issues of a project, and those that a caller sees, from an index alone. */
export const issueCounts: Migration = async (db) => {
  await createIndex(db, 'issue', ['project_id', 'state', 'confidential', 'author_id'])
}
