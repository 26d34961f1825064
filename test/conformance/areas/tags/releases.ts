/** Spec: document 3, "Tags and releases", releases; "States and transitions", tag release. */
import { check, type CoverageOf } from '../../fixtures/check.ts'
import { missing } from '../../generated/attribute-checks.ts'
import type { CheckContext } from '../../fixtures/context.ts'

/** Two tags, so that it is seen when the release lands on the other one. */
async function tags({ given }: CheckContext, wishes: { readonly release_description?: string } = {}) {
  const project = await given.repository()
  const [tag_name, other] = [
    await given.tag(project, 'cloth/v1', wishes),
    await given.tag(project, 'cloth/v2'),
  ]
  return { path: { id: project.id, tag_name }, other: { id: project.id, tag_name: other } }
}

export const releases = {
  'create-release/description-required': missing('createRelease', 'description'),

  'create-release/adds-release': check(async (context) => {
    const { owner } = context
    const { path, other } = await tags(context)
    await owner.call('getTag', { path })
    const created = await owner.tries('createRelease', { path, body: { description: 'First *cloth*.' } })
    created.expectStatus(201)
    const response = await owner.tries('getTag', { path })
    response
      .expectStatus(200)
      .expectMatch({ release: { tag_name: path.tag_name, description: 'First *cloth*.' } })
    const untouched = await owner.tries('getTag', { path: other })
    untouched.expectStatus(200).expectMatch({ release: null })
  }),

  'create-release/existing-is-409': check(async (context) => {
    const { owner } = context
    const { path } = await tags(context, { release_description: 'The first notes.' })
    const refused = await owner.tries('createRelease', { path, body: { description: 'Other notes.' } })
    refused.expectStatus(409)
    const response = await owner.tries('getTag', { path })
    response.expectStatus(200).expectMatch({ release: { description: 'The first notes.' } })
  }),

  'create-release/answers-with-release': check(async (context) => {
    const { path } = await tags(context)
    const response = await context.owner.tries('createRelease', { path, body: { description: 'Shown.' } })
    response.expectStatus(201).expectMatch({ tag_name: path.tag_name, description: 'Shown.' })
  }),

  'update-release/description-required': missing('updateRelease', 'description'),

  'update-release/updates': check(async (context) => {
    const { owner } = context
    const { path, other } = await tags(context, { release_description: 'Before.' })
    await owner.call('createRelease', { path: other, body: { description: 'Of the other.' } })
    await owner.call('getTag', { path })
    const written = await owner.tries('updateRelease', { path, body: { description: 'After.' } })
    written.expectStatus(200)
    const response = await owner.tries('getTag', { path })
    response.expectStatus(200).expectMatch({ release: { tag_name: path.tag_name, description: 'After.' } })
    const untouched = await owner.tries('getTag', { path: other })
    untouched.expectStatus(200).expectMatch({ release: { description: 'Of the other.' } })
  }),

  'update-release/answers-with-release': check(async (context) => {
    const { path } = await tags(context, { release_description: 'Before.' })
    const response = await context.owner.tries('updateRelease', { path, body: { description: 'After.' } })
    response.expectStatus(200).expectMatch({ tag_name: path.tag_name, description: 'After.' })
  }),
} satisfies CoverageOf<'createRelease' | 'updateRelease'>
