/** Spec: document 3, "Tags and releases", a single tag. */
import { check, type CoverageOf } from '../../fixtures/check.ts'
import { readsUncommonWithoutCredentials } from '../../generated/credentials/public-repositories.ts'
import { ifPossible } from '../../fixtures/if-possible.ts'
import { expectAnnotation } from './annotation.ts'
import { firstMessage } from '../../fixtures/repository.ts'

export const getTag = {
  'get-tag/by-name': [
    check('plain', 'Each of two tags is returned with its own commit.', async ({ owner, given, act }) => {
      const project = await given.repository()
      await given.tag(project, 'v1.0.0')
      const later = await given.file(project, 'later.txt', 'Later.\n')
      // The name of the other tag begins with it.
      await given.tag(project, 'v1.0')
      const commits = new Map([
        ['v1.0.0', project.commit],
        ['v1.0', later],
      ])
      // Which names are valid is not specified.
      const upper = await ifPossible(() => given.tag(project, 'V1.0.0', { ref: later }), null)
      if (upper !== null) commits.set(upper, later)
      for (const [tag_name, id] of commits) {
        const response = await act(owner, 'getTag', { path: { id: project.id, tag_name } })
        response.expectStatus(200).expectMatch({ name: tag_name, commit: { id } })
      }
    }),
    check('with-a-slash', 'A name with a slash is URL-encoded as a whole.', async ({ owner, given, act }) => {
      const project = await given.repository()
      const tag_name = await given.tag(project, 'release/one')
      const response = await act(owner, 'getTag', { path: { id: project.id, tag_name } })
      response
        .expectStatus(200)
        .expectMatch({ name: tag_name, commit: { id: project.commit, title: firstMessage } })
    }),
  ],

  'get-tag/message-of-annotated': check(async ({ owner, given, act }) => {
    const project = await given.repository()
    const tag_name = await given.tag(project, undefined, { message: 'First cloth' })
    const response = await act(owner, 'getTag', { path: { id: project.id, tag_name } })
    response.expectStatus(200).expectMatch({ commit: { id: project.commit } })
    expectAnnotation(response, 'First cloth')
  }),

  'get-tag/message-of-lightweight': check(async ({ owner, given, act }) => {
    const project = await given.repository()
    const tag_name = await given.tag(project)
    const response = await act(owner, 'getTag', { path: { id: project.id, tag_name } })
    response.expectStatus(200).expectMatch({ message: null })
  }),

  'get-tag/release': check(async ({ owner, nonMember, anonymous, given, act }) => {
    const project = await given.repository({ visibility: 'public' })
    const without = await given.tag(project, undefined, { message: 'No notes' })
    const released = await given.tag(project, undefined, { release_description: 'The notes.' })
    const none = await act(owner, 'getTag', { path: { id: project.id, tag_name: without } })
    none.expectStatus(200).expectMatch({ release: null })
    const one = await act(owner, 'getTag', { path: { id: project.id, tag_name: released } })
    one.expectStatus(200).expectMatch({ release: { tag_name: released, description: 'The notes.' } })
    for (const by of [nonMember, anonymous]) {
      const seen = await act(by, 'getTag', { path: { id: project.id, tag_name: released } })
      if (seen.status === 200)
        seen.expectStatus(200).expectMatch({ release: { tag_name: released, description: 'The notes.' } })
    }
    const list = await owner.observe('listTags', { path: project.path })
    list.expectItem({ name: without, release: null })
    list.expectItem({ name: released, release: { tag_name: released, description: 'The notes.' } })
  }),

  'get-tag/public-without-authentication': [readsUncommonWithoutCredentials('getTag')],
} satisfies CoverageOf<'getTag'>
