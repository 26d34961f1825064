/** Issues and subscriptions. Spec: document 3, "Issues". */
import { authorizesItself, onInstance, type AuthorizedArea } from '../../authorized.ts'
import { requireValid } from '../../http/validation-messages.ts'
import { created, list, ok, type Incoming } from '../../http/handler.ts'
import { loadedPage } from '../../http/loaded-page.ts'
import type { Services } from '../../services.ts'
import { inGroup } from '../groups/index.ts'
import { labelsViolations } from '../labels/index.ts'
import { inProject } from '../projects/index.ts'
import type { Project } from '../projects/record.ts'
import { isSubscribed, participationIn } from '../subscriptions/index.ts'
import { createIssue } from './commands.ts'
import { issue, issueSummary } from './presenter.ts'
import { pageOfIssues } from './queries/lists.ts'
import type { IssueScope } from './queries/matching.ts'
import { findItem, subscribe } from './subscriptions.ts'
import { inIssue, issuesById } from './relations.ts'

export const issues = {
  listIssues: onInstance(async (request, services) =>
    listOf(request, services, { kind: 'caller', id: services.currentUser().id }),
  ),

  listGroupIssues: inGroup(async (request, services, { id }) =>
    listOf(request, services, { kind: 'group', id }),
  ),

  listProjectIssues: inProject(async (request, services, project) =>
    listOf(request, services, { kind: 'project', id: project.id }, [project]),
  ),

  getIssue: inIssue(async (_request, services, found) =>
    ok(issue(found, await isSubscribed(services, participationIn(found)), services.origin)),
  ),

  createIssue: inProject(async ({ body }, services, project) => {
    const made = await createIssue(services, project, body)
    return created(issue(made, await isSubscribed(services, participationIn(made)), services.origin))
  }),

  subscribeToItem: authorizesItself(
    'The item is an issue or a merge request.',
    async ({ path }, services) => {
      const item = await findItem(path, services)
      if (await isSubscribed(services, item)) return ok(item.view(true))
      await services.transaction((tx) => subscribe(tx, item, true))
      return created(item.view(true))
    },
  ),

  unsubscribeFromItem: authorizesItself('As subscribeToItem.', async ({ path }, services) => {
    const item = await findItem(path, services)
    if (await isSubscribed(services, item)) await services.transaction((tx) => subscribe(tx, item, false))
    return ok(item.view(false))
  }),
} satisfies AuthorizedArea<'issues'>

type Listing = Pick<Incoming<'listIssues'>, 'query' | 'paging'>

async function listOf(
  { query, paging }: Listing,
  services: Services,
  scope: IssueScope,
  known: readonly Project[] = [],
) {
  requireValid({ labels: labelsViolations(query.labels) })
  const page = await loadedPage(
    () => pageOfIssues(services, scope, query, paging),
    (ids) => issuesById(services, ids, known),
  )
  return list(page, (row) => issueSummary(row, services.origin))
}
