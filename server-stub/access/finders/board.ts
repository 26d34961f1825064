import { notFound } from '../../http/errors.ts'
import { boardsOf, listsOf, type LabelledList } from '../../resources/boards/queries.ts'
import type { BoardRow } from '../../database/tables.ts'
import type { QueryContext } from '../viewer.ts'
import { keptId } from '../identifier.ts'
import type { Project } from '../../resources/projects/record.ts'

/** A board of the project. */
export async function findBoard({ db }: QueryContext, project: Project, id: number): Promise<BoardRow> {
  const row = await boardsOf(db, project.id).where('id', '=', keptId(id)).executeTakeFirst()
  if (row === undefined) throw notFound('Board')
  return row
}

/** A list of the board; deleted ones are not found. */
export async function findBoardList(
  { db }: QueryContext,
  board: BoardRow,
  id: number,
): Promise<LabelledList> {
  const row = await listsOf(db, [board.id]).where('board_list.id', '=', keptId(id)).executeTakeFirst()
  if (row === undefined) throw notFound('List')
  return row
}
