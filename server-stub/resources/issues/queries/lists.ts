/** Lists of issues. */
import { prepareForViewer, type QueryContext } from '../../../access/viewer.ts'
import { pageOfIds, sliced, type Cut } from '../../../database/paging.ts'
import type { Page, PageRequest } from '../../../page.ts'
import { searchValue, withAnySearch, withSearch, type SearchValue } from '../../../database/search.ts'
import { matching, visibleIn, type IssueIds, type IssueParameters, type IssueScope } from './matching.ts'
import { totalOfIssues } from './totals.ts'

interface Shape {
  kind: IssueScope['kind']
  parameters: IssueParameters
  cut: Cut
}

const selected = prepareForViewer(
  (
    db,
    viewer,
    values: { id: number; offset: number } & SearchValue,
    { kind, parameters: shape, cut }: Shape,
  ) => {
    const parameters = withSearch(shape, values)
    const scope = { kind, id: values.id }
    return sliced(ordered(visibleIn(db, viewer, scope, parameters), parameters), cut, values)
  },
)

/** A page of the ids of the issues that the caller sees and that match, the newest first unless specified. */
export async function pageOfIssues(
  context: QueryContext,
  scope: IssueScope,
  parameters: IssueParameters,
  paging: PageRequest,
): Promise<Page<number>> {
  const values = { id: scope.id, ...searchValue(parameters) }
  const shape = withAnySearch(parameters)
  return pageOfIds(paging, {
    direction: parameters.sort ?? 'desc',
    rows: ({ cut, offset }, sort) =>
      selected.all(context, { ...values, offset }, { kind: scope.kind, parameters: { ...shape, sort }, cut }),
    count: () => totalOfIssues(context, scope, parameters),
  })
}

/** The ids of all issues that match, in order, whether the caller sees them or not. */
export function issuesMatching({ db }: Pick<QueryContext, 'db'>, parameters: IssueParameters): IssueIds {
  return ordered(matching(db, parameters), parameters)
}

function ordered(
  query: IssueIds,
  { order_by: column = 'created_at', sort: direction = 'desc' }: IssueParameters,
): IssueIds {
  return query.orderBy(`issue.${column}`, direction).orderBy('issue.id', direction)
}
