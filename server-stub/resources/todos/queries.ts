/** What waits for people. Spec: document 2, "Todo". */
import type { SelectQueryBuilder } from 'kysely'
import type { Db, Tx } from '../../database/connection.ts'
import type { TodoAction } from '../../database/tables/activity.ts'
import type { Tables, TodoRow } from '../../database/tables.ts'

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
  const about = { issue_id: null, merge_request_id: null, [`${target.kind}_id`]: target.id }
  await tx
    .insertInto('todo')
    .values({ ...todo, ...about, note_id: note_id ?? null, updated_at: todo.created_at })
    .onConflict((waiting) => waiting.doNothing())
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

/** What a list of todos is narrowed by. */
export interface TodoFilter {
  action?: TodoAction | undefined
  author_id?: number | undefined
  project_id?: number | undefined
  /** Default: pending. */
  state?: TodoRow['state'] | undefined
  type?: 'Issue' | 'MergeRequest' | undefined
}

export type TodoQuery = SelectQueryBuilder<Tables, 'todo', TodoRow>

/** What waits, or waited, for the user, the newest first; which of it can be seen is for the caller to add. */
export function todosOf(db: Db | Tx, userId: number): TodoQuery {
  return db.selectFrom('todo').selectAll('todo').where('todo.user_id', '=', userId).orderBy('todo.id', 'desc')
}

/** Those of the user that match. */
export function todosMatching(db: Db, userId: number, filter: TodoFilter): TodoQuery {
  const { action, author_id, project_id, state = 'pending', type } = filter
  return todosOf(db, userId)
    .where('todo.state', '=', state)
    .$if(action !== undefined, (query) => query.where('todo.action', '=', action ?? 'marked'))
    .$if(author_id !== undefined, (query) => query.where('todo.author_id', '=', author_id ?? 0))
    .$if(project_id !== undefined, (query) => query.where('todo.project_id', '=', project_id ?? 0))
    .$if(type === 'Issue', (query) => query.where('todo.issue_id', 'is not', null))
    .$if(type === 'MergeRequest', (query) => query.where('todo.merge_request_id', 'is not', null))
}

/** Takes one of the user's todos as done, or all of them. */
export async function markDone(db: Db, userId: number, which: number | 'all', now: string): Promise<void> {
  await db
    .updateTable('todo')
    .set({ state: 'done', updated_at: now })
    .where('user_id', '=', userId)
    .where('state', '=', 'pending')
    .$if(which !== 'all', (query) => query.where('id', '=', Number(which)))
    .execute()
}
