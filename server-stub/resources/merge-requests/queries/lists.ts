/** Lists of merge requests. */
import type { Expression, ExpressionBuilder, SelectQueryBuilder, SqlBool } from 'kysely'
import { keptId } from '../../../access/identifier.ts'
import { prepareForViewer, totalOf, type QueryContext, type Viewer } from '../../../access/viewer.ts'
import type { Db } from '../../../database/connection.ts'
import { countOf, difference } from '../../../database/counts.ts'
import { pageOfIds, sliced, type Cut } from '../../../database/paging.ts'
import type { Page, PageRequest } from '../../../page.ts'
import type { Tables } from '../../../database/tables.ts'
import { elsewhere, filtered, type Filters } from '../../../http/attributes.ts'
import type { QueryOf } from '../../../http/handler.ts'
import { namesIn } from '../../../http/text-attributes.ts'
import { areMergeRequestsVisible, isMergeRequestVisible } from './visibility.ts'

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

const selected = prepareForViewer(
  (
    db,
    viewer,
    values: { project: number; offset: number },
    { parameters, cut }: { parameters: Parameters; cut: Cut },
  ) => {
    const { order_by: column = 'created_at', sort: direction = 'desc' } = parameters
    const ordered = visibleIn(db, viewer, values.project, parameters)
      .orderBy(`merge_request.${column}`, direction)
      .orderBy('merge_request.id', direction)
    return sliced(ordered, cut, values)
  },
)

/** All merge requests into the project, without the deleted ones: only those are looked at. */
const counted = prepareForViewer((db, viewer, { project }: { project: number }, parameters: Parameters) => {
  const all = filtered<Parameters, Ids>(into(db, project), parameters, mergeRequestFilters)
  const deleted = all.where('merge_request.deleted_at', 'is not', null)
  return db
    .selectFrom('project')
    .where('project.id', '=', project)
    .where((eb) => areMergeRequestsVisible(eb, viewer))
    .select(difference(countOf(all), countOf(deleted)).as('total'))
})

/** A page of the ids of the merge requests into a project that the caller sees and that match, by default newest first. */
export async function pageOfMergeRequests(
  context: QueryContext,
  project: number,
  parameters: Parameters,
  paging: PageRequest,
): Promise<Page<number>> {
  return pageOfIds(paging, {
    direction: parameters.sort ?? 'desc',
    rows: ({ cut, offset }, sort) =>
      selected.all(context, { project, offset }, { parameters: { ...parameters, sort }, cut }),
    count: () => totalOf(counted, context, { project }, parameters),
  })
}

function visibleIn(db: Db, viewer: Viewer, project: number, parameters: Parameters): Ids {
  const visible = into(db, project).where((eb) => isMergeRequestVisible(eb, viewer, project))
  return filtered<Parameters, Ids>(visible, parameters, mergeRequestFilters)
}

function into(db: Db, project: number): Ids {
  return db
    .selectFrom('merge_request')
    .select('merge_request.id')
    .where('merge_request.target_project_id', '=', project)
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
