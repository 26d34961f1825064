/** Every rule on tags and releases. Spec: document 3, "Tags and releases". */
import { check, type CoverageOfArea } from '../../fixtures/check.ts'
import { publicWithoutCredentials } from '../../generated/access-rules.ts'
import { createTag } from './create-tag.ts'
import { claimsMessage } from './messages.ts'
import { releases } from './releases.ts'

export const tags = {
  'list-tags/public-without-authentication': publicWithoutCredentials('listTags'),

  'list-tags/sorted-by-name-reversed': check(async ({ owner, given }) => {
    const project = await given.repository()
    for (const name of ['pear', 'apple', 'quince', 'fig']) await given.tag(project, name)
    const response = await owner.tries('listTags', { path: project.path })
    response.expectStatus(200).expectValuesInOrder('name', ['quince', 'pear', 'fig', 'apple'])
  }),

  ...createTag,

  'get-tag/public-without-authentication': publicWithoutCredentials('getTag'),

  'get-tag/by-name': [
    check('plain', async ({ owner, given }) => {
      const project = await given.repository()
      await given.tag(project, 'v1.0.0')
      const later = await given.file(project, 'later.txt', 'Later.\n')
      await given.tag(project, 'v1.0.1')
      for (const [tag_name, id] of [
        ['v1.0.0', project.commit],
        ['v1.0.1', later],
      ] as const) {
        const response = await owner.tries('getTag', { path: { id: project.id, tag_name } })
        response.expectStatus(200).expectMatch({ name: tag_name, commit: { id } })
      }
    }),
    check('with a slash', async ({ owner, given }) => {
      const project = await given.repository()
      const tag_name = await given.tag(project, 'release/one')
      const response = await owner.tries('getTag', { path: { id: project.id, tag_name } })
      response
        .expectStatus(200)
        .expectMatch({ name: tag_name, commit: { id: project.commit, title: 'Begin' } })
    }),
  ],

  'get-tag/message-of-annotated': check(async ({ owner, given }) => {
    const project = await given.repository()
    const tag_name = await given.tag(project, undefined, { message: 'First cloth' })
    const response = await owner.tries('getTag', { path: { id: project.id, tag_name } })
    response.expectStatus(200).expectMatch({ commit: { id: project.commit } })
    claimsMessage(response, 'First cloth')
  }),

  'get-tag/message-of-lightweight': check(async ({ owner, given }) => {
    const project = await given.repository()
    const tag_name = await given.tag(project)
    const response = await owner.tries('getTag', { path: { id: project.id, tag_name } })
    response.expectStatus(200).expectMatch({ message: null })
  }),

  'get-tag/release': check(async ({ owner, given }) => {
    const project = await given.repository()
    const without = await given.tag(project, undefined, { message: 'No notes' })
    const released = await given.tag(project, undefined, { release_description: 'The notes.' })
    const none = await owner.tries('getTag', { path: { id: project.id, tag_name: without } })
    none.expectStatus(200).expectMatch({ release: null })
    const one = await owner.tries('getTag', { path: { id: project.id, tag_name: released } })
    one.expectStatus(200).expectMatch({ release: { tag_name: released, description: 'The notes.' } })
    const list = await owner.tries('listTags', { path: project.path })
    list.expectStatus(200).expectItem({ name: without, release: null })
    list.expectItem({ name: released, release: { tag_name: released, description: 'The notes.' } })
  }),

  'delete-tag/deletes': [
    check('one of two', async ({ owner, given }) => {
      const project = await given.repository()
      const [gone, kept] = [await given.tag(project, 'old/one'), await given.tag(project, 'old/two')]
      await owner.call('getTag', { path: { id: project.id, tag_name: gone } })
      const removed = await owner.tries('deleteTag', { path: { id: project.id, tag_name: gone } })
      removed.expectStatus(200)
      const response = await owner.tries('getTag', { path: { id: project.id, tag_name: gone } })
      response.expectStatus(404)
      const list = await owner.tries('listTags', { path: project.path })
      list.expectStatus(200).expectValues('name', [kept])
      const commit = await owner.tries('getCommit', { path: { id: project.id, sha: project.commit } })
      commit.expectStatus(200)
    }),
    check('and its release with it', async ({ owner, given }) => {
      const project = await given.repository()
      const tag_name = await given.tag(project, undefined, { release_description: 'Of the former one.' })
      await owner.call('deleteTag', { path: { id: project.id, tag_name } })
      await given.tag(project, tag_name)
      const response = await owner.tries('getTag', { path: { id: project.id, tag_name } })
      response.expectStatus(200).expectMatch({ name: tag_name, release: null })
    }),
  ],

  ...releases,
} satisfies CoverageOfArea<'tags'>
