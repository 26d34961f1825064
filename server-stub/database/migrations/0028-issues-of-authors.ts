import { createIndex, type Migration } from './schema.ts'

/** The issues of an author in the order of their list, which ends with the id; indexes of SQLite do so anyway. */
export const issuesOfAuthors: Migration = async (db, dialect) => {
  const columns = ['author_id', 'created_at']
  await createIndex(db, 'issue', dialect === 'sqlite' ? columns : [...columns, 'id'])
  await db.schema.dropIndex('issue_by_author_id').execute()
}
