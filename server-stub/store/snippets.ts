import type { Db } from './database.ts'
import type { SnippetRow } from './tables.ts'

/** A snippet of a project. */
export async function snippetOf(db: Db, projectId: number, id: number): Promise<SnippetRow | undefined> {
  return db
    .selectFrom('snippet')
    .selectAll()
    .where('id', '=', id)
    .where('project_id', '=', projectId)
    .executeTakeFirst()
}
