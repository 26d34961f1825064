/** Spec: document 3, "Merge requests". */
import { check, type CoverageOf } from '../../fixtures/check.ts'
import { ifPossible } from '../../fixtures/if-possible.ts'
import { lettersAndEmoji, nonAsciiText } from '../../fixtures/texts.ts'

export const listMergeRequestCommits = {
  'list-merge-request-commits/lists-commits': check(async ({ owner, given, act }) => {
    const request = await given.openMergeRequest()
    const { project, path, source, head } = request
    const actions = [{ action: 'create', file_path: 'second.txt', content: 'Second.\n' } as const]
    const second = await owner.call('createCommit', {
      path: project.path,
      body: { branch: source, commit_message: nonAsciiText, author_name: lettersAndEmoji, actions },
    })
    await given.file(project, 'ahead.txt', 'Ahead.\n')
    const expectCommits = async (): Promise<void> => {
      const response = await act(owner, 'listMergeRequestCommits', { path })
      response.expectStatus(200).expectValues('id', [head, second.body.id])
    }
    await expectCommits()
    const merged = await ifPossible(() => owner.call('acceptMergeRequest', { path }), null)
    if (merged === null) return
    await expectCommits()
    await ifPossible(() => owner.call('deleteBranch', { path: { id: project.id, branch: source } }), null)
    await expectCommits()
  }),
} satisfies CoverageOf<'listMergeRequestCommits'>
