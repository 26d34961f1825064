/** Boards and their lists. A deleted list stays as a row and is never found. */
import { sql, type SelectQueryBuilder } from 'kysely'
import type { Db, Tx } from '../../database/connection.ts'
import type { BoardListRow, BoardRow, LabelRow, Tables, Timestamp } from '../../database/tables.ts'

/** A list together with the label that it is for. */
export type LabelledList = BoardListRow & Pick<LabelRow, 'name' | 'color' | 'description'>

/** Boards of a project, the oldest first. */
export function boardsOf(db: Db | Tx, projectId: number): SelectQueryBuilder<Tables, 'board', BoardRow> {
  return db.selectFrom('board').selectAll().where('project_id', '=', projectId).orderBy('id')
}

/** Lists of these boards from the left. */
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

/** Ids of the lists of a board from the left; whoever else wants to change them has to wait for this transaction. */
export async function listsToChange(tx: Tx, boardId: number): Promise<number[]> {
  await tx
    .updateTable('board')
    .set({ lists_changed: sql<number>`lists_changed + 1` })
    .where('id', '=', boardId)
    .execute()
  return (await listsOf(tx, [boardId]).execute()).map(({ id }) => id)
}

/** Adds a list at the right end. */
export async function addList(
  tx: Tx,
  { board_id, label_id }: Pick<BoardListRow, 'board_id' | 'label_id'>,
  now: Timestamp,
): Promise<number> {
  const lists = await listsToChange(tx, board_id)
  const { id } = await tx
    .insertInto('board_list')
    .values({ board_id, label_id, position: lists.length + 1, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Takes a list off its board; those to its right close up. */
export async function removeList(tx: Tx, list: BoardListRow, now: Timestamp): Promise<void> {
  const lists = await listsToChange(tx, list.board_id)
  await tx.updateTable('board_list').set({ deleted_at: now }).where('id', '=', list.id).execute()
  await placeLists(
    tx,
    lists.filter((id) => id !== list.id),
  )
}

/** Numbers the lists of a board in this order. */
export async function placeLists(tx: Tx, ids: readonly number[]): Promise<void> {
  for (const [index, id] of ids.entries())
    await tx
      .updateTable('board_list')
      .set({ position: index + 1 })
      .where('id', '=', id)
      .execute()
}
