/** One valid request to each operation of todos: what the generated checks vary. */
import { givenTodo } from '../../fixtures/todos.ts'
import type { RequestBuilders } from '../../fixtures/request.ts'

export const requests = {
  listTodos: async ({ nonMember }) => ({ by: nonMember, input: {} }),

  markTodoAsDone: async (context) => {
    const user = await context.given.user()
    const { id } = await givenTodo(context, { for: user })
    return { by: user, input: { path: { id } } }
  },

  markAllTodosAsDone: async ({ given }) => ({ by: await given.user(), input: {} }),
} satisfies RequestBuilders<'todos'>
