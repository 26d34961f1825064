/** What defects of several operations on issues share. */
import { viewerOf } from '../../../../server-stub/access/viewer.ts'
import { pageOf } from '../../../../server-stub/database/paging.ts'
import { list, type QueryOf } from '../../../../server-stub/http/handler.ts'
import type { PageRequest } from '../../../../server-stub/page.ts'
import { issueSummary } from '../../../../server-stub/resources/issues/presenter.ts'
import { issuesMatching } from '../../../../server-stub/resources/issues/queries/lists.ts'
import type { IssueIds, IssueParameters } from '../../../../server-stub/resources/issues/queries/matching.ts'
import { isIssueVisible } from '../../../../server-stub/resources/issues/queries/visibility.ts'
import type { Services } from '../../../../server-stub/services.ts'
import type { Fault } from '../../mutant.ts'
import { omitsItems, within } from '../../vocabulary/lists.ts'

type Listing = { paging: PageRequest; origin: string }

/** Returns other issues than those of the project or group. */
export async function listed(
  { paging, origin }: Listing,
  { find, caller, now }: Services,
  matching: IssueIds,
) {
  const visible = matching.where((eb) => isIssueVisible(eb, viewerOf({ caller, now })))
  const page = await pageOf(visible, paging)
  return list({ ...page, rows: await find.issues(page.rows.map(({ id }) => id)) }, (row) =>
    issueSummary(row, origin),
  )
}

/** What a list is narrowed and ordered by, labels and numbers aside. */
export function narrowed({ query }: { readonly query: QueryOf<'listIssues'> }): IssueParameters {
  const { labels: _, iids: __, ...others } = query
  return others
}

export const listsAll: Fault = {
  handlers: () => ({
    listIssues: (request, services) => listed(request, services, issuesMatching(services, narrowed(request))),
    listGroupIssues: (request, services) =>
      listed(request, services, issuesMatching(services, narrowed(request))),
    listProjectIssues: (request, services) =>
      listed(request, services, issuesMatching(services, narrowed(request))),
  }),
}

export const ofMaster = omitsItems((item) => String(within(item, 'author', 'username')).startsWith('master-'))
