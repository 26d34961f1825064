import { notFound } from '../../http/errors.ts'
import { snippetOf } from '../../resources/snippets/queries.ts'
import type { SnippetRow } from '../../database/tables.ts'
import type { QueryContext } from '../viewer.ts'
import { keptId } from '../identifier.ts'
import { canSeeSnippet } from '../issue-rules.ts'
import type { Project } from '../../resources/projects/record.ts'

/** A snippet of the project; private ones are hidden from those who do not belong to it. */
export async function findSnippet(
  { db, caller }: QueryContext,
  project: Project,
  id: number,
): Promise<SnippetRow> {
  const row = await snippetOf(db, project.id, keptId(id))
  if (row === undefined || !canSeeSnippet(caller, row, project)) throw notFound('Snippet')
  return row
}
