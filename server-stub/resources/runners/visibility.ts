import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import type { Caller } from '../../access/caller.ts'
import { isAdministrator } from '../../access/rules.ts'
import { never, ownProjects } from '../projects/visibility.ts'

/** Condition for a query over `runner`: a specific one that works for a project of which the caller is a master. */
export function availableRunners(
  eb: ExpressionBuilder<Tables, 'runner'>,
  caller: Caller,
  now: Date,
): Expression<SqlBool> {
  const specific = eb('runner.shared', '=', 0)
  if (isAdministrator(caller)) return specific
  if (caller.kind === 'anonymous') return never
  const mine = eb
    .selectFrom('project')
    .innerJoin('runner_project', 'runner_project.project_id', 'project.id')
    .select('runner_project.runner_id')
    .where('project.pending_delete', '=', 0)
    .where((project) => ownProjects(project, caller, now, 40))
  return eb.and([specific, eb('runner.id', 'in', mine)])
}
