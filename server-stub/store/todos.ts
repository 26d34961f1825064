/** What waits for people. Spec: document 2, "Todo". */
import type { Tx } from './database.ts'
import type { TodoAction } from './tables/activity.ts'

/** The issue or merge request that there is something to do about. */
export interface TodoTarget {
  kind: 'issue' | 'merge_request'
  id: number
}

/** What is to do, for whom, and because of whom. */
export interface NewTodo {
  user_id: number
  author_id: number
  project_id: number
  action: TodoAction
  target: TodoTarget
  /** Where the user was mentioned, unless in the thing itself. */
  note_id?: number
  created_at: string
}

/**
 * Gives a user something to do, unless the same waits already. Whether the user can see the thing is for the caller to
 * know.
 */
export async function addTodo(tx: Tx, { target, note_id, ...todo }: NewTodo): Promise<void> {
  const waiting = await tx
    .selectFrom('todo')
    .select('id')
    .where('user_id', '=', todo.user_id)
    .where(`${target.kind}_id`, '=', target.id)
    .where('action', '=', todo.action)
    .where('state', '=', 'pending')
    .executeTakeFirst()
  if (waiting !== undefined) return
  const about = { issue_id: null, merge_request_id: null, [`${target.kind}_id`]: target.id }
  await tx
    .insertInto('todo')
    .values({ ...todo, ...about, note_id: note_id ?? null, updated_at: todo.created_at })
    .execute()
}

/** Takes what waits for a user about the thing as done: the user has just acted on it. */
export async function finishTodos(tx: Tx, userId: number, target: TodoTarget, now: string): Promise<void> {
  await tx
    .updateTable('todo')
    .set({ state: 'done', updated_at: now })
    .where('user_id', '=', userId)
    .where(`${target.kind}_id`, '=', target.id)
    .where('state', '=', 'pending')
    .execute()
}
