/** Spec: document 3, "Branches". */
import { check, type CoverageOf } from '../../fixtures/check.ts'
import { readsUncommonWithoutCredentials } from '../../generated/credentials/public-repositories.ts'

export const listBranches = {
  'list-branches/sorted-by-name': check(async ({ owner, given, act }) => {
    const project = await given.repository()
    for (const name of ['pear', 'apple', 'quince', 'fig-9', 'fig-10']) await given.branch(project, name)
    const response = await act(owner, 'listBranches', { path: project.path })
    response
      .expectStatus(200)
      .expectValuesInOrder('name', ['apple', 'fig-10', 'fig-9', 'master', 'pear', 'quince'])
  }),

  'list-branches/public-without-authentication': [readsUncommonWithoutCredentials('listBranches')],
} satisfies CoverageOf<'listBranches'>
