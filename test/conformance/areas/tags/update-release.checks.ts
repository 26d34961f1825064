/** Spec: document 3, "Tags and releases", releases. */
import { check, type CoverageOf } from '../../fixtures/check.ts'
import { missing } from '../../generated/attributes/attribute-checks.ts'
import { twoTags } from './two-tags.ts'

export const updateRelease = {
  'update-release/description-required': missing('updateRelease', 'description'),

  'update-release/updates': check(async ({ owner, given, act }) => {
    const { path, other } = await twoTags(given, { release_description: 'Before.' })
    await owner.call('createRelease', { path: other, body: { description: 'Of the other.' } })
    await owner.call('getTag', { path })
    const written = await act(owner, 'updateRelease', { path, body: { description: 'After.' } })
    written.expectStatus(200)
    const response = await owner.observe('getTag', { path })
    response.expectMatch({ release: { tag_name: path.tag_name, description: 'After.' } })
    const untouched = await owner.observe('getTag', { path: other })
    untouched.expectMatch({ release: { description: 'Of the other.' } })
  }),

  'update-release/returns-release': check(async ({ owner, given, act }) => {
    const annotated = { message: 'Annotated' }
    for (const attributes of [{}, annotated]) {
      const { path } = await twoTags(given, { release_description: 'Before.', ...attributes })
      const response = await act(owner, 'updateRelease', { path, body: { description: 'After.' } })
      response.expectStatus(200).expectMatch({ tag_name: path.tag_name, description: 'After.' })
    }
  }),
} satisfies CoverageOf<'updateRelease'>
