import { viewerOf } from '../viewer.ts'
import { notFound } from '../../http/errors.ts'
import type { TodoRow } from '../../database/tables.ts'
import { todosOf } from '../../resources/todos/queries.ts'
import { visibleTodos } from '../../resources/events/visibility.ts'
import type { QueryContext } from '../viewer.ts'

/** One of the caller's own todos, about something that the caller can still see. */
export async function findTodo({ db, caller, now }: QueryContext, id: number): Promise<TodoRow> {
  const todo =
    caller.kind === 'anonymous'
      ? undefined
      : await todosOf(db, caller.user.id)
          .where('todo.id', '=', id)
          .where((eb) => visibleTodos(eb, viewerOf({ caller, now })))
          .executeTakeFirst()
  if (todo === undefined) throw notFound('Todo')
  return todo
}
