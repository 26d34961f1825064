import type { Db, Tx } from '../../database/connection.ts'
import type { NewRow, SnippetRow } from '../../database/tables.ts'

/** A snippet of a project. */
export async function snippetOf(db: Db, projectId: number, id: number): Promise<SnippetRow | undefined> {
  return db
    .selectFrom('snippet')
    .selectAll()
    .where('id', '=', id)
    .where('project_id', '=', projectId)
    .executeTakeFirst()
}

/** Adds a snippet to a project. */
export async function addSnippet(tx: Tx, snippet: NewRow<'snippet'>): Promise<SnippetRow> {
  return tx.insertInto('snippet').values(snippet).returningAll().executeTakeFirstOrThrow()
}
