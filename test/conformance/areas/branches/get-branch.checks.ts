/** Spec: document 3, "Branches". */
import { check, type CoverageOf } from '../../fixtures/check.ts'
import { readsUncommonWithoutCredentials } from '../../generated/credentials/public-repositories.ts'
import { ifPossible } from '../../fixtures/if-possible.ts'
import { firstMessage } from '../../fixtures/repository.ts'

export const getBranch = {
  'get-branch/by-name': [
    check('plain', 'A plain name finds the branch and its commit.', async ({ owner, given, act }) => {
      const { id, branch, commit, parents } = await given.repository()
      const response = await act(owner, 'getBranch', { path: { id, branch } })
      response
        .expectStatus(200)
        .expectMatch({ name: branch, commit: { id: commit, title: firstMessage, parent_ids: parents } })
    }),
    check('with-a-slash', 'A name with a slash is URL-encoded as a whole.', async ({ owner, given, act }) => {
      const project = await given.repository()
      for (const name of ['feature/another', 'feature/one-more']) await given.branch(project, name)
      const other = await given.branch(project, 'feature/one')
      const head = await given.file(project, 'two.txt', 'Two.\n', other)
      const heads = new Map([[other, head]])
      // Which names are valid is not specified.
      const upper = await ifPossible(() => given.unusualBranch(project, 'FEATURE/ONE'), null)
      if (upper !== null) heads.set(upper, project.commit)
      for (const [name, id] of heads) {
        const response = await act(owner, 'getBranch', { path: { id: project.id, branch: name } })
        response.expectStatus(200).expectMatch({ name, commit: { id } })
      }
    }),
  ],

  'get-branch/merged': check(async ({ owner, given, act }) => {
    const request = await given.openMergeRequest()
    const path = { id: request.project.id, branch: request.source }
    const before = await act(owner, 'getBranch', { path })
    before.expectStatus(200).expectMatch({ merged: false })
    await owner.call('acceptMergeRequest', { path: request.path })
    const response = await act(owner, 'getBranch', { path })
    response.expectStatus(200).expectMatch({ merged: true })
  }),

  'get-branch/public-without-authentication': [readsUncommonWithoutCredentials('getBranch')],
} satisfies CoverageOf<'getBranch'>
