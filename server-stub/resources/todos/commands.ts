/** Creates todos, and marks them as done. */
import type { Tx } from '../../database/connection.ts'
import type { TodoAction } from '../../database/tables/activity.ts'
import { insertTodo, markDone } from './queries.ts'
import type { TodoTarget } from './record.ts'

/** The change of an issue or merge request that causes todos, its author and its time. */
export interface TodoCause {
  project_id: number
  target: TodoTarget
  author_id: number
  created_at: string
}

/** Creates a todo for each assignee, also for self-assignment. */
export async function assign(tx: Tx, cause: TodoCause, userIds: readonly number[]): Promise<void> {
  await addTodos(tx, cause, 'assigned', userIds)
}

/** Creates a todo for each mentioned user; with a note if that mentions them, and not the target itself. */
export async function mention(
  tx: Tx,
  cause: TodoCause,
  users: readonly { id: number }[],
  note_id: number | null = null,
): Promise<void> {
  const ids = users.map(({ id }) => id)
  await addTodos(tx, cause, 'mentioned', ids, note_id)
}

/** Creates a todo for the author of a merge request whose head fails to build. */
export async function reportFailedBuild(tx: Tx, cause: TodoCause, userId: number): Promise<void> {
  await addTodos(tx, cause, 'build_failed', [userId])
}

/** Marks the author's todos about the target as done. */
export async function finishTodosOfAuthor(
  tx: Tx,
  { target, author_id, created_at }: Omit<TodoCause, 'project_id'>,
): Promise<void> {
  await markDone(tx, author_id, { target }, created_at)
}

async function addTodos(
  tx: Tx,
  { project_id, target, author_id, created_at }: TodoCause,
  action: TodoAction,
  userIds: readonly number[],
  note_id: number | null = null,
): Promise<void> {
  for (const user_id of userIds)
    await insertTodo(tx, { user_id, author_id, project_id, target, action, note_id, created_at })
}
