import { viewerOf } from '../../../access/viewer.ts'
import { keptId } from '../../../access/identifier.ts'
import { isIssueInGroup, isIssueVisible } from '../visibility.ts'
import { check } from '../../../http/check.ts'
import { list, ok, type Area, type QueryOf } from '../../../http/handler.ts'
import { issue, issueSummary } from '../presenter.ts'
import type { Services } from '../../../services.ts'
import { issuesMatching, type IssueFilter } from '../queries.ts'
import { namesIn } from '../../merge-requests/queries.ts'
import { pageOf } from '../../../database/paging.ts'
import { unfitLabels } from '../../labels/attributes.ts'
import { inIssue, isSubscribed } from '../../subscriptions/relations.ts'

export const reading = {
  async listIssues({ query, paging, origin }, { db, caller, find, authorize, currentUser, now }) {
    authorize('list-own-issues')
    const matching = issuesMatching(db, filterOf(query))
      .where('issue.author_id', '=', currentUser().id)
      .where((eb) => isIssueVisible(eb, viewerOf({ caller, now })))
    const page = await pageOf(matching, paging)
    return list({ ...page, rows: await find.issues(page.rows) }, (row) => issueSummary(row, origin))
  },

  async listGroupIssues({ path, query, paging, origin }, { db, caller, find, authorize, now }) {
    const group = await find.group(path.id)
    authorize('read-group-issues', group)
    const matching = issuesMatching(db, filterOf(query))
      .where((eb) => isIssueInGroup(eb, group.id))
      .where((eb) => isIssueVisible(eb, viewerOf({ caller, now })))
    const page = await pageOf(matching, paging)
    return list({ ...page, rows: await find.issues(page.rows) }, (row) => issueSummary(row, origin))
  },

  async listProjectIssues({ path, query, paging, origin }, { db, caller, find, authorize, now }) {
    const project = await find.project(path.id)
    authorize('read-issue', project)
    const matching = issuesMatching(db, filterOf(query))
      .where('issue.project_id', '=', project.id)
      .where((eb) => isIssueVisible(eb, viewerOf({ caller, now })))
    const page = await pageOf(matching, paging)
    return list({ ...page, rows: await find.issues(page.rows) }, (row) => issueSummary(row, origin))
  },

  async getIssue(request, services) {
    const { path, origin } = request
    const { find, authorize } = services
    const project = await find.project(path.id)
    authorize('read-issue', project)
    const found = await find.issue(project, path.issue_iid)
    return ok(issue(found, await isSubscribed(services, inIssue(found)), origin))
  },
} satisfies Partial<Area<'issues', Services>>

/** The plus sign is a blank in most spellings of an address. */
const noLabel = new Set(['No+Label', 'No Label'])

function filterOf({ labels, iids, ...others }: QueryOf<'listIssues'>): IssueFilter {
  check({ labels: unfitLabels(labels) })
  const names = namesIn(labels)
  const filter = { ...others, iids: iids?.map(keptId) }
  if (names.length === 0) return filter
  return { ...filter, labels: names.some((name) => noLabel.has(name)) ? [] : names }
}
