/** Issue boards and their lists. Spec: document 3, "Issue boards". */
import type { AuthorizedArea } from '../../authorized.ts'
import { undefinedIfNotFound } from '../../http/errors.ts'
import { created, list, ok } from '../../http/handler.ts'
import { inProject } from '../projects/index.ts'
import { createBoardList, moveBoardList } from './commands.ts'
import { board, boardList } from './presenter.ts'
import { listsByBoard, pageOfBoardLists, pageOfBoards, removeList } from './queries.ts'
import { inBoard } from './relations.ts'

export const boards = {
  listBoards: inProject(async ({ paging }, { db }, project) => {
    const page = await pageOfBoards(db, project.id, paging)
    const lists = await listsByBoard(
      db,
      page.rows.map(({ id }) => id),
    )
    return list(page, (row) => board(row, lists.get(row.id) ?? []))
  }),

  listBoardLists: inBoard(async ({ paging }, { db }, { id }) =>
    list(await pageOfBoardLists(db, id, paging), boardList),
  ),

  getBoardList: inBoard(async ({ path }, { find }, found) =>
    ok(boardList(await find.boardList(found, path.list_id))),
  ),

  createBoardList: inBoard(async ({ body }, services, found) =>
    created(boardList(await createBoardList(services, found, body.label_id))),
  ),

  updateBoardList: inBoard(async ({ path, body }, services, found) =>
    ok(boardList(await moveBoardList(services, found, path.list_id, body.position))),
  ),

  deleteBoardList: inBoard(async ({ path }, { find, transaction }, found) => {
    const deleted = await undefinedIfNotFound(find.boardList(found, path.list_id))
    if (deleted !== undefined)
      await transaction(({ db, now }) => removeList(db, deleted, now().toISOString()))
    return ok()
  }),
} satisfies AuthorizedArea<'boards'>
