/** Spec: document 3, "Tags and releases", deletion. */
import { check, type CoverageOf } from '../../fixtures/check.ts'

export const deleteTag = {
  'delete-tag/deletes': [
    check('one-of-two', 'The other tag and the commit remain.', async ({ owner, given, act }) => {
      const project = await given.repository()
      const [gone, kept] = [await given.tag(project, 'old/one'), await given.tag(project, 'old/one-b')]
      const branch = await given.branch(project, gone)
      await owner.call('getTag', { path: { id: project.id, tag_name: gone } })
      const removed = await act(owner, 'deleteTag', { path: { id: project.id, tag_name: gone } })
      removed.expectStatus(200)
      await owner.observeAbsent('getTag', { path: { id: project.id, tag_name: gone } })
      const list = await owner.observe('listTags', { path: project.path })
      list.expectValues('name', [kept])
      await owner.observe('getCommit', { path: { id: project.id, sha: project.commit } })
      const branches = await owner.observe('listBranches', { path: project.path })
      branches.expectIncludes('name', branch, project.branch)
    }),
    check('an-annotated-tag', 'A tag with a message is deleted.', async ({ owner, given, act }) => {
      const project = await given.repository()
      const tag_name = await given.tag(project, undefined, { message: 'Annotated' })
      const removed = await act(owner, 'deleteTag', { path: { id: project.id, tag_name } })
      removed.expectStatus(200)
      await owner.observeAbsent('getTag', { path: { id: project.id, tag_name } })
    }),
    check('with-its-release', 'The release of the tag is deleted as well.', async ({ owner, given, act }) => {
      const project = await given.repository()
      const tag_name = await given.tag(project, undefined, { release_description: 'Of the former one.' })
      const removed = await act(owner, 'deleteTag', { path: { id: project.id, tag_name } })
      removed.expectStatus(200)
      await owner.observeAbsent('getTag', { path: { id: project.id, tag_name } })
      await given.tag(project, tag_name)
      const response = await owner.observe('getTag', { path: { id: project.id, tag_name } })
      response.expectMatch({ name: tag_name, release: null })
    }),
  ],
} satisfies CoverageOf<'deleteTag'>
