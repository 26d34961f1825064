/** Spec: document 3, "Commits": a single commit, its changes, and cherry-picking. */
import { check, type CoverageOf } from '../../fixtures/check.ts'
import { missing } from '../../generated/attribute-checks.ts'
import type { Actions } from '../../fixtures/repository.ts'
import type { CheckContext } from '../../fixtures/context.ts'
import { expectContent } from '../../fixtures/file-contents.ts'

export const getCommit = {
  'get-commit/by-hash': check(async ({ owner, given, act }) => {
    const project = await given.repository()
    const later = await given.file(project, 'later.txt', 'Later.\n')
    const response = await act(owner, 'getCommit', { path: { id: project.id, sha: project.commit } })
    response.expectStatus(200).expectMatch({ id: project.commit, title: 'Begin', parent_ids: [] })
    const next = await act(owner, 'getCommit', { path: { id: project.id, sha: later } })
    next.expectStatus(200).expectMatch({ id: later, parent_ids: [project.commit] })
  }),

  'get-commit/by-branch': check(async ({ owner, given, act }) => {
    const project = await given.repository()
    const branch = await given.branch(project, 'feature/named')
    const head = await given.file(project, 'head.txt', 'Head.\n', branch)
    const response = await act(owner, 'getCommit', { path: { id: project.id, sha: branch } })
    response.expectStatus(200).expectMatch({ id: head })
  }),

  'get-commit/by-tag': check(async ({ owner, given, act }) => {
    const project = await given.repository()
    await owner.call('createTag', { path: project.path, body: { tag_name: 'v1', ref: 'master' } })
    await given.file(project, 'later.txt', 'Later.\n')
    const response = await act(owner, 'getCommit', { path: { id: project.id, sha: 'v1' } })
    response.expectStatus(200).expectMatch({ id: project.commit })
  }),

  'get-commit/stats-and-status': check(async ({ owner, given, act }) => {
    const project = await given.repository({ files: { 'a.txt': 'One\nTwo\nThree\n' } })
    const actions: Actions = [{ action: 'update', file_path: 'a.txt', content: 'One\nThree\nFour\nFive\n' }]
    const sha = await given.commit(project, 'master', actions)
    const response = await act(owner, 'getCommit', { path: { id: project.id, sha } })
    response.expectStatus(200).expectMatch({ stats: { additions: 2, deletions: 1, total: 3 } })
    if (!('status' in response.expectStatus(200).body)) response.fail('A `status`, which may be null.')
  }),
} satisfies CoverageOf<'getCommit'>

export const cherryPickCommit = {
  'cherry-pick-commit/branch-required': missing('cherryPickCommit', 'branch'),

  'cherry-pick-commit/applies-change': check(async ({ owner, given, act }) => {
    const project = await given.repository()
    const source = await given.branch(project)
    await given.file(project, 'left.txt', 'Left.\n', source)
    const sha = await given.file(project, 'picked.txt', 'Picked.\n', source)
    const head = await given.file(project, 'ahead.txt', 'Ahead.\n')
    const picked = await act(owner, 'cherryPickCommit', {
      path: { id: project.id, sha },
      body: { branch: 'master' },
    })
    picked.expectStatus(201).expectMatch({ title: 'Add picked.txt' })
    const id = picked.expectStatus(201).body.id ?? picked.fail('The commit with its `id`.')
    if (id === sha) picked.fail('A new commit.', 'It is the picked one.')
    const response = await owner.observe('getCommit', { path: { id: project.id, sha: 'master' } })
    response.expectMatch({ id, parent_ids: [head] })
    await expectContent(owner, project.id, 'picked.txt', 'master', 'Picked.\n')
    await expectContent(owner, project.id, 'ahead.txt', 'master', 'Ahead.\n')
    const left = { path: { id: project.id, file_path: 'left.txt' }, query: { ref: 'master' } }
    await owner.observeAbsent('getFile', left)
    const untouched = await owner.observe('getCommit', { path: { id: project.id, sha: source } })
    untouched.expectMatch({ id: sha })
  }),
} satisfies CoverageOf<'cherryPickCommit'>

const long = `${Array.from({ length: 20 }, (_, line) => `Line ${line}`).join('\n')}\n`

export const listCommitDiffs = {
  'list-commit-diffs/entry-per-file': check(async (context) => {
    const response = await diffs(context, { 'a.txt': 'A.\n', 'b.txt': 'B.\n', 'c.txt': 'C.\n' }, [
      { action: 'update', file_path: 'a.txt', content: 'Changed.\n' },
      { action: 'update', file_path: 'b.txt', content: 'Changed.\n' },
    ])
    response.expectStatus(200).expectValues('new_path', ['a.txt', 'b.txt'])
    const [first] = response.expectStatus(200).items
    if (first !== undefined && !(first.diff.includes('+Changed.') && /^-[AB]\./m.test(first.diff))) {
      response.fail('A `diff` with the line taken off and the line put in.', first.diff)
    }
  }),

  'list-commit-diffs/new-file': check(async (context) => {
    const response = await diffs(context, { 'a.txt': 'A.\n' }, [
      { action: 'create', file_path: 'new.txt', content: 'New.\n' },
    ])
    response.expectStatus(200).expectValues('new_path', ['new.txt'])
    response.expectMatch([{ new_path: 'new.txt', new_file: true, renamed_file: false, deleted_file: false }])
  }),

  'list-commit-diffs/renamed-file': check(async (context) => {
    const response = await diffs(context, { 'old.txt': long }, [
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
    const response = await diffs(context, { 'a.txt': 'A.\n', 'gone.txt': long }, [
      { action: 'delete', file_path: 'gone.txt' },
    ])
    response
      .expectStatus(200)
      .expectMatch([{ old_path: 'gone.txt', new_file: false, renamed_file: false, deleted_file: true }])
  }),
} satisfies CoverageOf<'listCommitDiffs'>

/** What one commit on given files changes. */
async function diffs(
  { owner, given, act }: CheckContext,
  files: Readonly<Record<string, string>>,
  actions: Actions,
) {
  const project = await given.repository({ files })
  const sha = await given.commit(project, 'master', actions)
  return act(owner, 'listCommitDiffs', { path: { id: project.id, sha } })
}
