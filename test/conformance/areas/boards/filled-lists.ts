/** Each list of boards with enough items for several pages. */
import { type FilledList, type FilledLists, five } from '../../fixtures/filled-list.ts'
import type { CheckContext } from '../../fixtures/context.ts'
import { givenBoardList, givenBoard } from '../../fixtures/boards.ts'

export const filledLists = {
  async listBoards({ owner, given }: CheckContext): Promise<FilledList> {
    const { path } = await given.project()
    return { by: owner, path, query: {}, key: 'id', least: 0 }
  },

  async listBoardLists(context: CheckContext): Promise<FilledList> {
    const board = await givenBoard(context)
    for (const _ of five) await givenBoardList(context, board)
    return { by: board.owner, path: board.path, query: {}, key: 'id', least: 5 }
  },
} satisfies FilledLists<'boards'>
