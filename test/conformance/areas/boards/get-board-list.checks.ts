/** Spec: document 3, "Issue boards". */
import { check, type CoverageOf } from '../../fixtures/check.ts'
import { boardWithLists } from './board-with-lists.ts'

export const getBoardList = {
  'get-board-list/by-id': [
    check('of-two', 'Each of two lists is returned by its ID.', async (context) => {
      const { owner, first, second } = await boardWithLists(context)
      for (const { id, path, shown: label } of [first, second]) {
        const response = await context.act(owner, 'getBoardList', { path })
        response.expectStatus(200).expectMatch({ id, label })
      }
    }),
    check('not-of-another-project', 'A list of another project is not found.', async (context) => {
      const { owner, path } = await boardWithLists(context)
      const other = await boardWithLists(context)
      const response = await context.act(owner, 'getBoardList', {
        path: { ...path, list_id: other.first.id },
      })
      response.expectStatus(404)
    }),
  ],
} satisfies CoverageOf<'getBoardList'>
