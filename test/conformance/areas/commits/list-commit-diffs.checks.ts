/** Spec: document 3, "Commits". */
import { check, type CoverageOf } from '../../fixtures/check.ts'
import type { CheckContext } from '../../fixtures/context.ts'
import { ifPossible } from '../../fixtures/if-possible.ts'
import type { Actions } from '../../fixtures/repository.ts'

const long = `${Array.from({ length: 20 }, (_, line) => `Line ${line}`).join('\n')}\n`

export const listCommitDiffs = {
  'list-commit-diffs/entry-per-file': check(async (context) => {
    const other = 'Größe/織機.txt'
    const files = { 'a.txt': 'A.\n', [other]: 'Größe 織機.\n', 'c.txt': 'C.\n' }
    const response = await listDiffs(context, files, [
      { action: 'update', file_path: 'a.txt', content: 'Changed A.\n' },
      { action: 'update', file_path: other, content: 'Changed Größe 織機.\n' },
    ])
    response.expectStatus(200).expectValues('new_path', ['a.txt', other])
    for (const [path, text] of [
      ['a.txt', 'A'],
      [other, 'Größe 織機'],
    ] as const) {
      response.expectItem({ new_path: path, old_path: path })
      const { diff } = response.items.find(({ new_path }) => new_path === path) ?? { diff: '' }
      const lines = diff.split('\n')
      if (!lines.includes(`-${text}.`) || !lines.includes(`+Changed ${text}.`))
        response.fail(`A \`diff\` of ${path} with the removed and the added line.`, diff)
    }
  }),

  'list-commit-diffs/new-file': check(async (context) => {
    const names = ['new.txt', 'second.txt']
    const actions = names.map((file_path) => ({ action: 'create', file_path, content: 'New.\n' }) as const)
    const response = await listDiffs(context, { 'a.txt': 'A.\n' }, actions)
    response.expectStatus(200).expectValues('new_path', names)
    for (const new_path of names)
      response.expectItem({ new_path, new_file: true, renamed_file: false, deleted_file: false })
    const { id, commit } = await context.given.repository({ files: { 'first.txt': 'First.\n' } })
    const ofFirst = await context.act(context.owner, 'listCommitDiffs', { path: { id, sha: commit } })
    ofFirst.expectStatus(200).expectValues('new_path', ['first.txt']).expectItem({ new_file: true })
  }),

  'list-commit-diffs/renamed-file': check(async (context) => {
    const files = { 'old.txt': long, 'former.txt': long.replaceAll('Line', 'Verse') }
    const actions = Object.entries(files).map(
      ([previous_path, content]) =>
        ({ action: 'move', previous_path, file_path: `renamed-${previous_path}`, content }) as const,
    )
    const response = await listDiffs(context, files, actions)
    const names = actions.map(({ file_path }) => file_path)
    response.expectStatus(200).expectValues('new_path', names)
    for (const { previous_path: old_path, file_path: new_path } of actions) {
      response.expectItem({ old_path, new_path, new_file: false, renamed_file: true, deleted_file: false })
    }
  }),

  'list-commit-diffs/deleted-file': check(async (context) => {
    const names = ['gone.txt', 'lost.txt']
    const actions = names.map((file_path) => ({ action: 'delete', file_path }) as const)
    const response = await listDiffs(
      context,
      { 'a.txt': 'A.\n', 'gone.txt': long, 'lost.txt': 'Lost.\n' },
      actions,
    )
    response.expectStatus(200).expectValues('old_path', names)
    for (const old_path of names)
      response.expectItem({ old_path, new_file: false, renamed_file: false, deleted_file: true })
    const { diff } = response.items.find(({ old_path }) => old_path === 'lost.txt') ?? { diff: '' }
    if (!diff.split('\n').includes('-Lost.')) response.fail('A `diff` with the removed line.', diff)
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
  const file_path = actions.find(({ action }) => action !== 'delete')?.file_path
  if (file_path !== undefined) {
    const path = { id: project.id, file_path }
    const query = { branch: 'master', commit_message: 'No longer needed' }
    await ifPossible(() => owner.call('deleteFile', { path, query }), null)
  }
  return act(owner, 'listCommitDiffs', { path: { id: project.id, sha } })
}
