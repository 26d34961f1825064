/** Spec: document 3, "Merge requests". */
import { check, type CoverageOf } from '../../fixtures/check.ts'
import type { Actions } from '../../fixtures/repository.ts'

export const getMergeRequestChanges = {
  'get-merge-request-changes/changes': check(async ({ owner, given, act }) => {
    const request = await given.openMergeRequest()
    const { project, path, source, file } = request
    const added = ['second.txt', ...Array.from({ length: 21 }, (_, index) => `second/${index + 1}.txt`)]
    const actions: Actions = added.map((file_path) => ({ action: 'create', file_path, content: 'Second.\n' }))
    await given.commit(project, source, actions)
    await given.file(project, 'ahead.txt', 'Ahead.\n')
    const response = await act(owner, 'getMergeRequestChanges', { path })
    const { changes } = response.expectStatus(200).expectMatch({ id: request.id, iid: request.iid }).body
    if (!Array.isArray(changes)) response.fail('A list of `changes`.')
    const files = changes.map(({ new_path, new_file }) => `${new_path} ${new_file}`).toSorted()
    const expected = [file, ...added].map((each) => `${each} true`).toSorted()
    if (files.join() !== expected.join()) {
      response.fail(`New files: ${expected.join(', ')}.`, `They are ${files.join(', ')}.`)
    }
  }),

  'get-merge-request-changes/times': check(async ({ owner, given, act }) => {
    const { path } = await given.openMergeRequest()
    const response = await act(owner, 'getMergeRequestChanges', { path })
    const { created_at, updated_at } = response.expectStatus(200).body
    if (created_at === undefined || updated_at === undefined) response.fail('`created_at` and `updated_at`.')
  }),
} satisfies CoverageOf<'getMergeRequestChanges'>
