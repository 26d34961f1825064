/** What defects of several operations on projects share. */
import { withValue } from '../../message.ts'
import { has, when } from '../../vocabulary/conditions.ts'
import { altersRequest } from '../../vocabulary/requests.ts'

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
