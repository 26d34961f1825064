/** Spec: document 3, "Merge requests". */
import { check, type CoverageOf } from '../../fixtures/check.ts'
import { onMergeRequest } from '../../fixtures/issues.ts'
import { countNotes } from '../../fixtures/note-counts.ts'

export const getMergeRequest = {
  'get-merge-request/subscribed': check(async ({ owner, given, act }) => {
    const { path } = await given.openMergeRequest()
    const response = await act(owner, 'getMergeRequest', { path })
    const { subscribed } = response.expectStatus(200).body
    if (typeof subscribed !== 'boolean') response.fail('A boolean `subscribed`.')
  }),

  // A server may count later.
  'get-merge-request/user-notes-count': check(async (context) => {
    const request = await onMergeRequest.given(context)
    await countNotes(onMergeRequest, request, (user_notes_count) =>
      context.eventually(async () => {
        const response = await context.act(request.owner, 'getMergeRequest', { path: request.path })
        response.expectStatus(200).expectMatch({ user_notes_count })
      }),
    )
  }),

  'get-merge-request/merge-commit-null-until-merged': check(async ({ owner, given, act }) => {
    const { path } = await given.openMergeRequest()
    const before = await act(owner, 'getMergeRequest', { path })
    before.expectStatus(200).expectMatch({ state: 'opened', merge_commit_sha: null })
  }),
} satisfies CoverageOf<'getMergeRequest'>
