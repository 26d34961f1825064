/** Spec: document 3, "Commits". */
import { check, type CoverageOf } from '../../fixtures/check.ts'
import type { CheckContext } from '../../fixtures/context.ts'
import type { Actions } from '../../fixtures/repository.ts'

const long = `${Array.from({ length: 20 }, (_, line) => `Line ${line}`).join('\n')}\n`

export const listCommitDiffs = {
  'list-commit-diffs/entry-per-file': check(async (context) => {
    const response = await listDiffs(context, { 'a.txt': 'A.\n', 'b.txt': 'B.\n', 'c.txt': 'C.\n' }, [
      { action: 'update', file_path: 'a.txt', content: 'Changed.\n' },
      { action: 'update', file_path: 'b.txt', content: 'Changed.\n' },
    ])
    response.expectStatus(200).expectValues('new_path', ['a.txt', 'b.txt'])
    const [first] = response.expectStatus(200).items
    if (first !== undefined && !(first.diff.includes('+Changed.') && /^-[AB]\./m.test(first.diff))) {
      response.fail('A `diff` with the removed and the added line.', first.diff)
    }
  }),

  'list-commit-diffs/new-file': check(async (context) => {
    const response = await listDiffs(context, { 'a.txt': 'A.\n' }, [
      { action: 'create', file_path: 'new.txt', content: 'New.\n' },
    ])
    response.expectStatus(200).expectValues('new_path', ['new.txt'])
    response.expectMatch([{ new_path: 'new.txt', new_file: true, renamed_file: false, deleted_file: false }])
  }),

  'list-commit-diffs/renamed-file': check(async (context) => {
    const response = await listDiffs(context, { 'old.txt': long }, [
      { action: 'move', previous_path: 'old.txt', file_path: 'renamed.txt', content: long },
    ])
    response.expectStatus(200).expectMatch([
      {
        old_path: 'old.txt',
        new_path: 'renamed.txt',
        new_file: false,
        renamed_file: true,
        deleted_file: false,
      },
    ])
  }),

  'list-commit-diffs/deleted-file': check(async (context) => {
    const response = await listDiffs(context, { 'a.txt': 'A.\n', 'gone.txt': long }, [
      { action: 'delete', file_path: 'gone.txt' },
    ])
    response
      .expectStatus(200)
      .expectMatch([{ old_path: 'gone.txt', new_file: false, renamed_file: false, deleted_file: true }])
  }),
} satisfies CoverageOf<'listCommitDiffs'>

/** Lists the diffs of one commit on the given files. */
async function listDiffs(
  { owner, given, act }: CheckContext,
  files: Readonly<Record<string, string>>,
  actions: Actions,
) {
  const project = await given.repository({ files })
  const sha = await given.commit(project, 'master', actions)
  return act(owner, 'listCommitDiffs', { path: { id: project.id, sha } })
}
