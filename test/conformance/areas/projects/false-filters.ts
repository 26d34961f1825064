/** Filters of projects that are sent as `false`. Spec: document 2, "Projects". */
import { check } from '../../fixtures/check.ts'

/** Whether `false` is rejected, selects the other projects or has no effect is not specified: the project is in both lists. */
const query = {
  owned: false,
  membership: false,
  starred: false,
  simple: false,
  with_issues_enabled: false,
  with_merge_requests_enabled: false,
} as const

export const falseFilters = check(
  'false-filters',
  'Filters that are false do not omit what they would omit as true.',
  async ({ nonMember, given, act }) => {
    const { id, name } = await given.project({
      visibility: 'public',
      issues_enabled: false,
      merge_requests_enabled: false,
    })
    const response = await act(nonMember, 'listProjects', { query: { ...query, search: name } })
    if (response.status === 400) return
    response.expectStatus(200).expectItem({ id, visibility: 'public' })
  },
)
