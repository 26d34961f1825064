/** What defects of several operations on projects share. */
import { withValue, isSuccess } from '../../message.ts'
import { has, when } from '../../vocabulary/conditions.ts'
import { altersRequest } from '../../vocabulary/requests.ts'
import type { Fault } from '../../mutant.ts'
import { allOf, responseWithPage } from '../../vocabulary/lists.ts'
import { shownAt } from '../../vocabulary/lookups.ts'

export const attributes = [
  'description',
  'issues_enabled',
  'merge_requests_enabled',
  'jobs_enabled',
  'wiki_enabled',
  'snippets_enabled',
  'container_registry_enabled',
  'shared_runners_enabled',
  'public_jobs',
  'only_allow_merge_if_pipeline_succeeds',
  'only_allow_merge_if_all_discussions_are_resolved',
  'request_access_enabled',
]

/** The attribute of version 3 opens the project. */
export const opened = when(
  has('public'),
  altersRequest((call) => withValue(withValue(call, 'public', undefined), 'visibility', 'public')),
)

/** The count of the project in the list has its closed issues. */
export const countsClosedIssues: Fault = {
  async around(call, upstream) {
    const response = await upstream.pass(call)
    if (!isSuccess(response)) return response
    const items = await allOf(call, upstream)
    const counted = await Promise.all(
      items.map(async (item) => {
        const issues = await shownAt(`/projects/${String(item['id'])}/issues?per_page=100`, call, upstream)
        return Array.isArray(issues) && 'open_issues_count' in item
          ? { ...item, open_issues_count: issues.length }
          : item
      }),
    )
    return responseWithPage(call, response, counted)
  },
}
