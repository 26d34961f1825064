/** Issue boards and their lists. Spec: document 3, "Issue boards". */
import { keptId } from '../../access/identifier.ts'
import { check } from '../../http/check.ts'
import { Failure, invalid, notFound, unlessMissing } from '../../http/errors.ts'
import { created, list, ok, type Area } from '../../http/handler.ts'
import { board, boardList } from './presenter.ts'
import type { Services } from '../../services.ts'
import { addList, boardsOf, listsOf, listsToChange, placeLists, removeList } from './queries.ts'
import { labelOf } from '../labels/queries.ts'
import { pageOf } from '../../database/paging.ts'
import { onConstraintViolation } from '../../database/constraints.ts'

const labelTaken = {
  board_list_by_board_id_label_id: () => new Failure('conflict', { message: 'The label has a list already' }),
}

export const boards = {
  async listBoards({ path, paging }, { db, find, authorize }) {
    const project = await find.project(path.id)
    authorize('read-board', project)
    const page = await pageOf(boardsOf(db, project.id), paging)
    const ids = page.rows.map(({ id }) => id)
    const lists = ids.length === 0 ? [] : await listsOf(db, ids).execute()
    return list(page, (row) =>
      board(
        row,
        lists.filter(({ board_id }) => board_id === row.id),
      ),
    )
  },

  async listBoardLists({ path, paging }, { db, find, authorize }) {
    const project = await find.project(path.id)
    authorize('read-board', project)
    const { id } = await find.board(project, path.board_id)
    return list(await pageOf(listsOf(db, [id]), paging), boardList)
  },

  async getBoardList({ path }, { find, authorize }) {
    const project = await find.project(path.id)
    authorize('read-board', project)
    const within = await find.board(project, path.board_id)
    return ok(boardList(await find.boardList(within, path.list_id)))
  },

  async createBoardList({ path, body }, { db, find, authorize, now }) {
    const project = await find.project(path.id)
    authorize('manage-board-list', project)
    const within = await find.board(project, path.board_id)
    const label = await labelOf(db, project.id, keptId(body.label_id))
    if (label === undefined) throw invalid({ label_id: ['does not exist'] })
    const added = { board_id: within.id, label_id: label.id }
    const adding = db.transaction().execute((tx) => addList(tx, added, now().toISOString()))
    return created(boardList(await find.boardList(within, await onConstraintViolation(adding, labelTaken))))
  },

  async updateBoardList({ path, body }, { db, find, authorize }) {
    const project = await find.project(path.id)
    authorize('manage-board-list', project)
    const within = await find.board(project, path.board_id)
    const { id } = await find.boardList(within, path.list_id)
    await db.transaction().execute(async (tx) => {
      const ids = await listsToChange(tx, within.id)
      if (!ids.includes(id)) throw notFound('List')
      check({ position: [outside(body.position, ids.length)] })
      await placeLists(tx, moved(ids, id, body.position))
    })
    return ok(boardList(await find.boardList(within, id)))
  },

  async deleteBoardList({ path }, { db, find, authorize, now }) {
    const project = await find.project(path.id)
    authorize('delete-board-list', project)
    const within = await find.board(project, path.board_id)
    const leaving = await unlessMissing(find.boardList(within, path.list_id))
    if (leaving === undefined) return ok()
    await db.transaction().execute((tx) => removeList(tx, leaving, now().toISOString()))
    return ok()
  },
} satisfies Area<'boards', Services>

function outside(position: number, lists: number): string | false {
  return (position < 1 || position > lists) && `must be from 1 to ${lists}`
}

/** The ids with one of them at another position, counted from 1. */
function moved(ids: readonly number[], id: number, position: number): number[] {
  return ids.filter((other) => other !== id).toSpliced(position - 1, 0, id)
}
