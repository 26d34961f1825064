/** Spec: document 3, "Tags and releases", releases; "States and transitions", tag release. */
import { check, type CoverageOf } from '../../fixtures/check.ts'
import { missing } from '../../generated/attributes/attribute-checks.ts'
import { expectAnnotation } from './annotation.ts'
import { twoTags } from './two-tags.ts'

export const createRelease = {
  'create-release/description-required': missing('createRelease', 'description'),

  'create-release/adds-release': check(async ({ owner, given, act }) => {
    const { path, other } = await twoTags(given, { message: 'Annotated' })
    await owner.call('getTag', { path })
    const body = { description: 'First *cloth*.\n\nOf linen.' }
    const created = await act(owner, 'createRelease', { path, body })
    created.expectStatus(201)
    const response = await owner.observe('getTag', { path })
    response.expectMatch({ release: { tag_name: path.tag_name, ...body } })
    expectAnnotation(response, 'Annotated')
    const untouched = await owner.observe('getTag', { path: other })
    untouched.expectMatch({ release: null })
  }),

  'create-release/existing-is-409': check(async ({ owner, given, act }) => {
    const { path } = await twoTags(given, { release_description: 'The first notes.' })
    for (const description of ['Other notes.', 'The first notes.']) {
      const rejected = await act(owner, 'createRelease', { path, body: { description } })
      rejected.expectStatus(409)
      const response = await owner.observe('getTag', { path })
      response.expectMatch({ release: { description: 'The first notes.' } })
    }
  }),

  'create-release/returns-release': check(async ({ owner, given, act }) => {
    const { path } = await twoTags(given)
    const response = await act(owner, 'createRelease', { path, body: { description: 'Shown.' } })
    response.expectStatus(201).expectMatch({ tag_name: path.tag_name, description: 'Shown.' })
  }),
} satisfies CoverageOf<'createRelease'>
