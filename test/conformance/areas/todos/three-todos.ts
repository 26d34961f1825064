/** Todos of two users. */
import type { CheckContext } from '../../fixtures/context.ts'
import { projectWith, givenTodo } from '../../fixtures/todos.ts'

/** A user with two todos, and another user with one. */
export async function threeTodos(context: CheckContext) {
  const [user, other] = [await context.given.user(), await context.given.user()]
  const project = await projectWith(context, user, other)
  const first = await givenTodo(context, { for: user, project })
  const second = await givenTodo(context, { for: user, project, type: 'Issue' })
  const ofOther = await givenTodo(context, { for: other, project })
  return { user, other, first, second, ofOther }
}
