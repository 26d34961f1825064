/** Spec: document 3, "Tags and releases", the list. */
import { check, type CoverageOf } from '../../fixtures/check.ts'
import { readsUncommonWithoutCredentials } from '../../generated/credentials/public-repositories.ts'

export const listTags = {
  'list-tags/sorted-by-name-reversed': check(async ({ owner, given, act }) => {
    const project = await given.repository()
    for (const name of ['pear', 'apple', 'quince', 'fig-9', 'fig-10']) await given.tag(project, name)
    const response = await act(owner, 'listTags', { path: project.path })
    response.expectStatus(200).expectValuesInOrder('name', ['quince', 'pear', 'fig-9', 'fig-10', 'apple'])
  }),

  'list-tags/public-without-authentication': [readsUncommonWithoutCredentials('listTags')],
} satisfies CoverageOf<'listTags'>
