import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import type { Viewer } from '../../access/viewer.ts'
import type { Tables } from '../../database/tables.ts'
import { hasProjectRole } from '../projects/index.ts'

/** Condition for a query over `runner`: a specific one of a project of which the caller is a master. */
export function availableRunners(
  eb: ExpressionBuilder<Tables, 'runner'>,
  viewer: Viewer,
): Expression<SqlBool> {
  const isSpecific = eb('runner.shared', '=', 0)
  if (viewer.kind === 'administrator') return isSpecific
  const own = eb
    .selectFrom('project')
    .innerJoin('runner_project', 'runner_project.project_id', 'project.id')
    .select('runner_project.runner_id')
    .where('project.pending_delete', '=', 0)
    .where((project) => hasProjectRole(project, viewer, 40))
  return eb.and([isSpecific, eb('runner.id', 'in', own)])
}
