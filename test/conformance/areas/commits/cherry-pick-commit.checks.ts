/** Spec: document 3, "Commits". */
import { missing } from '../../generated/attributes/attribute-checks.ts'
import { expectSameRecord } from '../../generated/effects/same-values.ts'
import { check, type CoverageOf } from '../../fixtures/check.ts'
import type { CheckContext } from '../../fixtures/context.ts'
import { ifPossible, observeIfPossible } from '../../fixtures/if-possible.ts'
import { firstFile, firstText } from '../../fixtures/repository.ts'
import { expectContent } from '../../fixtures/file-contents.ts'

export const cherryPickCommit = {
  'cherry-pick-commit/branch-required': missing('cherryPickCommit', 'branch'),

  'cherry-pick-commit/applies-change': check(async (context) => {
    const { owner, given, act } = context
    const gone = 'gone/lost.txt'
    const project = await given.repository({ files: { [firstFile]: firstText, [gone]: 'Lost.\n' } })
    const source = await given.branch(project)
    await given.file(project, 'left.txt', 'Left.\n', source)
    const added = { action: 'create', file_path: 'picked.txt', content: 'Picked.\n' } as const
    const changed = { action: 'update', file_path: firstFile, content: 'Picked as well.\n' } as const
    const deleted = { action: 'delete', file_path: gone } as const
    const sha = await given.commit(project, source, [added, changed, deleted], 'Add picked.txt')
    const head = await given.file(project, 'ahead.txt', 'Ahead.\n')
    const path = { id: project.id, sha }
    const branch = await given.branch(project, 'feature/picked')
    const elsewhere = await act(owner, 'cherryPickCommit', { path, body: { branch } })
    const { id: newest } = elsewhere.expectStatus(201).body
    const picking = await owner.observe('getBranch', { path: { id: project.id, branch } })
    picking.expectMatch({ commit: { id: newest } })
    await expectContent(owner, project.id, 'picked.txt', branch, 'Picked.\n')
    const unpicked = await owner.observe('getCommit', { path: { id: project.id, sha: 'master' } })
    unpicked.expectMatch({ id: head })
    // A server that remembers this response returns it afterwards as well.
    const file = { path: { id: project.id, file_path: firstFile }, query: { ref: 'master' } }
    await ifPossible(() => owner.call('getFile', file), null)
    const picked = await act(owner, 'cherryPickCommit', { path, body: { branch: 'master' } })
    picked.expectStatus(201).expectMatch({ title: 'Add picked.txt' })
    const id = picked.expectStatus(201).body.id ?? picked.fail('The commit with its `id`.')
    if (id === sha) picked.fail('A new commit.', 'It is the picked one.')
    const response = await owner.observe('getCommit', { path: { id: project.id, sha: 'master' } })
    response.expectMatch({ id, parent_ids: [head] })
    expectSameRecord(response, picked)
    await expectContent(owner, project.id, 'picked.txt', 'master', 'Picked.\n')
    await expectContent(owner, project.id, firstFile, 'master', 'Picked as well.\n')
    await expectContent(owner, project.id, 'ahead.txt', 'master', 'Ahead.\n')
    for (const file_path of ['left.txt', gone])
      await owner.observeAbsent('getFile', { path: { id: project.id, file_path }, query: { ref: 'master' } })
    const untouched = await owner.observe('getCommit', { path: { id: project.id, sha: source } })
    untouched.expectMatch({ id: sha })
    await expectNoSuccessWithoutBranch(context, path)
  }),
} satisfies CoverageOf<'cherryPickCommit'>

/** An unknown branch is rejected. A server that creates it instead applies the change to it. */
async function expectNoSuccessWithoutBranch(
  context: CheckContext<'cherryPickCommit'>,
  path: { readonly id: number; readonly sha: string },
): Promise<void> {
  const { owner, act } = context
  const branch = 'no-such-branch'
  const response = await act(owner, 'cherryPickCommit', { path, body: { branch } })
  if (response.status !== 201) {
    response.expectRejected()
    return
  }
  const { id } = response.expectStatus(201).body
  const read = () => owner.observe('listBranches', { path: { id: path.id } })
  const list = await observeIfPossible(context, read, null)
  list?.expectItem({ name: branch, commit: { id } })
}
