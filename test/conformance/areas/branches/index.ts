/** Every rule on branches. Spec: document 3, "Branches". */
import { check, type CoverageOfArea } from '../../fixtures/check.ts'
import { isRecord } from '../../protocol/exchange.ts'
import { publicWithoutCredentials } from '../../generated/access-rules.ts'
import { missing } from '../../generated/attribute-checks.ts'
import { merged } from './merged.ts'
import { protection } from './protection.ts'

export const branches = {
  'list-branches/public-without-authentication': publicWithoutCredentials('listBranches'),

  'list-branches/sorted-by-name': check(async ({ owner, given, act }) => {
    const project = await given.repository()
    for (const name of ['pear', 'apple', 'quince', 'fig']) await given.branch(project, name)
    const response = await act(owner, 'listBranches', { path: project.path })
    response.expectStatus(200).expectValuesInOrder('name', ['apple', 'fig', 'master', 'pear', 'quince'])
  }),

  'create-branch/branch-required': missing('createBranch', 'branch'),
  'create-branch/ref-required': missing('createBranch', 'ref'),

  'create-branch/from-branch': check(async ({ owner, given, act }) => {
    const project = await given.repository()
    const source = await given.branch(project)
    const head = await given.file(project, 'more.txt', 'More.\n', source)
    await owner.call('listBranches', { path: project.path })
    const body = { branch: 'feature/begun', ref: source }
    const created = await act(owner, 'createBranch', { path: project.path, body })
    created.expectStatus(201).expectMatch({ name: body.branch, commit: { id: head } })
    const response = await owner.observe('getBranch', { path: { id: project.id, branch: body.branch } })
    response.expectMatch({ name: body.branch, commit: { id: head } })
    const list = await owner.observe('listBranches', { path: project.path })
    list.expectIncludes('name', body.branch, source, project.branch)
  }),

  'create-branch/from-commit': check(async ({ owner, given, act }) => {
    const project = await given.repository()
    await given.file(project, 'more.txt', 'More.\n')
    const body = { branch: 'from-the-first', ref: project.commit }
    const created = await act(owner, 'createBranch', { path: project.path, body })
    created.expectStatus(201).expectMatch({ name: body.branch, commit: { id: project.commit } })
    const response = await owner.observe('getBranch', { path: { id: project.id, branch: body.branch } })
    response.expectMatch({ commit: { id: project.commit } })
  }),

  'create-branch/branch-not-branch-name': check(async ({ owner, given }) => {
    const { id, path, branch } = await given.repository()
    const body = { branch_name: 'by-the-old-name', ref: branch }
    const refused = await owner.sendUnchecked({ operation: 'createBranch', path, body })
    refused.expectStatus(400)
    await owner.observeAbsent('getBranch', { path: { id, branch: 'by-the-old-name' } })
  }),

  'get-branch/public-without-authentication': publicWithoutCredentials('getBranch'),

  'get-branch/by-name': [
    check('plain', 'plain', async ({ owner, given, act }) => {
      const { id, branch, commit } = await given.repository()
      const response = await act(owner, 'getBranch', { path: { id, branch } })
      response
        .expectStatus(200)
        .expectMatch({ name: branch, commit: { id: commit, title: 'Begin', parent_ids: [] } })
    }),
    check('with-a-slash', 'with a slash', async ({ owner, given, act }) => {
      const project = await given.repository()
      await given.branch(project, 'feature/one')
      const other = await given.branch(project, 'feature/two')
      const head = await given.file(project, 'two.txt', 'Two.\n', other)
      const response = await act(owner, 'getBranch', { path: { id: project.id, branch: other } })
      response.expectStatus(200).expectMatch({ name: other, commit: { id: head } })
    }),
  ],

  'get-branch/merged': check(async ({ owner, given, act }) => {
    const request = await given.openMergeRequest()
    const path = { id: request.project.id, branch: request.source }
    const before = await act(owner, 'getBranch', { path })
    before.expectStatus(200).expectMatch({ merged: false })
    await owner.call('acceptMergeRequest', { path: request.path })
    const response = await act(owner, 'getBranch', { path })
    response.expectStatus(200).expectMatch({ merged: true })
  }),

  'delete-branch/deletes': check(async ({ owner, given, act }) => {
    const project = await given.repository()
    const [gone, kept] = [await given.branch(project, 'old/one'), await given.branch(project, 'old/two')]
    await owner.call('getBranch', { path: { id: project.id, branch: gone } })
    const removed = await act(owner, 'deleteBranch', { path: { id: project.id, branch: gone } })
    removed.expectStatus(200)
    await owner.observeAbsent('getBranch', { path: { id: project.id, branch: gone } })
    const list = await owner.observe('listBranches', { path: project.path })
    list.expectValues('name', [kept, project.branch])
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

  'delete-branch/answers-with-branch': check(async ({ owner, given, act }) => {
    const project = await given.repository()
    const branch = await given.branch(project)
    const response = await act(owner, 'deleteBranch', { path: { id: project.id, branch } })
    response.expectStatus(200).expectMatch({ branch }).expectAbsent('branch_name')
  }),

  ...protection,
  ...merged,
} satisfies CoverageOfArea<'branches'>
