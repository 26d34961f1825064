/** One valid request to each operation of boards: what the generated checks vary. */
import { givenBoardList, givenBoard } from '../../fixtures/boards.ts'
import { givenLabel } from '../../fixtures/provisioned.ts'
import type { RequestBuilders } from '../../fixtures/request.ts'

export const requests = {
  listBoards: async ({ owner, given }, visibility) => {
    const { path } = await given.project({ visibility })
    return { by: owner, input: { path } }
  },

  listBoardLists: async (context, visibility) => {
    const { owner, path } = await givenBoard(context, { visibility })
    return { by: owner, input: { path } }
  },

  createBoardList: async (context, visibility) => {
    const { owner, project, path } = await givenBoard(context, { visibility })
    const { id: label_id } = await givenLabel(context, project)
    return { by: owner, input: { path, body: { label_id } } }
  },

  getBoardList: async (context, visibility) => {
    const { owner, path } = await givenBoardList(context, await givenBoard(context, { visibility }))
    return { by: owner, input: { path } }
  },

  updateBoardList: async (context, visibility) => {
    const board = await givenBoard(context, { visibility })
    const { owner, path } = await givenBoardList(context, board)
    const { position } = await givenBoardList(context, board)
    return { by: owner, input: { path, body: { position } } }
  },

  deleteBoardList: async (context, visibility) => {
    const { owner, path } = await givenBoardList(context, await givenBoard(context, { visibility }))
    return { by: owner, input: { path } }
  },
} satisfies RequestBuilders<'boards'>
