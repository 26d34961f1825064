/** Spec: document 3, "Commits". */
import { threeCommits } from '../../fixtures/three-commits.ts'
import { ifPossible } from '../../fixtures/if-possible.ts'
import { check, type CoverageOf } from '../../fixtures/check.ts'
import { firstPageOf, linksVisitEveryItemOf } from '../../generated/pagination/index.ts'

export const listCommits = {
  'list-commits/default-branch': check(async ({ owner, given, act }) => {
    const project = await given.repository()
    const { name, path, commit, parents } = project
    const branch = await given.branch(project)
    const aside = await given.file(project, 'aside.txt', 'Aside.\n', branch)
    const ahead = await given.file(project, 'ahead.txt', 'Ahead.\n')
    const response = await act(owner, 'listCommits', { path })
    response
      .expectStatus(200)
      .expectValues('id', [...parents, commit, ahead])
      .expectOmits('id', aside)
    const file = { branch: project.branch, content: 'Filed.\n', commit_message: 'By the endpoint of files' }
    const request = { path: { id: project.id, file_path: 'filed.txt' }, body: file }
    if ((await ifPossible(() => owner.call('createFile', request), null)) !== null) {
      const longer = await act(owner, 'listCommits', { path })
      longer.expectStatus(200).expectItem({ title: file.commit_message })
    }
    await owner.call('updateProject', { path, body: { name, default_branch: branch } })
    const other = await act(owner, 'listCommits', { path })
    other
      .expectStatus(200)
      .expectValues('id', [...parents, commit, aside])
      .expectOmits('id', ahead)
  }),

  'list-commits/ref-name': [
    check('of-a-branch', 'The commits of the branch are listed.', async ({ owner, given, act }) => {
      const project = await given.repository()
      const branch = await given.branch(project)
      const aside = await given.file(project, 'aside.txt', 'Aside.\n', branch)
      await given.file(project, 'ahead.txt', 'Ahead.\n')
      const response = await act(owner, 'listCommits', { path: project.path, query: { ref_name: branch } })
      response.expectStatus(200).expectValues('id', [...project.parents, project.commit, aside])
    }),
    check('of-a-tag', 'The commits of the tag are listed.', async ({ owner, given, act }) => {
      const project = await given.repository()
      await owner.call('createTag', { path: project.path, body: { tag_name: 'v1', ref: 'master' } })
      await given.file(project, 'ahead.txt', 'Ahead.\n')
      const response = await act(owner, 'listCommits', { path: project.path, query: { ref_name: 'v1' } })
      response.expectStatus(200).expectValues('id', [...project.parents, project.commit])
    }),
  ],

  'list-commits/since-inclusive': [
    check('alone', 'The bound applies to the default branch.', async (context) => {
      const { project, second, third, since } = await context.use(threeCommits)
      const owner = context.as(project.owner)
      const response = await context.act(owner, 'listCommits', {
        path: project.path,
        query: { since },
      })
      response.expectStatus(200).expectValues('id', [second, third])
    }),
    check('of-a-branch', 'The commits of the branch are listed.', async (context) => {
      const { project, second, third, since } = await context.use(threeCommits)
      const owner = context.as(project.owner)
      const query = { ref_name: 'master', since }
      const response = await context.act(owner, 'listCommits', { path: project.path, query })
      response.expectStatus(200).expectValues('id', [second, third])
    }),
  ],

  'list-commits/until-inclusive': [
    check('alone', 'The bound applies to the default branch.', async (context) => {
      const { project, first, second, until } = await context.use(threeCommits)
      const owner = context.as(project.owner)
      const response = await context.act(owner, 'listCommits', {
        path: project.path,
        query: { until },
      })
      response.expectStatus(200).expectValues('id', [...project.parents, first, second])
    }),
    check('with-since', 'Both bounds apply together.', async (context) => {
      const { project, second, since, until } = await context.use(threeCommits)
      const owner = context.as(project.owner)
      const query = { since, until }
      const response = await context.act(owner, 'listCommits', { path: project.path, query })
      response.expectStatus(200).expectValues('id', [second])
    }),
  ],

  'list-commits/first-page-is-1': firstPageOf('listCommits'),
  'list-commits/link-header-correct': linksVisitEveryItemOf('listCommits'),
} satisfies CoverageOf<'listCommits'>
