/** Spec: document 3, "Branches". */
import { check, type CoverageOf } from '../../fixtures/check.ts'
import { ifPossible } from '../../fixtures/if-possible.ts'
import { isRecord } from '../../protocol/exchange.ts'

export const deleteBranch = {
  'delete-branch/deletes': check(async ({ owner, given, act }) => {
    const project = await given.repository()
    const [gone, kept] = [await given.branch(project, 'old/one'), await given.branch(project, 'old/one-b')]
    await given.file(project, 'gone.txt', 'Gone.\n', gone)
    const tag_name = await given.tag(project, gone, { ref: gone })
    const head = await given.file(project, 'more.txt', 'More.\n', kept)
    await owner.call('getBranch', { path: { id: project.id, branch: gone } })
    const removed = await act(owner, 'deleteBranch', { path: { id: project.id, branch: gone } })
    removed.expectStatus(200)
    await owner.observeAbsent('getBranch', { path: { id: project.id, branch: gone } })
    const list = await owner.observe('listBranches', { path: project.path })
    list.expectValues('name', [project.branch, kept])
    const tags = await owner.observe('listTags', { path: project.path })
    tags.expectValues('name', [tag_name])
    await given.branch(project, gone, kept)
    const renewed = await owner.observe('getBranch', { path: { id: project.id, branch: gone } })
    renewed.expectMatch({ name: gone, commit: { id: head } })
  }),

  'delete-branch/failure-explained': check(async ({ owner, given, act }) => {
    const { id, branch } = await given.repository()
    const response = await act(owner, 'deleteBranch', { path: { id, branch } })
    // Which branches cannot be deleted is not specified: a deletion that succeeds is no failure to be explained.
    if (response.status === 200) {
      await owner.observeAbsent('getBranch', { path: { id, branch } })
      return
    }
    const { json } = response.expectRejected()
    const message = isRecord(json) ? json['message'] : undefined
    if (typeof message !== 'string' || message === '') response.fail('A `message` that explains why.')
    await owner.observe('getBranch', { path: { id, branch } })
  }),

  'delete-branch/returns-branch': check(async ({ owner, given, act }) => {
    const project = await given.repository()
    const plain = await given.branch(project)
    const withSlash = await ifPossible(() => given.branch(project, 'old/two'), null)
    for (const branch of withSlash === null ? [plain] : [plain, withSlash]) {
      const response = await act(owner, 'deleteBranch', { path: { id: project.id, branch } })
      response.expectStatus(200).expectMatch({ branch }).expectAbsent('branch_name')
    }
  }),
} satisfies CoverageOf<'deleteBranch'>
