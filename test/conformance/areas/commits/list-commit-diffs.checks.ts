/** Spec: document 3, "Commits". */
import { check, type CoverageOf } from '../../fixtures/check.ts'
import type { CheckContext } from '../../fixtures/context.ts'
import type { Actions } from '../../fixtures/repository.ts'

const long = `${Array.from({ length: 20 }, (_, line) => `Line ${line}`).join('\n')}\n`

export const listCommitDiffs = {
  'list-commit-diffs/entry-per-file': check(async (context) => {
    const response = await listDiffs(context, { 'a.txt': 'A.\n', 'b.txt': 'B.\n', 'c.txt': 'C.\n' }, [
      { action: 'update', file_path: 'a.txt', content: 'Changed A.\n' },
      { action: 'update', file_path: 'b.txt', content: 'Changed B.\n' },
    ])
    response.expectStatus(200).expectValues('new_path', ['a.txt', 'b.txt'])
    for (const [path, letter] of [
      ['a.txt', 'A'],
      ['b.txt', 'B'],
    ] as const) {
      response.expectItem({ new_path: path, old_path: path })
      const { diff } = response.items.find(({ new_path }) => new_path === path) ?? { diff: '' }
      const lines = diff.split('\n')
      if (!lines.includes(`-${letter}.`) || !lines.includes(`+Changed ${letter}.`))
        response.fail(`A \`diff\` of ${path} with the removed and the added line.`, diff)
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
  // A later commit has other differences.
  await given.file(project, 'later.txt', 'Later.\n')
  return act(owner, 'listCommitDiffs', { path: { id: project.id, sha } })
}
