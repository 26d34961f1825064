/** Which merge requests a caller sees. */
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import type { Viewer } from '../../../access/viewer.ts'
import type { Tables } from '../../../database/tables.ts'
import { isCodeReadable } from '../../projects/index.ts'

/**
 * The caller reads the code of the target project, and the merge request is not deleted. The only statement of this rule. If
 * all merge requests are of one `project`, it is looked at once for all of them.
 */
export function isMergeRequestVisible(
  eb: ExpressionBuilder<Tables, 'merge_request'>,
  viewer: Viewer,
  project?: number,
): Expression<SqlBool> {
  const targets = eb.selectFrom('project').select('project.id')
  const target =
    project === undefined
      ? targets.whereRef('project.id', '=', 'merge_request.target_project_id')
      : targets.where('project.id', '=', project)
  const isInReadableProject = eb.exists(target.where((own) => areMergeRequestsVisible(own, viewer)))
  return eb.and([eb('merge_request.deleted_at', 'is', null), isInReadableProject])
}

/** The caller sees the merge requests into the project that are not deleted. */
export function areMergeRequestsVisible(
  eb: ExpressionBuilder<Tables, 'project'>,
  viewer: Viewer,
): Expression<SqlBool> {
  return eb.and([eb('project.merge_requests_enabled', '=', 1), isCodeReadable(eb, viewer)])
}
