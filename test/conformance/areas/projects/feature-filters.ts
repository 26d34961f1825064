/** Filters of projects by their features. Spec: document 2, "Projects". */
import { check } from '../../fixtures/check.ts'
import type { CheckContext } from '../../fixtures/context.ts'

export function enabled(
  filter: 'with_issues_enabled' | 'with_merge_requests_enabled',
  flag: 'issues_enabled' | 'merge_requests_enabled',
) {
  return check(async ({ owner, given, act }: CheckContext) => {
    const on = await given.project({ [flag]: true })
    const off = await given.project({ [flag]: false })
    const response = await act(owner, 'listProjects', { query: { [filter]: true, per_page: 100 } })
    response.expectStatus(200).expectIncludes('id', on.id).expectOmits('id', off.id).expectEvery(flag, true)
  })
}
