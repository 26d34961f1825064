/** Which merge requests a caller sees. */
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import type { Viewer } from '../../../access/viewer.ts'
import type { Tables } from '../../../database/tables.ts'
import { isCodeReadable } from '../../projects/index.ts'

/** The caller reads the code of the target project, and the merge request is not deleted. The only statement of this rule. */
export function isMergeRequestVisible(
  eb: ExpressionBuilder<Tables, 'merge_request'>,
  viewer: Viewer,
): Expression<SqlBool> {
  const isInReadableProject = eb.exists(
    eb
      .selectFrom('project')
      .select('project.id')
      .whereRef('project.id', '=', 'merge_request.target_project_id')
      .where('project.merge_requests_enabled', '=', 1)
      .where((project) => isCodeReadable(project, viewer)),
  )
  return eb.and([eb('merge_request.deleted_at', 'is', null), isInReadableProject])
}
