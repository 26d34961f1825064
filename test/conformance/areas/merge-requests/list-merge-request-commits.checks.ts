/** Spec: document 3, "Merge requests". */
import { check, type CoverageOf } from '../../fixtures/check.ts'

export const listMergeRequestCommits = {
  'list-merge-request-commits/lists-commits': check(async ({ owner, given, act }) => {
    const request = await given.openMergeRequest()
    const { project, path, source, head } = request
    const second = await given.file(project, 'second.txt', 'Second.\n', source)
    await given.file(project, 'ahead.txt', 'Ahead.\n')
    const response = await act(owner, 'listMergeRequestCommits', { path })
    response.expectStatus(200).expectValues('id', [head, second])
  }),
} satisfies CoverageOf<'listMergeRequestCommits'>
