/** Finds boards and their lists. */
import type { QueryContext } from '../../access/viewer.ts'
import { authorizedBy } from '../../authorized.ts'
import type { BoardRow } from '../../database/tables.ts'
import { notFound } from '../../http/errors.ts'
import type { Project } from '../projects/record.ts'
import { boardListOf, boardOf } from './queries.ts'
import type { BoardList } from './record.ts'

/** Wraps operations on the board of the path; the permission concerns its project. */
export const inBoard = authorizedBy(
  ({ id }: { id: number | string; board_id: number }, { find }) => find.project(id),
  (project, { board_id }, { find }) => find.board(project, board_id),
)

/** The board of this id in the project. Boards are visible to all callers who are authorized to read boards. */
export async function findBoard({ db }: QueryContext, project: Project, id: number): Promise<BoardRow> {
  const row = await boardOf(db, project.id, id)
  if (row === undefined) throw notFound('Board')
  return row
}

/** The list of this id on the board. Deleted lists are not found. */
export async function findBoardList({ db }: QueryContext, board: BoardRow, id: number): Promise<BoardList> {
  const row = await boardListOf(db, board.id, id)
  if (row === undefined) throw notFound('List')
  return row
}
