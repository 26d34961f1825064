/** Spec: document 3, "Issue boards". */
import { check, type CoverageOf } from '../../fixtures/check.ts'
import { boardWithLists, isOfLabel } from './board-with-lists.ts'

export const listBoardLists = {
  'list-board-lists/label-lists-only': check(async (context) => {
    const elsewhere = await boardWithLists(context)
    const { owner, path, first, second } = await boardWithLists(context)
    const response = await context.act(owner, 'listBoardLists', { path })
    response
      .expectStatus(200)
      .expectIncludes('id', first.id, second.id)
      .expectOmits('id', elsewhere.first.id, elsewhere.second.id)
    for (const list of response.expectStatus(200).items) {
      if (!isOfLabel(list)) response.fail('Lists of labels only.', JSON.stringify(list))
    }
  }),
} satisfies CoverageOf<'listBoardLists'>
