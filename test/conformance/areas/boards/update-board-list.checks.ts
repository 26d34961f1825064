/** Spec: document 3, "Issue boards". */
import { missing } from '../../generated/attributes/attribute-checks.ts'
import { check, type CoverageOf } from '../../fixtures/check.ts'
import { givenBoardList } from '../../fixtures/boards.ts'
import { boardWithLists } from './board-with-lists.ts'

export const updateBoardList = {
  'update-board-list/position-required': missing('updateBoardList', 'position'),

  'update-board-list/moves': check(async (context) => {
    const { owner, board, first } = await boardWithLists(context)
    const last = await givenBoardList(context, board)
    if (last.position === first.position) {
      const lists = await owner.observe('listBoardLists', { path: board.path })
      lists.fail('Each list has another `position`.')
    }
    // The positions of the other lists are not specified.
    const { position } = first
    const written = await context.act(owner, 'updateBoardList', { path: last.path, body: { position } })
    written.expectStatus(200).expectMatch({ id: last.id, label: last.shown, position })
    const response = await owner.observe('getBoardList', { path: last.path })
    response.expectMatch({ position })
    const lists = await owner.observe('listBoardLists', { path: board.path })
    lists.expectItem({ id: last.id, position }).expectIncludes('id', first.id)
    const displaced = await owner.observe('getBoardList', { path: first.path })
    lists.expectItem({ id: first.id, position: displaced.body.position })
    // Whether positions begin with 0 is not specified.
    const moved = await context.act(owner, 'updateBoardList', { path: first.path, body: { position: 0 } })
    if (moved.status !== 200) return
    const top = await owner.observe('getBoardList', { path: first.path })
    top.expectMatch({ position: moved.expectStatus(200).body.position })
  }),
} satisfies CoverageOf<'updateBoardList'>
