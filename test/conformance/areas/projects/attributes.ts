/** Attributes of a project that can be given and read back, each with a value that is no default of all the others. */

/** One value of each attribute. */
export const oneWay = {
  description: 'Weaves cloth',
  issues_enabled: false,
  merge_requests_enabled: true,
  jobs_enabled: false,
  wiki_enabled: true,
  snippets_enabled: false,
  container_registry_enabled: true,
  shared_runners_enabled: false,
  public_jobs: true,
  only_allow_merge_if_pipeline_succeeds: true,
  only_allow_merge_if_all_discussions_are_resolved: false,
  request_access_enabled: true,
} as const

/** The other value of each. */
export const otherWay = {
  description: 'Weaves nothing',
  issues_enabled: true,
  merge_requests_enabled: false,
  jobs_enabled: true,
  wiki_enabled: false,
  snippets_enabled: true,
  container_registry_enabled: false,
  shared_runners_enabled: true,
  public_jobs: false,
  only_allow_merge_if_pipeline_succeeds: false,
  only_allow_merge_if_all_discussions_are_resolved: true,
  request_access_enabled: false,
} as const
