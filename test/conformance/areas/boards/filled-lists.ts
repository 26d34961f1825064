/** Each list of boards with enough items for several pages. */
import { type FilledList, type FilledLists, five } from '../../fixtures/filled-list.ts'
import type { CheckContext } from '../../fixtures/context.ts'
import { givenBoardList, givenBoard } from '../../fixtures/boards.ts'
import { givenFurtherBoard } from '../../fixtures/provisioned.ts'
import { canProvide } from '../../fixtures/provisioning.ts'

export const filledLists = {
  async listBoards(context: CheckContext): Promise<FilledList> {
    const project = await context.given.project()
    const added = (await canProvide(context, 'boards')) ? five : []
    for (const _ of added) await givenFurtherBoard(context, project)
    return { by: project.owner, path: project.path, query: {}, key: 'id', least: added.length }
  },

  async listBoardLists(context: CheckContext): Promise<FilledList> {
    const board = await givenBoard(context)
    for (const _ of five) await givenBoardList(context, board)
    return { by: board.owner, path: board.path, query: {}, key: 'id', least: 5 }
  },
} satisfies FilledLists<'boards'>
