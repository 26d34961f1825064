/** What comes up for people who are drawn into an issue or a merge request. */
import type { Tx } from '../../database/connection.ts'
import type { UserRow } from '../../database/tables.ts'
import { addTodo, finishTodos, type TodoTarget } from './queries.ts'

/** What it is about, who does it, and when. */
export interface Occasion {
  project_id: number
  target: TodoTarget
  author_id: number
  created_at: string
}

/** It is now theirs to look after; also where they took it upon themselves. */
export async function assign(tx: Tx, occasion: Occasion, userIds: readonly number[]): Promise<void> {
  for (const user_id of userIds) await addTodo(tx, { ...occasion, user_id, action: 'assigned' })
}

/** They were called by their names, in the thing itself or in a note on it. */
export async function mention(
  tx: Tx,
  occasion: Occasion,
  users: readonly UserRow[],
  noteId?: number,
): Promise<void> {
  const where = noteId === undefined ? {} : { note_id: noteId }
  for (const { id: user_id } of users)
    await addTodo(tx, { ...occasion, ...where, user_id, action: 'mentioned' })
}

/** Whoever acts on it has seen what was to do about it. */
export async function finishTodosOfAuthor(
  tx: Tx,
  { target, author_id, created_at }: Occasion,
): Promise<void> {
  await finishTodos(tx, author_id, target, created_at)
}
