/** Spec: document 3, "Commits". */
import { check, type CoverageOf } from '../../fixtures/check.ts'

export const listCommitComments = {
  'list-commit-comments/lists-comments': check(async ({ owner, given, act }) => {
    const project = await given.repository()
    const { id, commit: sha } = project
    const other = await given.file(project, 'other.txt', 'Other.\n')
    for (const note of ['First', 'Second']) {
      await owner.call('createCommitComment', { path: { id, sha }, body: { note } })
    }
    await owner.call('createCommitComment', { path: { id, sha: other }, body: { note: 'Elsewhere' } })
    const response = await act(owner, 'listCommitComments', { path: { id, sha } })
    response.expectStatus(200).expectValues('note', ['First', 'Second'])
    // The commit has a parent with comments.
    const ofOther = await act(owner, 'listCommitComments', { path: { id, sha: other } })
    ofOther.expectStatus(200).expectValues('note', ['Elsewhere'])
    for (const item of response.expectStatus(200).items) {
      if (item.author.id !== owner.id) response.fail(`The author ${owner.id}.`, `It is ${item.author.id}.`)
    }
  }),
} satisfies CoverageOf<'listCommitComments'>
