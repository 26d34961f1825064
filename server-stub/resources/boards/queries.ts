/** SQL of boards and their lists. Deleted lists remain as rows. */
import { sql, type SelectQueryBuilder } from 'kysely'
import { keptId } from '../../access/identifier.ts'
import type { Db, Tx } from '../../database/connection.ts'
import { pageOf } from '../../database/paging.ts'
import { prepareByIds, prepareQuery } from '../../database/prepared.ts'
import type { Page, PageRequest } from '../../page.ts'
import { insertRow, updateRow } from '../../database/rows.ts'
import type { BoardListRow, BoardRow, Tables, Timestamp } from '../../database/tables.ts'
import type { BoardList } from './record.ts'

/** A page of the boards of a project, the oldest first. */
export async function pageOfBoards(db: Db, projectId: number, paging: PageRequest): Promise<Page<BoardRow>> {
  return pageOf(boardsOf(db, projectId), paging)
}

/** The board of this id in the project. */
export async function boardOf(db: Db | Tx, projectId: number, id: number): Promise<BoardRow | undefined> {
  return boardById.first(db, { projectId, id: keptId(id) }, null)
}

const boardById = prepareQuery((db, values: { projectId: number; id: number }, _shape: null) =>
  boardsOf(db, values.projectId).where('id', '=', values.id),
)

/** The boards of a project, the oldest first. */
export function boardsOf(db: Db | Tx, projectId: number): SelectQueryBuilder<Tables, 'board', BoardRow> {
  return db.selectFrom('board').selectAll().where('project_id', '=', projectId).orderBy('id')
}

/** A page of the lists of a board in order. */
export async function pageOfBoardLists(
  db: Db,
  boardId: number,
  paging: PageRequest,
): Promise<Page<BoardList>> {
  return pageOf(listsOf(db, [boardId]), paging)
}

/** The lists of each of these boards, in order. */
export async function listsByBoard(
  db: Db,
  boards: readonly number[],
): Promise<ReadonlyMap<number, BoardList[]>> {
  return Map.groupBy(await listsOfBoards(db, boards), (list) => list.board_id)
}

/** The list of this id on the board. */
export async function boardListOf(db: Db | Tx, boardId: number, id: number): Promise<BoardList | undefined> {
  return listById.first(db, { boardId, id: keptId(id) }, null)
}

const listById = prepareQuery((db, values: { boardId: number; id: number }, _shape: null) =>
  listsOf(db, [values.boardId]).where('board_list.id', '=', values.id),
)

const listsOfBoards = prepareByIds(listsOf)

/** The lists of these boards in order, without deleted ones. */
export function listsOf(db: Db | Tx, boards: readonly number[]) {
  return db
    .selectFrom('board_list')
    .innerJoin('label', 'label.id', 'board_list.label_id')
    .selectAll('board_list')
    .select(['label.name', 'label.color', 'label.description'])
    .where('board_list.board_id', 'in', boards)
    .where('board_list.deleted_at', 'is', null)
    .orderBy('board_list.position')
    .orderBy('board_list.id')
}

/** Locks the lists of a board for the transaction and returns their ids in order. */
export async function lockLists(tx: Tx, boardId: number): Promise<number[]> {
  await tx
    .updateTable('board')
    .set({ lists_changed: sql<number>`lists_changed + 1` })
    .where('id', '=', boardId)
    .execute()
  return (await listsOfBoards(tx, [boardId])).map(({ id }) => id)
}

/** Adds a list in the last position and returns its id. */
export async function addList(
  tx: Tx,
  list: Pick<BoardListRow, 'board_id' | 'label_id' | 'created_at'>,
): Promise<number> {
  const lists = await lockLists(tx, list.board_id)
  const { id } = await insertRow(tx, 'board_list', { ...list, position: lists.length + 1 })
  return id
}

/** Deletes a list; the positions of the others are renumbered. */
export async function removeList(tx: Tx, list: BoardListRow, at: Timestamp): Promise<void> {
  const lists = await lockLists(tx, list.board_id)
  await updateRow(tx, 'board_list', list.id, { deleted_at: at })
  await setPositions(
    tx,
    lists.filter((id) => id !== list.id),
  )
}

/** Numbers the lists of a board in this order. */
export async function setPositions(tx: Tx, ids: readonly number[]): Promise<void> {
  for (const [index, id] of ids.entries()) await updateRow(tx, 'board_list', id, { position: index + 1 })
}
