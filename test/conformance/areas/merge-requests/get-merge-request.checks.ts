/** Spec: document 3, "Merge requests". */
import { check, type CoverageOf } from '../../fixtures/check.ts'

export const getMergeRequest = {
  'get-merge-request/subscribed': check(async ({ owner, given, act }) => {
    const { path } = await given.openMergeRequest()
    const response = await act(owner, 'getMergeRequest', { path })
    const { subscribed } = response.expectStatus(200).body
    if (typeof subscribed !== 'boolean') response.fail('A boolean `subscribed`.')
  }),

  'get-merge-request/merge-commit-null-until-merged': check(async ({ owner, given, act }) => {
    const { path } = await given.openMergeRequest()
    const before = await act(owner, 'getMergeRequest', { path })
    before.expectStatus(200).expectMatch({ state: 'opened', merge_commit_sha: null })
  }),
} satisfies CoverageOf<'getMergeRequest'>
