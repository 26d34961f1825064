/** Finds snippets. */
import { keptId } from '../../access/identifier.ts'
import type { QueryContext } from '../../access/viewer.ts'
import type { SnippetRow } from '../../database/tables.ts'
import { notFound } from '../../http/errors.ts'
import type { Project } from '../projects/record.ts'
import { findSnippetById } from './queries.ts'

/** The snippet of this id in the project. Throws 404 unless the caller sees it. */
export async function findSnippet(context: QueryContext, project: Project, id: number): Promise<SnippetRow> {
  const row = await findSnippetById(context, project.id, keptId(id))
  if (row === undefined) throw notFound('Snippet')
  return row
}
