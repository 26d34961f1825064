/** Lists of merge requests. */
import type { Expression, ExpressionBuilder, SelectQueryBuilder, SqlBool } from 'kysely'
import { keptId } from '../../../access/identifier.ts'
import { viewerOf, type QueryContext } from '../../../access/viewer.ts'
import { pageOf, type Page, type PageRequest } from '../../../database/paging.ts'
import type { Tables } from '../../../database/tables.ts'
import { elsewhere, filtered, type Filters } from '../../../http/attributes.ts'
import type { QueryOf } from '../../../http/handler.ts'
import { namesIn } from '../../../http/text-attributes.ts'
import { isMergeRequestVisible } from './visibility.ts'

type Parameters = QueryOf<'listMergeRequests'>
type Ids = SelectQueryBuilder<Tables, 'merge_request', { id: number }>
type Conditions = ExpressionBuilder<Tables, 'merge_request'>

/** The condition of each parameter of the list of merge requests. */
const mergeRequestFilters = {
  iids: (query, iids) =>
    iids.length === 0 ? query : query.where('merge_request.iid', 'in', iids.map(keptId)),
  state: (query, state) => (state === 'all' ? query : query.where('merge_request.state', '=', state)),
  milestone: (query, title) => query.where((eb) => hasMilestone(eb, title)),
  labels: (query, text) => query.where((eb) => hasLabels(eb, namesIn(text))),
  // The order, below.
  order_by: elsewhere,
  sort: elsewhere,
} satisfies Filters<Parameters, Ids>

/** A page of the ids of the merge requests into a project that the caller sees and that match, by default newest first. */
export async function pageOfMergeRequests(
  context: QueryContext,
  projectId: number,
  parameters: Parameters,
  paging: PageRequest,
): Promise<Page<number>> {
  const viewer = viewerOf(context)
  const { order_by: column = 'created_at', sort: direction = 'desc' } = parameters
  const ofProject = context.db
    .selectFrom('merge_request')
    .select('merge_request.id')
    .where('merge_request.target_project_id', '=', projectId)
    .where((eb) => isMergeRequestVisible(eb, viewer))
  const matching = filtered<Parameters, Ids>(ofProject, parameters, mergeRequestFilters)
    .orderBy(`merge_request.${column}`, direction)
    .orderBy('merge_request.id', direction)
  const { rows, ...page } = await pageOf(matching, paging)
  return { ...page, rows: rows.map(({ id }) => id) }
}

function hasMilestone(eb: Conditions, title: string): Expression<SqlBool> {
  const titled = eb.selectFrom('milestone').select('milestone.id').where('milestone.title', '=', title)
  return eb('merge_request.milestone_id', 'in', titled)
}

/** The merge request has all of these labels. */
function hasLabels(eb: Conditions, names: readonly string[]): Expression<SqlBool> {
  const given = eb
    .selectFrom('merge_request_label as given')
    .innerJoin('label', 'label.id', 'given.label_id')
    .select('given.label_id')
    .whereRef('given.merge_request_id', '=', 'merge_request.id')
  return eb.and(names.map((name) => eb.exists(given.where('label.name', '=', name))))
}
