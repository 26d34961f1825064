/** Spec: document 3, "Tags and releases", releases; "States and transitions", tag release. */
import { check, type CoverageOf } from '../../fixtures/check.ts'
import { missing } from '../../generated/attribute-checks.ts'
import type { World } from '../../fixtures/context.ts'

/** Two tags, so that it is seen when the release lands on the other one. */
async function tags({ given }: World, wishes: { readonly release_description?: string } = {}) {
  const project = await given.repository()
  const [tag_name, other] = [
    await given.tag(project, 'cloth/v1', wishes),
    await given.tag(project, 'cloth/v2'),
  ]
  return { path: { id: project.id, tag_name }, other: { id: project.id, tag_name: other } }
}

export const releases = {
  'create-release/description-required': missing('createRelease', 'description'),

  'create-release/adds-release': check(async (world) => {
    const { owner } = world
    const { path, other } = await tags(world)
    await owner.does('getTag', { path })
    const created = await owner.tries('createRelease', { path, body: { description: 'First *cloth*.' } })
    created.is(201)
    const answer = await owner.tries('getTag', { path })
    answer.is(200).shows({ release: { tag_name: path.tag_name, description: 'First *cloth*.' } })
    const untouched = await owner.tries('getTag', { path: other })
    untouched.is(200).shows({ release: null })
  }),

  'create-release/existing-is-409': check(async (world) => {
    const { owner } = world
    const { path } = await tags(world, { release_description: 'The first notes.' })
    const refused = await owner.tries('createRelease', { path, body: { description: 'Other notes.' } })
    refused.is(409)
    const answer = await owner.tries('getTag', { path })
    answer.is(200).shows({ release: { description: 'The first notes.' } })
  }),

  'create-release/answers-with-release': check(async (world) => {
    const { path } = await tags(world)
    const answer = await world.owner.tries('createRelease', { path, body: { description: 'Shown.' } })
    answer.is(201).shows({ tag_name: path.tag_name, description: 'Shown.' })
  }),

  'update-release/description-required': missing('updateRelease', 'description'),

  'update-release/updates': check(async (world) => {
    const { owner } = world
    const { path, other } = await tags(world, { release_description: 'Before.' })
    await owner.does('createRelease', { path: other, body: { description: 'Of the other.' } })
    await owner.does('getTag', { path })
    const written = await owner.tries('updateRelease', { path, body: { description: 'After.' } })
    written.is(200)
    const answer = await owner.tries('getTag', { path })
    answer.is(200).shows({ release: { tag_name: path.tag_name, description: 'After.' } })
    const untouched = await owner.tries('getTag', { path: other })
    untouched.is(200).shows({ release: { description: 'Of the other.' } })
  }),

  'update-release/answers-with-release': check(async (world) => {
    const { path } = await tags(world, { release_description: 'Before.' })
    const answer = await world.owner.tries('updateRelease', { path, body: { description: 'After.' } })
    answer.is(200).shows({ tag_name: path.tag_name, description: 'After.' })
  }),
} satisfies CoverageOf<'createRelease' | 'updateRelease'>
