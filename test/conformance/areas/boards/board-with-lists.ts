/** A board with lists. Spec: document 3, "Issue boards". */
import type { CheckContext } from '../../fixtures/context.ts'
import { givenBoard, givenBoardList } from '../../fixtures/boards.ts'
import { isRecord } from '../../protocol/exchange.ts'

/** A board with two lists. */
export async function boardWithLists(context: CheckContext, options: Parameters<typeof givenBoard>[1] = {}) {
  const board = await givenBoard(context, options)
  const first = await givenBoardList(context, board)
  const second = await givenBoardList(context, board)
  return { ...board, board, first, second }
}

/** Whether a list is that of a label; the backlog and the closed issues have none. */
export function isOfLabel(list: { readonly label?: unknown }): boolean {
  return isRecord(list.label) && typeof list.label['name'] === 'string'
}
