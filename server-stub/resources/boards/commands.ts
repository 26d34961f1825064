/** Creates and moves lists of boards. */
import { keptId } from '../../access/identifier.ts'
import type { BoardRow } from '../../database/tables.ts'
import { requireValid } from '../../http/validation-messages.ts'
import { HttpError, invalid, notFound } from '../../http/errors.ts'
import type { Services } from '../../services.ts'
import { labelOf } from '../labels/index.ts'
import { addList, lockLists, setPositions } from './queries.ts'
import type { BoardList } from './record.ts'

const violations = {
  board_list_by_board_id_label_id: () =>
    new HttpError('conflict', { message: 'The board already has a list for this label' }),
}

/** Creates a list for a label of the board's project, in the last position. */
export async function createBoardList(
  services: Services,
  board: BoardRow,
  labelId: number,
): Promise<BoardList> {
  const label = await labelOf(services.db, board.project_id, keptId(labelId))
  if (label === undefined) throw invalid({ label_id: ['does not exist'] })
  return services.transaction(async ({ db, now, find }) => {
    const created_at = now().toISOString()
    return find.boardList(board, await addList(db, { board_id: board.id, label_id: label.id, created_at }))
  }, violations)
}

/** Moves a list to a position, counted from 1. */
export async function moveBoardList(
  services: Services,
  board: BoardRow,
  listId: number,
  position: number,
): Promise<BoardList> {
  const { id } = await services.find.boardList(board, listId)
  return services.transaction(async ({ db, find }) => {
    const ids = await lockLists(db, board.id)
    if (!ids.includes(id)) throw notFound('List')
    requireValid({
      position: [(position < 1 || position > ids.length) && `must be between 1 and ${ids.length}`],
    })
    const others = ids.filter((other) => other !== id)
    await setPositions(db, others.toSpliced(position - 1, 0, id))
    return find.boardList(board, id)
  })
}
