/** SQL of snippets. */
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import { prepareForViewer, seesInternal, type QueryContext, type Viewer } from '../../access/viewer.ts'
import type { Tx } from '../../database/connection.ts'
import { insertRow } from '../../database/rows.ts'
import type { NewRow, SnippetRow, Tables } from '../../database/tables.ts'
import { hasProjectRole, isProjectVisible } from '../projects/index.ts'

const visibleById = prepareForViewer(
  (db, viewer, { project, id }: { project: number; id: number }, _shape: null) =>
    db
      .selectFrom('snippet')
      .selectAll()
      .where('snippet.project_id', '=', project)
      .where('snippet.id', '=', id)
      .where((eb) => isSnippetVisible(eb, viewer)),
)

/** The snippet of this id in the project, if the caller sees it. */
export async function findSnippetById(
  context: QueryContext,
  project: number,
  id: number,
): Promise<SnippetRow | undefined> {
  return visibleById.first(context, { project, id }, null)
}

/**
 * The caller sees the snippet and its project. Snippets have a visibility of their own; members of the project and the
 * author see all of them. The only statement of this rule.
 */
export function isSnippetVisible(
  eb: ExpressionBuilder<Tables, 'snippet'>,
  viewer: Viewer,
): Expression<SqlBool> {
  const projects = eb
    .selectFrom('project')
    .select('project.id')
    .whereRef('project.id', '=', 'snippet.project_id')
  const isInVisibleProject = eb.exists(projects.where((project) => isProjectVisible(project, viewer)))
  if (viewer.kind === 'administrator') return isInVisibleProject
  const isEnabled = eb.exists(projects.where('project.snippets_enabled', '=', 1))
  const open = seesInternal(viewer) ? (['public', 'internal'] as const) : (['public'] as const)
  const isOpen = eb('snippet.visibility', 'in', open)
  const isVisible =
    viewer.kind === 'anonymous'
      ? isOpen
      : eb.or([
          isOpen,
          eb('snippet.author_id', '=', viewer.userId),
          eb.exists(projects.where((project) => hasProjectRole(project, viewer))),
        ])
  return eb.and([isInVisibleProject, isEnabled, isVisible])
}

/** Adds a snippet to a project. */
export async function addSnippet(tx: Tx, snippet: NewRow<'snippet'>): Promise<SnippetRow> {
  return insertRow(tx, 'snippet', snippet)
}
